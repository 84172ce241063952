/** The only source of time; rules receive it, nobody calls Date.now elsewhere. */
export interface Clock {
  now(): Date;
}

/** Milliseconds that only grow: for durations, which no change of the wall clock may touch. */
export const elapsedMs = (): number => performance.now();

/** A clock that also measures: what it says of durations stands, whoever sets the wall clock. */
export interface SteadyClock extends Clock {
  /** Milliseconds since any moment; only grows. */
  elapsedMs(): number;
}

export const systemClock: SteadyClock = { now: () => new Date(), elapsedMs };

/**
 * What is left of a wait that began with `maxMs`, in milliseconds. A clock that was set back since does not lengthen it.
 */
export const leftOfMs = (until: Date, now: Date, maxMs: number): number =>
  Math.min(maxMs, Math.max(0, until.getTime() - now.getTime()));
