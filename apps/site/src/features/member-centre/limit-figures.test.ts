// @covers own-limits

import { expect, it } from 'vitest';
import { isAtOnce, limitMinor, shareOf, spanOf } from './limit-figures.ts';

it('a bar shows how much is used, never less than nothing or more than all', () => {
  expect([shareOf('50.00', '200.00'), shareOf('-5.00', '10.00'), shareOf('30.00', '10.00')]).toEqual([0.25, 0, 1]);
  expect(shareOf('0.00', '0.00')).toBe(1);
});

it('a first or lower limit counts at once, a higher one does not', () => {
  expect([isAtOnce(null, 500n), isAtOnce(1_000n, 999n), isAtOnce(1_000n, 1_001n)]).toEqual([true, true, false]);
  expect([spanOf('dayLoss'), spanOf('weekStake'), spanOf('monthDeposit')]).toEqual(['day', 'week', 'month']);
});

it('a limit is typed in whole minor units, and may be 0', () => {
  expect(['100', ' 0 ', '12.5'].map((typed) => limitMinor(typed, 2))).toEqual([10_000n, 0n, 1_250n]);
  expect(['', 'ten', '-1', '1e3', '0.001'].map((typed) => limitMinor(typed, 2))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(limitMinor('999999999999.99', 2)).toBe(99_999_999_999_999n);
});
