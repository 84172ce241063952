import { type PeriodCode, periodAt, slotAt } from '@baize/periods';

/** How often work comes: with a period of the calendar, or every so many minutes of the local day (a divisor of 1,440). */
export type Cadence = PeriodCode | { everyMinutes: number };

/** A stretch of time that work is done for, once it is over. */
export interface Stretch {
  key: string;
  start: Date;
  /** Not part of it. */
  end: Date;
}

export interface DueQuestion {
  cadence: Cadence;
  zone: string;
  /** What ended before is done or nobody's. */
  since: Date;
  /** What ended up to here is due. */
  until: Date;
  /** No more than these, the oldest first; the rest is due the next time. */
  limit: number;
}

/** The stretches that ended after `since` and up to `until`, in order, however long nobody asked. */
export function dueStretches({ cadence, zone, since, until, limit }: DueQuestion): Stretch[] {
  const due: Stretch[] = [];
  for (let stretch = stretchAt(cadence, since, zone); due.length < limit && stretch.end <= until; ) {
    if (stretch.end > since) due.push(stretch);
    stretch = stretchAt(cadence, stretch.end, zone);
  }
  return due;
}

/** The newest stretch that is over, or null where it ended before `since`. */
export function newestDueStretch({ cadence, zone, since, until }: Omit<DueQuestion, 'limit'>): Stretch | null {
  const running = stretchAt(cadence, until, zone);
  const newest = stretchAt(cadence, new Date(running.start.getTime() - 1), zone);
  return newest.end > since ? newest : null;
}

/** The stretch that a moment lies in. */
export const stretchAt = (cadence: Cadence, moment: Date, zone: string): Stretch =>
  typeof cadence === 'string' ? periodAt(cadence, moment, zone) : slotAt(cadence.everyMinutes, moment, zone);
