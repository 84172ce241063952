// @covers sports-risk

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestMovePercent, liabilityOf, moveByLiability, movedOdds } from './risk.ts';

describe('what a selection would cost', () => {
  test('is what it wins less what the others staked', () => {
    const home = { stakeMinor: 1_000n, returnMinor: 2_500n };
    expect(liabilityOf(home, [{ stakeMinor: 400n, returnMinor: 900n }])).toBe(1_100n);
    expect(liabilityOf(home, [{ stakeMinor: 4_000n, returnMinor: 9_000n }])).toBe(-2_500n);
  });
});

test.each([
  [0n, 0],
  [99n, 0],
  [100n, -1],
  [550n, -5],
  [1_000n, -10],
  [9_000n, -10],
  [-500n, 0],
])('a liability of %s under a limit of 1000 moves by %s percent', (liability, percent) => {
  expect(moveByLiability(liability, 1_000n)).toBe(percent);
});

test('more at stake never makes a price better, and no price moves further than the most', () => {
  const amounts = fc.bigInt({ min: -10_000n, max: 10_000_000n });
  const limits = fc.bigInt({ min: 1n, max: 1_000_000n });
  fc.assert(
    fc.property(amounts, amounts, limits, fc.integer({ min: 101, max: 10_100 }), (one, other, limit, odds) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const [before, after] = [moveByLiability(less, limit), moveByLiability(more, limit)];
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(-largestMovePercent);
      expect(movedOdds(odds, after)).toBeLessThanOrEqual(movedOdds(odds, before));
    }),
  );
});
