import type { Clock } from '../platform/clock.ts';

/** A clock that moves only when a test says so. */
export interface TestClock extends Clock {
  advanceMs(ms: number): void;
}

export function testClock(start = '2026-03-01T12:00:00.000Z'): TestClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advanceMs: (ms) => {
      nowMs += ms;
    },
  };
}
