// @covers table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import {
  analyse,
  drawPoint,
  isInTime,
  multiplierAt,
  multipliers,
  payoutAt,
  pointOfSeed,
  probabilityOf,
  shownAfterMs,
} from './rules.ts';

const span = 2n ** 52n;

describe('the figures are the rulebook’s (2.7)', () => {
  test.each<[number, string]>([
    [101, '0.980198'],
    [110, '0.900000'],
    [120, '0.825000'],
    [150, '0.660000'],
    [200, '0.495000'],
    [300, '0.330000'],
    [500, '0.198000'],
    [1_000, '0.099000'],
    [2_000, '0.049500'],
    [5_000, '0.019800'],
    [10_000, '0.009900'],
    [100_000, '0.000990'],
  ])('leaving at %i hundredths', (hundredths, probability) => {
    const figures = analyse(hundredths);
    expect(toDecimal(figures.probabilityOfWin, 6)).toBe(probability);
    expect(toDecimal(multiply(figures.rtp, rational(100n)), 4)).toBe('99.0000');
  });

  test('an instant crash comes with 1.9802%', () =>
    expect(toDecimal(multiply(probabilityOf(101), rational(100n)), 4)).toBe((100 - 1.9802).toFixed(4)));

  test('no multiplier returns more than 99%', () => {
    for (let hundredths = multipliers.min; hundredths <= 20_000; hundredths += 7) {
      expect(toNumber(analyse(hundredths).rtp)).toBeLessThanOrEqual(0.99);
    }
  });
});

test('the point reaches a multiplier for exactly as many seeds as its probability says', () => {
  for (const hundredths of [101, 150, 200, 12_345, 1_000_000]) {
    const first = span - (99n * span) / BigInt(hundredths);
    expect(pointOfSeed(first)).toBeGreaterThanOrEqual(hundredths);
    expect(pointOfSeed(first - 1n)).toBeLessThan(hundredths);
    expect(span - first).toBe((probabilityOf(hundredths).numerator * span) / probabilityOf(hundredths).denominator);
  }
  expect([pointOfSeed(0n), pointOfSeed(span - 1n) > multipliers.max]).toEqual([100, true]);
});

test('drawn points lie between instant crash and the cap, and cash-outs at 2.00x return 99% within 3.29 errors', () => {
  const rounds = 100_000;
  const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'crash', nonce: 1 });
  const points = Array.from({ length: rounds }, () => drawPoint(draw));
  expect(Math.min(...points.slice(0, 5_000))).toBe(multipliers.instantCrash);
  expect(points.every((point) => Number.isInteger(point) && point >= 100 && point <= multipliers.max)).toBe(true);
  const share = points.filter((point) => isInTime(200, point)).length / rounds;
  expect(Math.abs(share - 0.495)).toBeLessThan(3.29 * Math.sqrt((0.495 * 0.505) / rounds));
});

test('the multiplier that is shown grows, and is found again by its time', () => {
  expect([multiplierAt(0), multiplierAt(10_000)]).toEqual([100, 182]);
  for (const hundredths of [101, 102, 150, 200, 999, 10_000, 1_000_000]) {
    const afterMs = shownAfterMs(hundredths);
    expect(multiplierAt(afterMs)).toBeGreaterThanOrEqual(hundredths);
    expect(multiplierAt(afterMs - 1)).toBeLessThan(hundredths);
  }
});

test('a payout is the multiplier, floored; multipliers that are not offered are refused', () => {
  expect([payoutAt(333n, 101), payoutAt(1_000n, 200), payoutAt(1n, 1_000_000)]).toEqual([336n, 2_000n, 10_000n]);
  for (const hundredths of [100, 99, 1_000_001, 150.5]) expect(() => payoutAt(100n, hundredths)).toThrow(RangeError);
});
