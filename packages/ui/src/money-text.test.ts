// @covers money-format

import { expect, it } from 'vitest';
import { moneyLabel } from './money-text.tsx';

it.each([
  ['1250.00', 'P', false, 'P\u00a01,250.00'],
  ['-1250.5', 'P', false, '-P\u00a01,250.5'],
  ['999', undefined, false, '999'],
  ['123456789012345.67', undefined, false, '123,456,789,012,345.67'],
  ['0.00', 'P', true, 'P\u00a00.00'],
  ['3.50', 'P', true, '+P\u00a03.50'],
  ['-3.50', 'P', true, '-P\u00a03.50'],
] as const)('%s with symbol %s, signed %s, reads %s', (amount, symbol, signed, expected) => {
  expect(moneyLabel(amount, symbol, signed)).toBe(expected);
});
