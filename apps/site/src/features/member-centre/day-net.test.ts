// @covers dense-records

import { expect, it } from 'vitest';
import { isWholeDay, sumOfAmounts } from './day-net.ts';

it.each([
  [['2.00', '-1.50', '0.01'], '0.51'],
  [['-2.00', '1.50'], '-0.50'],
  [[], '0.00'],
])('%j come to %s', (amounts, sum) => {
  expect(sumOfAmounts(amounts, 2)).toBe(sum);
});

it.each([
  ['a', 1, 1, true],
  ['c', 1, 1, true],
  ['a', 1, 3, true],
  ['c', 1, 3, false],
  ['a', 2, 3, false],
  ['b', 2, 3, true],
  ['c', 3, 3, true],
])('day %s of page %i of %i is whole: %s', (day, page, totalPages, isWhole) => {
  expect(isWholeDay(day, { days: ['a', 'b', 'c'], page, totalPages })).toBe(isWhole);
});
