// @covers deposit-page

import { expect, test } from 'vitest';
import type { DepositMethod } from './api/deposits.ts';
import { boundOf, feeFor, timeLeft } from './deposit-amounts.ts';

const method = { min: '10.00', max: '500.00', feeFixed: '0.50', feeBasisPoints: 125 } as DepositMethod;

test.each([
  ['100.00', '1.75', '101.75'],
  ['10.01', '0.63', '10.64'],
])('the fee of %s is %s, %s in all', (amount, fee, total) => {
  expect(feeFor(method, amount, 2)).toEqual({ fee, total, isFree: false });
});

test('a method without a fee is free', () => {
  expect(feeFor({ ...method, feeFixed: '0.00', feeBasisPoints: 0 }, '100.00', 2)).toMatchObject({
    isFree: true,
    total: '100.00',
  });
});

test.each([
  ['9.99', 'tooSmall'],
  ['10.00', null],
  ['500.00', null],
  ['500.01', 'tooLarge'],
])('%s: %s', (amount, bound) => expect(boundOf(method, amount, 2)).toBe(bound));

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [899_001, '15:00'],
  [3_600_000, '1:00:00'],
])('%d ms are %s', (ms, text) => expect(timeLeft(ms)).toBe(text));
