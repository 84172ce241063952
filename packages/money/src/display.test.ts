// @covers money-format

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';
import { currencyExponent, currencyExponents } from './currencies.ts';
import { displayAmount, displayMoney } from './display.ts';

const play = { exponent: currencyExponents.PLY, symbol: 'P' };

test.each([
  [125_000n, 'P 1,250.00'],
  [0n, 'P 0.00'],
  [5n, 'P 0.05'],
  [99_999n, 'P 999.99'],
  [123_456_789_012n, 'P 1,234,567,890.12'],
  [-125_000n, '-P 1,250.00'],
])('%s reads %s', (amountMinor, text) => {
  expect(displayMoney(amountMinor, play)).toBe(text);
});

test('a currency without decimals has no point', () => {
  expect(displayMoney(1_250_000n, { exponent: 0, symbol: 'd' })).toBe('d 1,250,000');
});

test('without its commas the shown amount is the amount that travels', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.integer({ min: 0, max: 8 }),
      (amount, exponent) => {
        const shown = displayAmount(amount, exponent);
        expect(shown.replaceAll(',', '')).toBe(formatAmount(amount, exponent));
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
      },
    ),
  );
});

test('a code that the table does not have has no exponent', () => {
  expect(currencyExponent('VND')).toBe(0);
  expect(currencyExponent('USDT')).toBe(6);
  expect(currencyExponent('XXX')).toBeNull();
  expect(currencyExponent('toString')).toBeNull();
});
