/** Draws at fixed steps from local midnight on, or so many of them from a later time on. */
export interface IntervalCalendar {
  readonly kind: 'interval';
  readonly intervalSeconds: number;
  /** Left out: midnight. */
  readonly startsAtSeconds?: number;
  /** Left out: as many as fit into a day. */
  readonly drawsADay?: number;
}

/** Draws on some days at one time. */
export interface DayCalendar {
  readonly kind: 'days';
  /** Weekdays as on the wire: Monday 2 to Saturday 7, Sunday 1. Empty with `monthDays`. */
  readonly weekdays: readonly number[];
  /** Days of the month; left out: weekdays decide. */
  readonly monthDays?: readonly number[];
  /** Local, as `16:15`. */
  readonly drawTime: string;
}

/** When a lottery draws, in a zone without summer time. */
export interface DrawCalendar {
  readonly draws: IntervalCalendar | DayCalendar;
  readonly utcOffsetHours: number;
  /** Seconds before a draw at which betting closes. */
  readonly lockSeconds: number;
}

/** Whether no draw takes place on a local date, as `20250128`. */
export type IsClosed = (localDate: string) => boolean;

/** One issue of a lottery. Moments in milliseconds. */
export interface Issue {
  /** `yyyymmdd` for one draw a day, with four more digits for the draw of the day. */
  readonly numero: string;
  readonly drawsAt: number;
  /** From this millisecond on nothing is taken. */
  readonly closesAt: number;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const daySeconds = dayMs / secondMs;
const indexDigits = 4;
/** No calendar is silent for longer. */
const maxDaysAhead = 400;

const neverClosed: IsClosed = () => false;

/** `yyyymmdd` of a day that is counted from 1970 on. */
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
const weekdayOf = (day: number): number => new Date(day * dayMs).getUTCDay() + 1;
const monthDayOf = (day: number): number => new Date(day * dayMs).getUTCDate();

function timeOf(drawTime: string): number {
  const [hours = 0, minutes = 0] = drawTime.split(':').map(Number);
  return hours * hourMs + minutes * minuteMs;
}

const drawsADayOf = ({ drawsADay, intervalSeconds }: IntervalCalendar): number =>
  drawsADay ?? Math.floor(daySeconds / intervalSeconds);

function issuesOfDay({ draws, utcOffsetHours, lockSeconds }: DrawCalendar, day: number, from: number): Issue[] {
  const midnight = day * dayMs - utcOffsetHours * hourMs;
  const issue = (numero: string, drawsAt: number): Issue => ({
    numero,
    drawsAt,
    closesAt: drawsAt - lockSeconds * secondMs,
  });
  if (draws.kind === 'days') {
    const isDrawn = draws.monthDays?.includes(monthDayOf(day)) ?? draws.weekdays.includes(weekdayOf(day));
    const drawsAt = midnight + timeOf(draws.drawTime);
    return isDrawn && drawsAt > from ? [issue(dateOf(day), drawsAt)] : [];
  }
  const start = midnight + (draws.startsAtSeconds ?? 0) * secondMs;
  const stepMs = draws.intervalSeconds * secondMs;
  const first = Math.max(1, Math.floor((from - start) / stepMs) + 1);
  const count = Math.max(0, drawsADayOf(draws) - first + 1);
  return Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    return issue(dateOf(day) + `${index}`.padStart(indexDigits, '0'), start + index * stepMs);
  });
}

/** The issues that draw after a moment, in order, without end. */
export function* issuesAfter(calendar: DrawCalendar, now: number, isClosed: IsClosed = neverClosed): Generator<Issue> {
  const today = Math.floor((now + calendar.utcOffsetHours * hourMs) / dayMs);
  let lastDrawn = today - 1;
  for (let day = today - 1; day - lastDrawn <= maxDaysAhead; day += 1) {
    if (isClosed(dateOf(day))) continue;
    const issues = issuesOfDay(calendar, day, now);
    if (issues.length > 0) lastDrawn = day;
    yield* issues;
  }
}

/** The issue that draws next. Throws RangeError where a calendar has none. */
export function issueAt(calendar: DrawCalendar, now: number, isClosed: IsClosed = neverClosed): Issue {
  const next = issuesAfter(calendar, now, isClosed).next();
  if (next.done) throw new RangeError('a calendar without draws');
  return next.value;
}

export const allWeekdays = [2, 3, 4, 5, 6, 7, 1] as const;

/** Weekdays of the draws with commas between, as they are sent. */
export const drawDaysOf = ({ draws }: DrawCalendar): string =>
  (draws.kind === 'days' && draws.weekdays.length > 0 ? draws.weekdays : allWeekdays).join(',');

/** How long it is to an issue's draw and to its close, in whole seconds; the server's clock decides what is taken. */
export function timesOf(issue: Issue, now: number) {
  const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - now) / secondMs));
  return {
    toDrawSeconds: secondsTo(issue.drawsAt),
    toCloseSeconds: secondsTo(issue.closesAt),
    isOpen: now < issue.closesAt,
  };
}
