// @covers forged-rounds table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import { analyse, fields, isCleared, layMines, payoutNow, returnAfter, states, stepOf } from './rules.ts';

const percent = (share: Parameters<typeof multiply>[0], decimals: number) =>
  toDecimal(multiply(share, rational(100n)), decimals);

describe('the figures are the rulebook’s (2.8)', () => {
  test.each<[number, number, number, string, string]>([
    [1, 1, 1.03, '0.960000', '98.880'],
    [1, 24, 24.75, '0.040000', '99.000'],
    [3, 1, 1.12, '0.880000', '98.560'],
    [3, 3, 1.47, '0.669565', '98.426'],
    [3, 5, 1.99, '0.495652', '98.635'],
    [5, 5, 3.39, '0.291813', '98.924'],
    [10, 5, 17.51, '0.056522', '98.970'],
    [24, 1, 24.75, '0.040000', '99.000'],
    [12, 13, 5_148_297, '0.000000', '99.000'],
  ])('%i mines, %i safe fields', (mines, safe, times, probability, rtp) => {
    const figures = analyse(mines, safe);
    expect(figures.topReturn / 10_000).toBe(times);
    expect([toDecimal(figures.probabilityOfWin, 6), percent(figures.rtp, 3)]).toEqual([probability, rtp]);
  });

  test.each<[number, number[]]>([
    [1, [1.03, 1.07, 1.12, 1.17, 1.23, 1.3, 1.37, 1.45, 1.54, 1.65]],
    [2, [1.07, 1.17, 1.28, 1.41, 1.56, 1.73, 1.94, 2.18, 2.47, 2.82]],
    [3, [1.12, 1.28, 1.47, 1.71, 1.99, 2.34, 2.79, 3.34, 4.06, 5]],
    [4, [1.17, 1.41, 1.71, 2.09, 2.58, 3.23, 4.09, 5.26, 6.88, 9.17]],
    [5, [1.23, 1.56, 1.99, 2.58, 3.39, 4.52, 6.13, 8.5, 12.04, 17.51]],
    [6, [1.3, 1.73, 2.34, 3.23, 4.52, 6.46, 9.44, 14.16, 21.89, 35.03]],
    [8, [1.45, 2.18, 3.34, 5.26, 8.5, 14.16, 24.47, 44.04, 83.19, 166.39]],
    [10, [1.65, 2.82, 5, 9.17, 17.51, 35.03, 73.95, 166.39, 404.1, 1077.61]],
    [12, [1.9, 3.8, 7.96, 17.51, 40.86, 102.17, 277.32, 831.98, 2828.73, 11314.93]],
    [15, [2.47, 6.6, 18.97, 59.63, 208.72, 834.9, 3965.77, 23794.65, 202254.52, 3236072.4]],
    [20, [4.95, 29.7, 227.7, 2504.7, 52598.7]],
    [24, [24.75]],
  ])('the multipliers of %i mines', (mines, times) =>
    expect(times.map((_, index) => returnAfter(mines, index + 1) / 10_000)).toEqual(times),
  );

  test('of all 300 states the lowest return is 98.28%, and none is above 99%', () => {
    const all = states.map(({ mines, safe }) => ({ mines, safe, rtp: toNumber(analyse(mines, safe).rtp) }));
    const lowest = all.reduce((min, state) => (state.rtp < min.rtp ? state : min));
    expect([all.length, lowest.mines, lowest.safe, (lowest.rtp * 100).toFixed(2)]).toEqual([300, 1, 4, '98.28']);
    expect(all.every(({ rtp }) => rtp <= 0.99)).toBe(true);
  });
});

test('mines are laid without one field twice, each field alike', () => {
  const counts = Array.from({ length: fields }, () => 0);
  const rounds = 20_000;
  const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'mines', nonce: 1 });
  for (let round = 0; round < rounds; round += 1) {
    const laid = layMines(5, draw);
    expect(new Set(laid).size).toBe(5);
    for (const field of laid) counts[field] = (counts[field] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count / rounds - 0.2)).toBeLessThan(4 * Math.sqrt(0.16 / rounds));
});

test('a round step by step', () => {
  const mines = [3, 7, 24];
  const step = (opened: number[], field: number) => stepOf({ mines, opened }, field);
  expect([step([], 0), step([], 7), step([0], 0), step([], 25), step([], -1), step([], 0.5)]).toEqual([
    'safe',
    'mine',
    'openAlready',
    'notAField',
    'notAField',
    'notAField',
  ]);
  expect([payoutNow(100n, { mines, opened: [] }), payoutNow(100n, { mines, opened: [0, 1] })]).toEqual([100n, 128n]);
  const safe = Array.from({ length: fields }, (_, field) => field).filter((field) => !mines.includes(field));
  expect([isCleared({ mines, opened: safe }), isCleared({ mines, opened: safe.slice(1) })]).toEqual([true, false]);
});

test.each([
  ['one field twice', [0, 0, 0]],
  ['a mine', [0, 7]],
  ['no field of the 25', [25]],
  ['half a field', [0.5]],
])('a round that shows %s as safe is not paid', (_, opened) =>
  expect(() => payoutNow(100n, { mines: [3, 7, 24], opened })).toThrow(RangeError),
);

test.each([
  [0, 1],
  [25, 1],
  [3, 0],
  [3, 23],
  [1.5, 1],
])('%d mines after %d safe fields are refused', (mines, safe) =>
  expect(() => returnAfter(mines, safe)).toThrow(RangeError),
);
