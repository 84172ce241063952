import { type Period, periodAt, periodOfKey, shiftPeriod } from '@baize/periods';
import { fail, ok, type Result } from '../../../platform/result.ts';

/** Days of the brand's calendar, both included, and the moments that they begin and end with. */
export interface ReportSpan {
  firstDate: string;
  lastDate: string;
  start: Date;
  end: Date;
  zone: string;
}

interface AskedSpan {
  period: 'today' | 'yesterday' | 'week' | 'month' | 'custom';
  from?: string | undefined;
  to?: string | undefined;
}

/** A report over more days than these is refused. */
const maxDays = 92;
const dayMs = 86_400_000;

const spanOf = ({ firstDate, lastDate, start, end }: Period, zone: string): ReportSpan => ({
  ...{ firstDate, lastDate, start, end, zone },
});

/** The days that a report is asked for. */
export function readSpan(
  { period, from, to }: AskedSpan,
  now: Date,
  zone: string,
): Result<ReportSpan, 'invalid_input'> {
  const today = periodAt('D', now, zone);
  if (period === 'today') return ok(spanOf(today, zone));
  if (period === 'yesterday') return ok(spanOf(shiftPeriod(today, -1, zone), zone));
  if (period === 'week') return ok(spanOf(periodAt('W', now, zone), zone));
  if (period === 'month') return ok(spanOf(periodAt('M', now, zone), zone));
  if (from === undefined) return fail('invalid_input', { fields: { from: { key: 'not_empty' } } });
  const last = to ?? from;
  const days = (Date.parse(last) - Date.parse(from)) / dayMs;
  if (days < 0 || days >= maxDays) return fail('invalid_input', { fields: { to: { key: 'invalid_input' } } });
  const end = periodOfKey('D', last, zone).end;
  return ok({ firstDate: from, lastDate: last, start: periodOfKey('D', from, zone).start, end, zone });
}

/** The days of a span that have begun, in order. */
export function daysOfSpan({ start, end, zone }: ReportSpan, now: Date): string[] {
  const days: string[] = [];
  for (let day = periodAt('D', start, zone); day.start < end && day.start <= now; day = shiftPeriod(day, 1, zone))
    days.push(day.key);
  return days;
}

export const shownSpan = ({ firstDate, lastDate, zone }: ReportSpan) => ({ firstDate, lastDate, timeZone: zone });
