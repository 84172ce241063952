import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, parseDecimal } from './decimal.ts';
import { rational, toDecimal } from './rational.ts';

test.each(['', '1,5', '1.', '.5', '1e3', ' 1', '0x1', 'NaN', '--1', '1.1234567890123', '1234567890123456'])(
  '%j is no decimal',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(() => decimal(text)).toThrow(RangeError);
  },
);

test('signs and decimals are read exactly', () => {
  expect(decimal('-0.94')).toEqual(rational(-47n, 50n));
  expect(decimal('+150')).toEqual(rational(150n));
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (scaled) => {
      const value = rational(scaled, 10_000n);
      expect(decimal(toDecimal(value, 4))).toEqual(value);
    }),
  );
});
