import type { SteadyClock } from '../../src/platform/clock.ts';

/** A clock that moves only when a test says so. */
export interface TestClock extends SteadyClock {
  advanceMs(ms: number): void;
  /** Sets the wall clock: no time goes by. */
  jumpMs(ms: number): void;
}

export function testClock(start = '2026-03-01T12:00:00.000Z'): TestClock {
  let nowMs = Date.parse(start);
  let elapsedMs = 0;
  return {
    now: () => new Date(nowMs),
    elapsedMs: () => elapsedMs,
    advanceMs: (ms) => {
      nowMs += ms;
      elapsedMs += ms;
    },
    jumpMs: (ms) => {
      nowMs += ms;
    },
  };
}
