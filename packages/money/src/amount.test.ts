// @covers fifteen-digits

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, largestAmountMinor, parseAmount, shownAmount } from './amount.ts';

const exponents = fc.integer({ min: 0, max: 8 });
const amounts = fc.bigInt({ min: -largestAmountMinor, max: largestAmountMinor });

describe('reading and writing amounts', () => {
  test('every amount comes back from its own text', () => {
    fc.assert(
      fc.property(amounts, exponents, (amountMinor, exponent) => {
        expect(parseAmount(formatAmount(amountMinor, exponent), exponent, 'any')).toEqual({ ok: true, amountMinor });
      }),
    );
  });

  test('a text is either refused or written back as the same number', () => {
    const text = fc.stringMatching(/^-?[0-9]{1,6}(\.[0-9]{0,4})?$/);
    fc.assert(
      fc.property(text, exponents, (written, exponent) => {
        const parsed = parseAmount(written, exponent, 'any');
        if (parsed.ok) expect(Number(formatAmount(parsed.amountMinor, exponent))).toBe(Number(written) + 0);
      }),
    );
  });

  test.each([
    ['1250.00', 2, 125_000n],
    ['1250', 2, 125_000n],
    ['1250.5', 2, 125_050n],
    ['0.01', 2, 1n],
    ['0', 2, 0n],
    ['7', 0, 7n],
    ['0.000001', 6, 1n],
    ['9999999999999.99', 2, largestAmountMinor],
    ['999999999999999', 0, largestAmountMinor],
  ])('%s with %i decimals', (text, exponent, amountMinor) => {
    expect(parseAmount(text, exponent, 'notNegative')).toEqual({ ok: true, amountMinor });
  });

  test('an amount above 0 is read where only such a one may stand', () => {
    expect(parseAmount('0.01', 2, 'positive')).toEqual({ ok: true, amountMinor: 1n });
    expect(parseAmount('-0.01', 2, 'notNegative')).toEqual({ ok: false, fault: 'amount_negative' });
    expect(parseAmount('0.00', 2, 'any')).toEqual({ ok: true, amountMinor: 0n });
  });

  test('a text of forty characters is still looked at', () => {
    expect(parseAmount('9'.repeat(40), 0, 'positive')).toEqual({ ok: false, fault: 'amount_too_large' });
    expect(parseAmount(`1.${'0'.repeat(38)}`, 38, 'positive')).toEqual({ ok: false, fault: 'amount_too_large' });
  });

  test.each([
    ['5.001', 2, 'amount_scale'],
    ['5.000', 2, 'amount_scale'],
    ['5.0', 0, 'amount_scale'],
    ['-1', 2, 'amount_negative'],
    ['-0', 2, 'amount_negative'],
    ['0.00', 2, 'amount_zero'],
    ['92233720368547758.08', 2, 'amount_too_large'],
    ['99999999999999999999', 0, 'amount_too_large'],
    ['9'.repeat(41), 0, 'amount_format'],
  ])('refuses %s with %i decimals: %s', (text, exponent, fault) => {
    expect(parseAmount(text, exponent, 'positive')).toEqual({ ok: false, fault });
  });

  test.each([
    '',
    ' ',
    ' 5 ',
    '5 ',
    '5\n',
    '5\u0000',
    '+5',
    '.5',
    '5.',
    '1e3',
    '1e-7',
    '1e21',
    '1e309',
    '0x10',
    '0b1',
    '1_000',
    '1,000',
    '1.000,00',
    '1.0.0',
    '--1',
    '\u22125',
    '\u0665',
    '\uff15',
    '007',
    '00',
    'NaN',
    'Infinity',
    'null',
    'true',
    '[5]',
    '{}',
    '5n',
    '\u200b5',
    '1/2',
    '5%',
    'P 5',
  ])('refuses %j as no number', (text) => {
    expect(parseAmount(text, 2, 'any')).toEqual({ ok: false, fault: 'amount_format' });
  });

  test('a negative amount is read where it may stand', () => {
    expect(parseAmount('-12.30', 2, 'any')).toEqual({ ok: true, amountMinor: -1_230n });
    expect(formatAmount(-5n, 2)).toBe('-0.05');
  });
});

test.each([
  [10n ** 18n, 2, '999999999999999.99'],
  [-(10n ** 18n), 2, '-999999999999999.99'],
  [10n ** 15n, 0, '999999999999999'],
  [largestAmountMinor, 6, '999999999.999999'],
])('%s minor units of %s decimals are shown as %s', (amountMinor, exponent, text) => {
  expect(shownAmount(amountMinor, exponent)).toBe(text);
});
