import { maxReportDays, type ReportQuestion, type ReportSpanName } from '@baize/contract';
import { type Period, type PeriodCode, periodAt, periodOfKey, shiftPeriod } from '@baize/periods';
import { RefusedRequest } from '../../../../platform/http/refused-request.ts';

/** Local dates of a brand's zone, both included. */
export interface ReportDays {
  firstDay: string;
  lastDay: string;
}

type Asked = Pick<ReportQuestion, 'span' | 'from' | 'to'>;
type Relative = Exclude<ReportSpanName, 'between'>;

/** Each relative span: from the how-many-th period of a kind to the how-many-th, counted back from the one that runs. */
const relative: Record<Relative, readonly [code: PeriodCode, from: number, to: number]> = {
  today: ['D', 0, 0],
  yesterday: ['D', 1, 1],
  last7Days: ['D', 7, 1],
  last30Days: ['D', 30, 1],
  thisWeek: ['W', 0, 0],
  lastWeek: ['W', 1, 1],
  thisMonth: ['M', 0, 0],
  lastMonth: ['M', 1, 1],
  last12Months: ['M', 12, 1],
};
const dayMs = 86_400_000;

/** The days that a report covers at a moment. Throws a RefusedRequest when there are none, or too many. */
export function daysOf({ span, from, to }: Asked, now: Date, zone: string): ReportDays {
  if (span !== 'between') {
    const [code, first, last] = relative[span];
    const running = periodAt(code, now, zone);
    return {
      firstDay: shiftPeriod(running, -first, zone).firstDate,
      lastDay: shiftPeriod(running, -last, zone).lastDate,
    };
  }
  if (from === undefined) throw refused('from');
  if (to === undefined) throw refused('to');
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw refused('to');
  if (days > maxReportDays) throw refused('from');
  return { firstDay: from, lastDay: to };
}

/** The moments between which the days lie in a zone. */
export function momentsOf({ firstDay, lastDay }: ReportDays, zone: string): Pick<Period, 'start' | 'end'> {
  return { start: periodOfKey('D', firstDay, zone).start, end: periodOfKey('D', lastDay, zone).end };
}

const refused = (field: 'from' | 'to') =>
  new RefusedRequest('invalid_input', { fields: { [field]: { key: 'field_format' } } });
