import { localDateOf, type Period, periodOfKey } from '@baize/periods';
import { RefusedRequest } from '../../../platform/http/refused-request.ts';

const dayMs = 86_400_000;
const defaultDays = 30;

export interface ReportSpan {
  /** Local dates of the brand's zone, both included. */
  firstDay: string;
  lastDay: string;
  start: Date;
  end: Date;
  zone: string;
}

/** The days that a report covers: those in which its instants lie. Throws a RefusedRequest when there are none, or too many. */
export function reportSpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { now, zone, maxDays }: { now: Date; zone: string; maxDays: number },
): ReportSpan {
  const last = dayOf(to === undefined ? now : new Date(Date.parse(to) - 1), zone);
  const first =
    from === undefined ? periodOfKey('D', daysBefore(last.key, defaultDays - 1), zone) : dayOf(new Date(from), zone);
  const days = (Date.parse(last.key) - Date.parse(first.key)) / dayMs + 1;
  if (days < 1) throw refused('to');
  if (days > maxDays) throw refused('from');
  return { firstDay: first.key, lastDay: last.key, start: first.start, end: last.end, zone };
}

const dayOf = (at: Date, zone: string): Period => periodOfKey('D', localDateOf(at, zone), zone);

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

const refused = (field: 'from' | 'to') =>
  new RefusedRequest('invalid_input', { fields: { [field]: { key: 'field_format' } } });
