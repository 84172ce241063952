// @covers withdrawal-limits

import { expect, it } from 'vitest';
import { costOf, remainderOf } from './fee.ts';

const terms = { freeLeftToday: 0, feePercent: '1.00', feeMin: '0.50' };

it.each([
  ['100.00', { fee: '1.00', arrives: '99.00' }],
  ['100.01', { fee: '1.01', arrives: '99.00' }],
  ['10.00', { fee: '0.50', arrives: '9.50' }],
  ['0.50', null],
  ['0', null],
  ['abc', null],
])('%s costs %o', (amount, expected) => {
  expect(costOf(amount, 2, terms)).toEqual(expected);
});

it('costs nothing within the free ones of the day', () => {
  expect(costOf('100.00', 2, { ...terms, freeLeftToday: 1 })).toEqual({ fee: '0.00', arrives: '100.00' });
});

it('tells what is left of 1,000 when 650 arrived, and nothing for what is no part', () => {
  expect(remainderOf('1000.00', '650', 2)).toBe('350.00');
  expect(remainderOf('1000.00', '1000.00', 2)).toBeNull();
  expect(remainderOf('1000.00', '', 2)).toBeNull();
});
