// @covers sandbox-deposit

import { expect, it } from 'vitest';
import { readTypedAmount, typedAmountFault } from './typed-amount.ts';

it.each([
  ['1000', '1000.00'],
  [' 1,000 ', '1000.00'],
  ['1,234,567.5', '1234567.50'],
  ['0.01', '0.01'],
])('reads %j as %j', (typed, amount) => {
  expect(readTypedAmount(typed, 2)).toEqual({ ok: true, amount });
});

it.each([
  ['', 'not_empty'],
  ['  ', 'not_empty'],
  ['abc', 'amount_format'],
  ['1e3', 'amount_format'],
  ['1,00', 'amount_format'],
  ['0', 'amount_zero'],
  ['-5', 'amount_negative'],
  ['1.234', 'amount_scale'],
])('refuses %j with %s', (typed, key) => {
  expect(readTypedAmount(typed, 2)).toEqual({ ok: false, key });
});

it.each([
  ['9.99', { key: 'field_range', min: 10, max: 500 }],
  ['10', true],
  ['500.00', true],
  ['500.01', { key: 'field_range', min: 10, max: 500 }],
  ['x', { key: 'amount_format' }],
])('says of %j what bounds leave of it', (typed, expected) => {
  const fault = typedAmountFault(typed, 2, { min: '10.00', max: '500.00' });
  expect(fault === true ? true : JSON.parse(fault)).toEqual(
    expected === true ? true : expect.objectContaining(expected),
  );
});
