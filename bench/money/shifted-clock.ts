import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts';

/** The system's clock, so many milliseconds later. */
export const clockAt = (offsetMs: number): Clock =>
  offsetMs === 0 ? systemClock : { now: () => new Date(systemClock.now().getTime() + offsetMs) };
