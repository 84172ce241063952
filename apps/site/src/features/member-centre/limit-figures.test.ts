// @covers own-limits

import { expect, it } from 'vitest';
import { isAtOnce, shareOf, spanOf } from './limit-figures.ts';

it('a bar shows how much is used, never less than nothing or more than all', () => {
  expect([shareOf('50.00', '200.00'), shareOf('-5.00', '10.00'), shareOf('30.00', '10.00')]).toEqual([0.25, 0, 1]);
  expect(shareOf('0.00', '0.00')).toBe(1);
});

it('a first or lower limit counts at once, a higher one does not', () => {
  expect([isAtOnce(null, '5'), isAtOnce('10.00', '9.99'), isAtOnce('10.00', '10.01')]).toEqual([true, true, false]);
  expect([spanOf('dayLoss'), spanOf('weekStake'), spanOf('monthDeposit')]).toEqual(['day', 'week', 'month']);
});
