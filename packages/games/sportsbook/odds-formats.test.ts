// @covers sports-odds-formats

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { add, compare, rational, toDecimal } from '../exact/rational.ts';
import {
  fromDecimal,
  impliedPercent,
  isPrice,
  type OddsFormat,
  oddsFormats,
  parsePrice,
  riskOf,
  toDecimalOdds,
} from './odds-formats.ts';
import { one } from './results.ts';

/** Decimal, Hong Kong, Malay, Indonesian, American, implied. */
const table = `
1.01 0.01 0.0100 -100.0000 -10000.00 99.01
1.05 0.05 0.0500 -20.0000 -2000.00 95.24
1.10 0.10 0.1000 -10.0000 -1000.00 90.91
1.20 0.20 0.2000 -5.0000 -500.00 83.33
1.25 0.25 0.2500 -4.0000 -400.00 80.00
1.30 0.30 0.3000 -3.3333 -333.33 76.92
1.40 0.40 0.4000 -2.5000 -250.00 71.43
1.50 0.50 0.5000 -2.0000 -200.00 66.67
1.60 0.60 0.6000 -1.6667 -166.67 62.50
1.70 0.70 0.7000 -1.4286 -142.86 58.82
1.75 0.75 0.7500 -1.3333 -133.33 57.14
1.80 0.80 0.8000 -1.2500 -125.00 55.56
1.85 0.85 0.8500 -1.1765 -117.65 54.05
1.90 0.90 0.9000 -1.1111 -111.11 52.63
1.91 0.91 0.9100 -1.0989 -109.89 52.36
1.92 0.92 0.9200 -1.0870 -108.70 52.08
1.95 0.95 0.9500 -1.0526 -105.26 51.28
1.96 0.96 0.9600 -1.0417 -104.17 51.02
1.98 0.98 0.9800 -1.0204 -102.04 50.51
2.00 1.00 1.0000 1.0000 100.00 50.00
2.02 1.02 -0.9804 1.0200 102.00 49.50
2.04 1.04 -0.9615 1.0400 104.00 49.02
2.05 1.05 -0.9524 1.0500 105.00 48.78
2.10 1.10 -0.9091 1.1000 110.00 47.62
2.15 1.15 -0.8696 1.1500 115.00 46.51
2.20 1.20 -0.8333 1.2000 120.00 45.45
2.25 1.25 -0.8000 1.2500 125.00 44.44
2.50 1.50 -0.6667 1.5000 150.00 40.00
2.75 1.75 -0.5714 1.7500 175.00 36.36
3.00 2.00 -0.5000 2.0000 200.00 33.33
3.50 2.50 -0.4000 2.5000 250.00 28.57
4.00 3.00 -0.3333 3.0000 300.00 25.00
5.00 4.00 -0.2500 4.0000 400.00 20.00
6.00 5.00 -0.2000 5.0000 500.00 16.67
8.00 7.00 -0.1429 7.0000 700.00 12.50
11.00 10.00 -0.1000 10.0000 1000.00 9.09
21.00 20.00 -0.0500 20.0000 2000.00 4.76
51.00 50.00 -0.0200 50.0000 5000.00 1.96
101.00 100.00 -0.0100 100.0000 10000.00 0.99`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string, string, string, string]);

describe('the table of rulebook 6.1', () => {
  test('has all 39 rows', () => expect(table).toHaveLength(39));

  test.each(table)('%s', (text, hongkong, malay, indonesian, american, implied) => {
    const odds = decimal(text);
    expect(toDecimal(fromDecimal(odds, 'decimal'), 2)).toBe(text);
    expect(toDecimal(fromDecimal(odds, 'hongkong'), 2)).toBe(hongkong);
    expect(toDecimal(fromDecimal(odds, 'malay'), 4)).toBe(malay);
    expect(toDecimal(fromDecimal(odds, 'indonesian'), 4)).toBe(indonesian);
    expect(toDecimal(fromDecimal(odds, 'american'), 2)).toBe(american);
    expect(toDecimal(impliedPercent(odds), 2)).toBe(implied);
  });
});

test.each<[OddsFormat, string, string, string, string, string]>([
  ['malay', '0.80', '100', '100.00', '80.00', '1.800000'],
  ['malay', '-0.80', '100', '80.00', '100.00', '2.250000'],
  ['malay', '-0.55', '200', '110.00', '200.00', '2.818182'],
  ['indonesian', '1.25', '100', '100.00', '125.00', '2.250000'],
  ['indonesian', '-1.25', '100', '125.00', '100.00', '1.800000'],
  ['hongkong', '0.95', '100', '100.00', '95.00', '1.950000'],
  ['decimal', '1.95', '100', '100.00', '95.00', '1.950000'],
  ['american', '-110', '110', '110.00', '100.00', '1.909091'],
  ['american', '150', '100', '100.00', '150.00', '2.500000'],
])('%s %s with %s risks %s to win %s at %s', (format, text, stake, atRisk, profit, odds) => {
  const price = decimal(text);
  const risk = riskOf(decimal(stake), price, format);
  expect([toDecimal(risk.atRisk, 2), toDecimal(risk.profit, 2)]).toEqual([atRisk, profit]);
  expect(toDecimal(toDecimalOdds(price, format), 6)).toBe(odds);
});

test('every price goes to each format and back unchanged', () => {
  const odds = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 7n }), fc.bigInt({ min: 1n, max: 10n ** 4n }))
    .map(([profit, per]) => add(one, rational(profit, per)));
  fc.assert(
    fc.property(odds, fc.constantFrom(...oddsFormats), (price, format) => {
      const shown = fromDecimal(price, format);
      expect(isPrice(shown, format)).toBe(true);
      expect(toDecimalOdds(shown, format)).toEqual(price);
      const { atRisk, profit } = riskOf(rational(100n), shown, format);
      expect(
        compare(
          add(one, rational(profit.numerator * atRisk.denominator, profit.denominator * atRisk.numerator)),
          price,
        ),
      ).toBe(0);
    }),
  );
});

test.each<[OddsFormat, string]>([
  ['malay', '1'],
  ['malay', '-1'],
  ['indonesian', '1'],
  ['indonesian', '-1'],
  ['american', '100'],
  ['american', '-100'],
])('an even price is 2 in %s %s', (format, text) => {
  expect(toDecimalOdds(decimal(text), format)).toEqual(rational(2n));
});

test.each<[OddsFormat, string]>([
  ['decimal', '1'],
  ['decimal', '0.5'],
  ['hongkong', '0'],
  ['hongkong', '-0.5'],
  ['malay', '0'],
  ['malay', '1.01'],
  ['malay', '-1.01'],
  ['indonesian', '0.99'],
  ['indonesian', '-0.99'],
  ['american', '99'],
  ['american', '-99.99'],
  ['decimal', 'NaN'],
])('%s %s is no price', (format, text) => {
  expect(parsePrice(text, format)).toBeUndefined();
  if (text !== 'NaN') expect(() => toDecimalOdds(decimal(text), format)).toThrow(RangeError);
});

test('decimal odds of 1 have no other format', () => {
  expect(() => fromDecimal(one, 'malay')).toThrow(RangeError);
});
