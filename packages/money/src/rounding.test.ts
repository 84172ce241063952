import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints, divide, multiply, type Rounding } from './rounding.ts';

const roundings: Rounding[] = ['floor', 'ceil', 'truncate', 'halfAwayFromZero', 'halfEven'];
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const divisors = fc.bigInt({ min: 1n, max: 10n ** 6n });

describe('named rounding', () => {
  test.each<[bigint, bigint, Record<Rounding, bigint>]>([
    [5n, 2n, { floor: 2n, ceil: 3n, truncate: 2n, halfAwayFromZero: 3n, halfEven: 2n }],
    [7n, 2n, { floor: 3n, ceil: 4n, truncate: 3n, halfAwayFromZero: 4n, halfEven: 4n }],
    [-5n, 2n, { floor: -3n, ceil: -2n, truncate: -2n, halfAwayFromZero: -3n, halfEven: -2n }],
    [-7n, 2n, { floor: -4n, ceil: -3n, truncate: -3n, halfAwayFromZero: -4n, halfEven: -4n }],
    [4n, 3n, { floor: 1n, ceil: 2n, truncate: 1n, halfAwayFromZero: 1n, halfEven: 1n }],
    [-5n, 3n, { floor: -2n, ceil: -1n, truncate: -1n, halfAwayFromZero: -2n, halfEven: -2n }],
    [6n, 3n, { floor: 2n, ceil: 2n, truncate: 2n, halfAwayFromZero: 2n, halfEven: 2n }],
  ])('%s / %s', (amount, divisor, expected) => {
    for (const rounding of roundings) expect(divide(amount, divisor, rounding), rounding).toBe(expected[rounding]);
  });

  test('never moves by a whole unit, and the halves never by more than half a unit', () => {
    fc.assert(
      fc.property(amounts, divisors, fc.constantFrom(...roundings), (amount, divisor, rounding) => {
        const moved = divide(amount, divisor, rounding) * divisor - amount;
        const size = moved < 0n ? -moved : moved;
        expect(size < divisor).toBe(true);
        if (rounding.startsWith('half')) expect(2n * size <= divisor).toBe(true);
        if (rounding === 'floor') expect(moved <= 0n).toBe(true);
        if (rounding === 'ceil') expect(moved >= 0n).toBe(true);
      }),
    );
  });

  test('down and up are mirror images', () => {
    fc.assert(
      fc.property(amounts, divisors, (amount, divisor) => {
        expect(divide(-amount, divisor, 'floor')).toBe(-divide(amount, divisor, 'ceil'));
        expect(divide(-amount, divisor, 'halfEven')).toBe(-divide(amount, divisor, 'halfEven'));
      }),
    );
  });

  test('rounds a rate once, at the end', () => {
    expect(multiply(199n, basisPoints(125n), 'floor')).toBe(2n);
    expect(multiply(10_000n, { numerator: 195n, denominator: 100n }, 'floor')).toBe(19_500n);
    expect(multiply(1n, { numerator: 2n, denominator: 3n }, 'halfEven')).toBe(1n);
  });

  test.each([0n, -1n])('refuses the divisor %s', (divisor) => {
    expect(() => divide(1n, divisor, 'floor')).toThrow(new RangeError('divisor must be positive'));
  });
});
