import { Temporal } from 'temporal-polyfill';
import { startOfLocalDate, zonedAt } from './zones.ts';

/** D daily, W weekly from Monday, H semi-monthly (1-15, 16-end), M monthly (spec §3; spec decision 35). */
export const periodCodes = ['D', 'W', 'H', 'M'] as const;
export type PeriodCode = (typeof periodCodes)[number];

/** A local date in ISO form, as `2026-11-23`. */
export type LocalDate = string;

/** A stretch of local days in one zone, from the first moment of `firstDate` to the first moment after `lastDate`. */
export interface Period {
  code: PeriodCode;
  /** Unique among the periods of its code and sortable as text, as `2026-11-16`: its first date. */
  key: LocalDate;
  firstDate: LocalDate;
  lastDate: LocalDate;
  start: Date;
  /** Not part of the period: the start of the next one. */
  end: Date;
}

const semiMonthlyDays = 15;

/** The first date of the period of `code` that holds a date. */
const firstDates: Record<PeriodCode, (date: Temporal.PlainDate) => Temporal.PlainDate> = {
  D: (date) => date,
  W: (date) => date.subtract({ days: date.dayOfWeek - 1 }),
  H: (date) => date.with({ day: date.day <= semiMonthlyDays ? 1 : semiMonthlyDays + 1 }),
  M: (date) => date.with({ day: 1 }),
};

/** The first date of the next period, from the first date of one. */
const nextFirstDates: Record<PeriodCode, (first: Temporal.PlainDate) => Temporal.PlainDate> = {
  D: (first) => first.add({ days: 1 }),
  W: (first) => first.add({ weeks: 1 }),
  H: (first) =>
    first.day === 1 ? first.with({ day: semiMonthlyDays + 1 }) : first.add({ months: 1 }).with({ day: 1 }),
  M: (first) => first.add({ months: 1 }),
};

/** The period of `code` that holds the moment, by the calendar of the zone. Throws a RangeError when there is no such zone. */
export const periodAt = (code: PeriodCode, moment: Date, zone: string): Period =>
  periodFrom(code, firstDates[code](zonedAt(moment, zone).toPlainDate()), zone);

/** The period with that key. Throws a RangeError when no period of this code begins on that date. */
export function periodOfKey(code: PeriodCode, key: LocalDate, zone: string): Period {
  const first = Temporal.PlainDate.from(key);
  if (!firstDates[code](first).equals(first)) throw new RangeError(`No period ${code} begins on ${key}.`);
  return periodFrom(code, first, zone);
}

/** The period that lies `count` periods after (or, below 0, before) one. */
export function shiftPeriod(period: Period, count: number, zone: string): Period {
  const { code } = period;
  let first = Temporal.PlainDate.from(period.firstDate);
  for (let step = 0; step < count; step += 1) first = nextFirstDates[code](first);
  for (let step = 0; step > count; step -= 1) first = firstDates[code](first.subtract({ days: 1 }));
  return periodFrom(code, first, zone);
}

/** All periods of `code` that end after `from` and begin before `to`, in order: none is left out, however long the stretch. */
export function periodsBetween(code: PeriodCode, from: Date, to: Date, zone: string): Period[] {
  const periods: Period[] = [];
  for (
    let period = periodAt(code, from, zone);
    period.start.getTime() < to.getTime();
    period = shiftPeriod(period, 1, zone)
  )
    periods.push(period);
  return periods;
}

function periodFrom(code: PeriodCode, first: Temporal.PlainDate, zone: string): Period {
  const next = nextFirstDates[code](first);
  return {
    code,
    key: first.toString(),
    firstDate: first.toString(),
    lastDate: next.subtract({ days: 1 }).toString(),
    start: startOfLocalDate(first, zone),
    end: startOfLocalDate(next, zone),
  };
}
