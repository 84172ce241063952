// @covers sports-payouts

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { rational } from '../exact/rational.ts';
import { type OddsFormat, parsePrice } from './odds-formats.ts';
import { parlayReturn } from './parlay.ts';
import { returnOf, settleSingle, stakeTurnoverOf, turnoverOf } from './payout.ts';
import { factorOf, type LegResult, legResults, oppositeOf } from './results.ts';

const single = (stakeMinor: bigint, price: string, format: OddsFormat = 'decimal') => ({
  stakeMinor,
  price: decimal(price),
  format,
});

test.each<[LegResult, bigint, bigint, bigint]>([
  ['win', 9_500n, 9_500n, 10_000n],
  ['halfWin', 4_750n, 4_750n, 5_000n],
  ['push', 0n, 0n, 0n],
  ['halfLoss', -5_000n, 5_000n, 5_000n],
  ['loss', -10_000n, 10_000n, 10_000n],
  ['void', 0n, 0n, 0n],
])('100 at 1.95: %s', (result, netMinor, turnover, byStake) => {
  const settled = settleSingle(single(10_000n, '1.95'), result);
  expect(settled).toEqual({
    atRiskMinor: 10_000n,
    returnMinor: 10_000n + netMinor,
    netMinor,
    validTurnoverMinor: turnover,
  });
  expect(stakeTurnoverOf(10_000n, result)).toBe(byStake);
});

test.each<[string, OddsFormat, bigint, LegResult, bigint, bigint]>([
  ['1.50', 'decimal', 10_000n, 'win', 15_000n, 5_000n],
  ['3.00', 'decimal', 10_000n, 'win', 30_000n, 10_000n],
  ['2.00', 'decimal', 10_000n, 'win', 20_000n, 10_000n],
  ['-110', 'american', 11_000n, 'win', 21_000n, 10_000n],
  ['-110', 'american', 11_000n, 'loss', 0n, 11_000n],
  ['-0.80', 'malay', 10_000n, 'win', 18_000n, 8_000n],
  ['-0.80', 'malay', 10_000n, 'halfWin', 13_000n, 5_000n],
  ['-0.80', 'malay', 10_000n, 'halfLoss', 4_000n, 4_000n],
  ['-0.80', 'malay', 10_000n, 'push', 8_000n, 0n],
  ['-1.25', 'indonesian', 10_000n, 'win', 22_500n, 10_000n],
])('%s %s, %s entered, %s: returns %s', (price, format, stakeMinor, result, returnMinor, turnover) => {
  const settled = settleSingle(single(stakeMinor, price, format), result);
  expect(settled).toMatchObject({ returnMinor, validTurnoverMinor: turnover });
});

test('a parlay of 100 that returns 330 counts 100 (rulebook 0.5)', () => {
  expect(turnoverOf(10_000n, 33_000n)).toBe(10_000n);
});

test('half a minor unit is paid', () => {
  expect(returnOf(1n, rational(1n, 2n))).toBe(1n);
  expect(returnOf(1n, rational(49n, 100n))).toBe(0n);
});

const anyResult = fc.constantFrom(...legResults);
const anyOdds = fc.integer({ min: 101, max: 20_000 }).map((hundredths) => rational(BigInt(hundredths), 100n));
const anyStake = fc.bigInt({ min: 1n, max: 10n ** 10n });

test('a parlay of one leg is a single', () => {
  fc.assert(
    fc.property(anyStake, anyOdds, anyResult, (stakeMinor, odds, result) => {
      const { returnMinor } = settleSingle({ stakeMinor, price: odds, format: 'decimal' }, result);
      expect(parlayReturn(stakeMinor, [{ odds, result }])).toBe(returnMinor);
      expect(returnOf(stakeMinor, factorOf(result, odds))).toBe(returnMinor);
    }),
  );
});

test('in every format the entered number is won or lost, never more', () => {
  const prices = fc.constantFrom<[OddsFormat, string]>(
    ['malay', '-0.94'],
    ['malay', '0.8'],
    ['indonesian', '-3.3333'],
    ['american', '-333.33'],
    ['hongkong', '0.01'],
  );
  fc.assert(
    fc.property(anyStake, prices, anyResult, (stakeMinor, [format, text], result) => {
      const price = parsePrice(text, format);
      if (!price) throw new Error(text);
      const { atRiskMinor, returnMinor, netMinor, validTurnoverMinor } = settleSingle(
        { stakeMinor, price, format },
        result,
      );
      expect(returnMinor).toBeGreaterThanOrEqual(0n);
      expect(returnMinor - atRiskMinor).toBe(netMinor);
      expect(validTurnoverMinor).toBeLessThanOrEqual(atRiskMinor);
      const isWinSide = result === 'win' || result === 'halfWin';
      expect(isWinSide ? netMinor >= 0n : netMinor <= 0n).toBe(true);
      if (result === 'loss') expect(returnMinor).toBe(0n);
    }),
  );
});

test('the other side of the other side is the side itself', () => {
  for (const result of legResults) expect(oppositeOf(oppositeOf(result))).toBe(result);
});
