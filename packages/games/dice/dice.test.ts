// @covers forged-rounds dice-marks table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import {
  analyse,
  type DiceBet,
  faces,
  isWin,
  playRound,
  returnBounds,
  returnOfWin,
  targets,
  winningFacesFor,
} from './rules.ts';

const percent = (share: Parameters<typeof multiply>[0], decimals: number) =>
  toDecimal(multiply(share, rational(100n)), decimals);

describe('the figures are the rulebook’s (2.6)', () => {
  test.each<[number, number, string, string]>([
    [100, 99, '0.010000', '99.000'],
    [500, 19.8, '0.050000', '99.000'],
    [1000, 9.9, '0.100000', '99.000'],
    [2500, 3.96, '0.250000', '99.000'],
    [3333, 2.9702, '0.333300', '98.997'],
    [4950, 2, '0.495000', '99.000'],
    [5000, 1.98, '0.500000', '99.000'],
    [6600, 1.5, '0.660000', '99.000'],
    [7500, 1.32, '0.750000', '99.000'],
    [9000, 1.1, '0.900000', '99.000'],
    [9500, 1.0421, '0.950000', '98.999'],
    [9800, 1.0102, '0.980000', '99.000'],
  ])('%i winning faces', (winningFaces, times, probability, rtp) => {
    for (const direction of ['under', 'over'] as const) {
      const figures = analyse({ direction, winningFaces });
      expect(figures.topReturn / 10_000).toBe(times);
      expect(toDecimal(figures.probabilityOfWin, 6)).toBe(probability);
      // The book's last digit is rounded, 98.9995 down.
      expect(Math.abs(toNumber(figures.rtp) * 100 - Number(rtp))).toBeLessThan(0.000_501);
    }
  });

  test('over all targets the return lies between 98.9903% and 99%', () => {
    const { lowest, highest } = returnBounds();
    expect([lowest.winningFaces, percent(lowest.rtp, 4), percent(highest.rtp, 4)]).toEqual([
      9724,
      '98.9903',
      '99.0000',
    ]);
  });
});

test('under and over win on as many faces as the bet says, at opposite ends', () => {
  for (const winningFaces of [1, 4950, 9800]) {
    const winning = (direction: 'under' | 'over') =>
      Array.from({ length: faces }, (_, face) => face).filter((face) => isWin({ direction, winningFaces }, face));
    expect([winning('under').length, winning('over').length]).toEqual([winningFaces, winningFaces]);
    expect([winning('under')[0], winning('over').at(-1)]).toEqual([0, 9_999]);
  }
});

test('a round pays exactly its return, whatever is drawn (seed printed on failure)', () => {
  const target = fc.integer({ min: targets.min, max: targets.max });
  fc.assert(
    fc.property(target, fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(), (winningFaces, betMinor, nonce) => {
      const bet = { direction: 'under', winningFaces } as const;
      const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'dice', nonce });
      const round = playRound(bet, { betMinor, draw });
      expect(round.isWin).toBe(round.face < winningFaces);
      expect(round.payoutMinor).toBe(round.isWin ? (betMinor * BigInt(returnOfWin(bet))) / 10_000n : 0n);
    }),
  );
});

test.each([0, 9_801, 1.5, Number.NaN, -1])('%d winning faces are refused', (winningFaces) => {
  expect(() => returnOfWin({ direction: 'under', winningFaces })).toThrow(RangeError);
});

test.each<[string, unknown]>([
  ['without a direction', { winningFaces: 5_000 }],
  ['in a third direction', { direction: 'beside', winningFaces: 5_000 }],
  ['on more faces than there are', { direction: 'under', winningFaces: 10_001 }],
])('a bet %s neither wins nor loses', (_, bet) => {
  for (const face of [0, 9_999]) expect(() => isWin(bet as DiceBet, face)).toThrow(RangeError);
  expect(() => playRound(bet as DiceBet, { betMinor: 100n, draw: () => 0 })).toThrow(RangeError);
});

test('the bet for a return is the one whose return is closest to it', () => {
  for (const winningFaces of [targets.min, 100, 3_333, 4_950, 9_724, targets.max]) {
    expect(winningFacesFor(returnOfWin({ direction: 'under', winningFaces }))).toBe(winningFaces);
  }
  // Three times the stake: 33.00 % pays exactly that.
  expect(winningFacesFor(30_000)).toBe(3_300);
  // 4,949 faces pay 2.0004, 4,950 pay 2.0000.
  expect([winningFacesFor(20_001), winningFacesFor(20_003)]).toEqual([4_950, 4_949]);
  expect([winningFacesFor(10_000), winningFacesFor(990_000_000)]).toEqual([9_900, 1]);
});

test('a stake below nothing is not settled', () => {
  const bet = { direction: 'under', winningFaces: 5_000 } as const;
  expect(() => playRound(bet, { betMinor: -100n, draw: () => 0 })).toThrow(RangeError);
});
