import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  invert,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toDecimal,
  toNumber,
} from './rational.ts';

const rationals = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('the laws of arithmetic hold exactly', () => {
  fc.assert(
    fc.property(rationals, rationals, rationals, (a: Rational, b: Rational, c: Rational) => {
      expect(add(a, b)).toEqual(add(b, a));
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.numerator > 0n) expect(divide(multiply(a, b), b)).toEqual(a);
    }),
  );
});

test('is kept in lowest terms', () => {
  expect(rational(-6n, 4n)).toEqual({ numerator: -3n, denominator: 2n });
  expect(rational(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => rational(1n, 0n)).toThrow(RangeError);
  expect(() => divide(rational(1n), rational(0n))).toThrow(RangeError);
});

test.each<[bigint, bigint, number, string]>([
  [1n, 3n, 4, '0.3333'],
  [2n, 3n, 4, '0.6667'],
  [-2n, 3n, 2, '-0.67'],
  [1n, 2n, 0, '1'],
  [-1n, 1_000n, 2, '0.00'],
  [12_345n, 100n, 1, '123.5'],
])('%s/%s with %i decimals is %s', (numerator, denominator, decimals, text) => {
  expect(toDecimal(rational(numerator, denominator), decimals)).toBe(text);
});

test('as a number it is the float next to it', () => {
  expect(toNumber(rational(1n, 3n))).toBe(1 / 3);
  expect(toNumber(rational(-5n, 2n))).toBe(-2.5);
});

test('comparing, turning the sign and inverting', () => {
  expect(compare(rational(1n, 3n), rational(1n, 2n))).toBe(-1);
  expect(compare(rational(1n, 2n), rational(1n, 3n))).toBe(1);
  expect(compare(rational(2n, 4n), rational(1n, 2n))).toBe(0);
  expect(negate(rational(2n, 3n))).toEqual(rational(-2n, 3n));
  expect(invert(rational(-2n, 3n))).toEqual(rational(-3n, 2n));
  expect(() => invert(rational(0n))).toThrow(RangeError);
});
