/** The only source of time; rules receive it, nobody calls Date.now elsewhere. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds that only grow: for durations, which no change of the wall clock may touch. */
export const elapsedMs = (): number => performance.now();
