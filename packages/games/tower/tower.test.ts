// @covers forged-rounds table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import {
  analyse,
  drawRows,
  hasFallen,
  isFinished,
  isSafe,
  isTile,
  type Level,
  levels,
  payoutNow,
  returnAfter,
  rows,
  tilesOf,
  trapsOf,
} from './rules.ts';

test.each<[Level, number, number, string, string]>([
  ['easy', 1, 1.3, '0.750000', '97.500'],
  ['easy', 5, 4.12, '0.237305', '97.770'],
  ['easy', 9, 13.05, '0.075085', '97.986'],
  ['medium', 1, 1.47, '0.666667', '98.000'],
  ['medium', 5, 7.44, '0.131687', '97.975'],
  ['medium', 9, 37.67, '0.026012', '97.988'],
  ['hard', 1, 1.96, '0.500000', '98.000'],
  ['hard', 5, 31.36, '0.031250', '98.000'],
  ['hard', 9, 501.76, '0.001953', '98.000'],
  ['expert', 1, 2.94, '0.333333', '98.000'],
  ['expert', 5, 238.14, '0.004115', '98.000'],
  ['expert', 9, 19_289.34, '0.000051', '98.000'],
  ['master', 1, 3.92, '0.250000', '98.000'],
  ['master', 5, 1_003.52, '0.000977', '98.000'],
  ['master', 9, 256_901.12, '0.000004', '98.000'],
])('the figures of %s after row %i are the rulebook’s (2.10)', (level, row, times, probability, rtp) => {
  const figures = analyse(level, row);
  expect(figures.topReturn / 10_000).toBe(times);
  expect(toDecimal(figures.probabilityOfWin, 6)).toBe(probability);
  expect(toDecimal(multiply(figures.rtp, rational(100n)), 3)).toBe(rtp);
});

test('of all 45 states the lowest return is 97.5 %, and none is above 98 %', () => {
  const rtps = levels.flatMap((level) =>
    Array.from({ length: rows }, (_, index) => toNumber(analyse(level, index + 1).rtp)),
  );
  expect([rtps.length, Math.min(...rtps), Math.max(...rtps)]).toEqual([45, 0.975, 0.98]);
});

test.each(levels)('as many tiles of %s are safe as its return is reckoned by, wherever the odd one lies', (level) => {
  const { safe, tiles } = tilesOf[level];
  const all = Array.from({ length: tiles }, (_, tile) => tile);
  for (const odd of all) {
    expect(all.filter((tile) => isSafe(level, odd, tile))).toHaveLength(safe);
    expect(trapsOf(level, odd)).toHaveLength(tiles - safe);
  }
});

test('each row is drawn by itself, each tile alike', () => {
  const counts = [0, 0, 0];
  const rounds = 5_000;
  const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'tower', nonce: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const odd of drawRows('medium', draw)) counts[odd] = (counts[odd] ?? 0) + 1;
  }
  const drawn = rounds * rows;
  for (const count of counts) expect(Math.abs(count / drawn - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / drawn));
});

describe('a round', () => {
  const odd = [0, 1, 2, 3, 0, 1, 2, 3, 0];
  const after = (...picks: number[]) => payoutNow(333n, { level: 'easy', odd, picks });

  test('pays its stake, then by its rows, floored once, and nothing after a trap', () => {
    expect([after(), after(1), after(1, 0), after(1, 1)]).toEqual([333n, 432n, 579n, 0n]);
    expect(hasFallen({ level: 'master', odd, picks: [0, 1, 2] })).toBe(false);
    expect(hasFallen({ level: 'master', odd, picks: [0, 2] })).toBe(true);
    expect(isFinished({ level: 'easy', odd, picks: [1, 0, 0, 0, 1, 0, 0, 0, 1] })).toBe(true);
  });

  test.each([
    ['a tile after a trap', [0, 1]],
    ['a tile that the row does not have', [4]],
    ['half a tile', [0.5]],
    ['a tenth row', [1, 0, 0, 0, 1, 0, 0, 0, 1, 1]],
  ])('with %s is not paid', (_, picks) => {
    expect(() => after(...picks)).toThrow(RangeError);
  });

  test('has no row 0 or 10, and only its own tiles', () => {
    for (const row of [0, 10, 1.5]) expect(() => returnAfter('easy', row)).toThrow(RangeError);
    expect([isTile('hard', 1), isTile('hard', 2), isTile('hard', -1), isTile('hard', '1')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
