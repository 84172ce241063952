/** The only source of time; rules receive it, nobody calls Date.now elsewhere. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
