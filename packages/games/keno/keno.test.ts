// @covers table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, drawNumbers, isKenoBet, numbers, playRound, probabilityOf, returnOf, returnsOf } from './rules.ts';

test.each<[number, string, string, string, number[]]>([
  [1, '0.250000', '95.000', '1.645', [0, 3.8]],
  [2, '0.060127', '94.937', '2.810', [0, 0.6, 12]],
  [3, '0.152629', '95.046', '5.400', [0, 0, 2.25, 46]],
  [4, '0.258947', '95.001', '7.191', [0, 0, 1.2, 7, 128]],
  [5, '0.096672', '95.155', '18.160', [0, 0, 0, 3, 20, 710]],
  [6, '0.161582', '94.937', '21.087', [0, 0, 0, 1.4, 9, 90, 1800]],
  [7, '0.061586', '95.162', '36.304', [0, 0, 0, 0.6, 3.2, 25, 400, 7000]],
  [8, '0.102338', '95.033', '55.699', [0, 0, 0, 0, 2, 11, 100, 1500, 25_000]],
  [9, '0.038946', '94.752', '52.266', [0, 0, 0, 0, 0.8, 5, 45, 400, 5000, 50_000]],
  [10, '0.110451', '94.982', '72.585', [2.5, 0, 0, 0, 0, 3, 22, 130, 1000, 10_000, 200_000]],
])('pick %i has the rulebook’s figures (2.10)', (picks, probability, rtp, sd, times) => {
  const figures = analyse(picks);
  expect(returnsOf(picks).map((back) => back / 10_000)).toEqual(times);
  const { probabilityOfWin } = figures;
  expect([
    toDecimal(probabilityOfWin, 6),
    toDecimal(multiply(figures.rtp, rational(100n)), 3),
    figures.sdPerUnit.toFixed(3),
  ]).toEqual([probability, rtp, sd]);
  const hits = Array.from({ length: picks + 1 }, (_, count) => probabilityOf(picks, count));
  expect(hits.reduce(add, rational(0n))).toEqual(rational(1n));
});

describe('a round', () => {
  const picks = fc.uniqueArray(fc.integer({ min: 1, max: numbers }), { minLength: 1, maxLength: 10 });
  test('draws 20 different numbers and pays its hits (seed printed on failure)', () => {
    fc.assert(
      fc.property(picks, fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.nat(), (unsorted, betMinor, nonce) => {
        const bet = { picks: [...unsorted].sort((a, b) => a - b) };
        const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'keno', nonce });
        const { drawn, hits, payoutMinor } = playRound(bet, { betMinor, draw });
        expect(new Set(drawn).size).toBe(20);
        expect(drawn.every((number) => number >= 1 && number <= numbers)).toBe(true);
        expect(hits).toBe(bet.picks.filter((pick) => drawn.includes(pick)).length);
        expect(payoutMinor).toBe((betMinor * BigInt(returnOf(bet.picks.length, hits))) / 10_000n);
      }),
    );
  });

  test('each number comes as often as every other', () => {
    const rounds = 8_000;
    const counts = Array.from({ length: numbers }, () => 0);
    const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'keno', nonce: 1 });
    for (let round = 0; round < rounds; round += 1)
      for (const number of drawNumbers(draw)) counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count / rounds - 0.25)).toBeLessThan(4.5 * Math.sqrt(0.1875 / rounds));
  });

  test.each([[[]], [[0]], [[81]], [[3, 3]], [[5, 4]], [[1.5]], [Array.from({ length: 11 }, (_, index) => index + 1)]])(
    'on %j is refused',
    (refused) => {
      expect(isKenoBet({ picks: refused })).toBe(false);
      expect(() => playRound({ picks: refused }, { betMinor: 100n, draw: () => 0 })).toThrow(RangeError);
    },
  );

  test.each([
    [0, 0],
    [11, 1],
    [3, 4],
    [3, -1],
  ])('%d picks never have %d hits', (count, hits) => expect(() => returnOf(count, hits)).toThrow(RangeError));
});
