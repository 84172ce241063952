import type { PayKind } from '@baize/contract';
import { type Period, periodAt, shiftPeriod, slotAt } from '@baize/periods';
import { contractPeriods } from '../contracts/index.ts';
import type { PayPeriod } from './schema.ts';

const hourMinutes = 60;

/** The period of a kind, counted back from the running one, which is 0. Real-time salary is looked at by whole days. */
export function periodBack(kind: PayKind, back: number, now: Date, zone: string): PayPeriod {
  if (kind === 'hourSalary') {
    let slot = slotAt(hourMinutes, now, zone);
    for (let step = 0; step < back; step += 1) slot = slotAt(hourMinutes, new Date(slot.start.getTime() - 1), zone);
    return slot;
  }
  const period: Period = shiftPeriod(periodAt(kind === 'rebate' ? 'D' : contractPeriods[kind], now, zone), -back, zone);
  return kind === 'realTimeSalary' ? { ...period, key: `${period.key}Tend` } : period;
}
