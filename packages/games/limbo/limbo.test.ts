// @covers table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, isWin, playRound, returnOfWin, targets } from './rules.ts';

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
])('a target of %i hundredths has the rulebook’s figures (2.7)', (target, probability) => {
  const figures = analyse({ target });
  expect(figures.topReturn / 100).toBe(target);
  expect(toDecimal(figures.probabilityOfWin, 6)).toBe(probability);
  expect(toDecimal(multiply(figures.rtp, rational(100n)), 4)).toBe('99.0000');
});

test('a round pays exactly its target when the point reaches it (seed printed on failure)', () => {
  const target = fc.integer({ min: targets.min, max: targets.max });
  fc.assert(
    fc.property(target, fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(), (mark, betMinor, nonce) => {
      const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'limbo', nonce });
      const { point, payoutMinor } = playRound({ target: mark }, { betMinor, draw });
      expect(payoutMinor).toBe(point >= mark ? (betMinor * BigInt(mark)) / 100n : 0n);
    }),
  );
});

test('a point at the target wins, one hundredth below it loses', () => {
  expect([isWin({ target: 250 }, 250), isWin({ target: 250 }, 249), isWin({ target: 101 }, 100)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([100, 1_000_001, 150.5, Number.NaN])('a target of %d hundredths is refused', (target) => {
  expect(() => returnOfWin({ target })).toThrow(RangeError);
  expect(() => playRound({ target }, { betMinor: 100n, draw: () => 0 })).toThrow(RangeError);
  expect(isWin({ target }, 1_000_000)).toBe(false);
});
