import type { ReportCadence } from '@baize/contract';
import { hourOfLocalDate, periodAt, shiftPeriod } from '@baize/periods';

/** When a saved report is due: at an hour of the first local day of each period. */
export interface DueRule {
  cadence: ReportCadence;
  hour: number;
}

/** The first moment after `moment` at which it is due. */
export function nextDue({ cadence, hour }: DueRule, moment: Date, zone: string): Date {
  for (let period = periodAt(cadence, moment, zone); ; period = shiftPeriod(period, 1, zone)) {
    const due = hourOfLocalDate(period.firstDate, hour, zone);
    if (due > moment) return due;
  }
}

/** The last moment up to `moment` at which it was due: after a stop that one alone is made up for. */
export function lastDue({ cadence, hour }: DueRule, moment: Date, zone: string): Date {
  for (let period = periodAt(cadence, moment, zone); ; period = shiftPeriod(period, -1, zone)) {
    const due = hourOfLocalDate(period.firstDate, hour, zone);
    if (due <= moment) return due;
  }
}
