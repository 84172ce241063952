import type { CalendarJob } from '../../platform/jobs/durable/calendar-job.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import type { Tick } from '../../platform/part.ts';
import type { Watching } from './watching.ts';

const settleEveryMs = 5_000;
const bringHomeEveryMs = 30_000;
const compareEveryMinutes = 60;

/** Settles open transfers and brings money home: both lock what they work on, so that they may run in every process. */
export function transferTicks(watching: Pick<Watching, 'settleOpen' | 'bringHome'>): Tick[] {
  return [
    { everyMs: settleEveryMs, work: watching.settleOpen },
    { everyMs: bringHomeEveryMs, work: watching.bringHome },
  ];
}

/** Raises an alarm for a float that differs from what the vendor holds. */
export const compareFloatsJob = (watching: Pick<Watching, 'compareFloats'>, raiseAlarm: RaiseAlarm): CalendarJob =>
  housekeeping('transferWallet.compareFloats', () => alarmDifferences(watching, raiseAlarm), compareEveryMinutes);

async function alarmDifferences(
  { compareFloats }: Pick<Watching, 'compareFloats'>,
  raiseAlarm: RaiseAlarm,
): Promise<void> {
  for (const { vendorCode, currencyCode, floatMinor, atVendorMinor, open } of await compareFloats()) {
    if (open > 0 || floatMinor === atVendorMinor) continue;
    const detail = { vendorCode, currencyCode, floatMinor: `${floatMinor}`, atVendorMinor: `${atVendorMinor}` };
    raiseAlarm({ code: 'float_difference', detail });
  }
}
