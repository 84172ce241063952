import type { PeriodCode } from '@baize/contract';

/** A stretch of a brand's time: `to` is no part of it. */
export interface Span {
  brandId: string;
  from: Date;
  to: Date;
}

const dayMs = 86_400_000;
const monday = 1;
const daysInWeek = 7;
const secondHalfFrom = 16;

/** The period that a moment lies in, in UTC: from its first moment up to, but not including, `to`. */
export function periodAt(code: PeriodCode, at: Date): { from: Date; to: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const utc = (monthIndex: number, dayOfMonth: number) => new Date(Date.UTC(year, monthIndex, dayOfMonth));
  if (code === 'M') return { from: utc(month, 1), to: utc(month + 1, 1) };
  if (code === 'H') {
    return day < secondHalfFrom
      ? { from: utc(month, 1), to: utc(month, secondHalfFrom) }
      : { from: utc(month, secondHalfFrom), to: utc(month + 1, 1) };
  }
  if (code === 'D') return { from: utc(month, day), to: utc(month, day + 1) };
  const sinceMonday = (at.getUTCDay() - monday + daysInWeek) % daysInWeek;
  const from = utc(month, day - sinceMonday);
  return { from, to: new Date(from.getTime() + daysInWeek * dayMs) };
}
