// @covers monotonic-time

import { expect, test } from 'vitest';
import { leftOfMs } from './clock.ts';

const at = (ms: number) => new Date(ms);

test.each([
  ['goes by', 5_000, 2_000, 3_000],
  ['is over', 5_000, 6_000, 0],
  ['was begun on a clock that was set back since', 90_000_000, 1_000, 10_000],
])('a wait that %s has so much left', (_what, until, now, left) => {
  expect(leftOfMs(at(until), at(now), 10_000)).toBe(left);
});
