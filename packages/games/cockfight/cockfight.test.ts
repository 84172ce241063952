// @covers cockfight-rules

import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { rational, toDecimal } from '../exact/rational.ts';
import { figuresOf } from '../sportsbook/margin.ts';
import { toDecimalOdds } from '../sportsbook/odds-formats.ts';
import {
  compareFightPrices,
  type FightBet,
  type FightOutcome,
  fairDrawRate,
  fightBets,
  fightOutcomes,
  parseFightPrice,
  resultOfFight,
  settleFightBet,
} from './book.ts';
import { canCorrect, type FightState, fightCanBecome, fightStates } from './states.ts';
import { toteKeeps, toteOf, toteReturn } from './tote.ts';

test.each<[string, string, string, string, string, string]>([
  ['0.80', '-0.94', '1.8000', '2.0638', '4.0092', '3.8546'],
  ['0.93', '0.95', '1.9300', '1.9500', '3.0955', '3.0026'],
  ['0.75', '-0.90', '1.7500', '2.1111', '4.5113', '4.3165'],
  ['-0.85', '0.70', '2.1765', '1.7000', '4.7695', '4.5524'],
  ['0.90', '0.90', '1.9000', '1.9000', '5.2632', '5.0000'],
])('meron %s and wala %s (rulebook 7)', (meron, wala, meronOdds, walaOdds, overround, margin) => {
  const odds = [meron, wala].map((price) => toDecimalOdds(decimal(price), 'malay'));
  expect(odds.map((price) => toDecimal(price, 4))).toEqual([meronOdds, walaOdds]);
  const { overroundPercent, payoutPercent } = figuresOf(odds);
  expect(toDecimal(overroundPercent, 4)).toBe(overround);
  expect((100 - Number(toDecimal(payoutPercent, 6))).toFixed(4)).toBe(margin);
});

test('a draw is fair at one in nine and one in sixteen', () => {
  expect([8n, 15n].map((toOne) => toDecimal(fairDrawRate(rational(toOne)), 4))).toEqual(['0.1111', '0.0625']);
});

/** Results of meron, wala, bdd and ftd. */
test.each<[FightOutcome, string]>([
  ['MERON', 'win loss loss loss'],
  ['WALA', 'loss win loss loss'],
  ['BDD', 'push push win loss'],
  ['FTD', 'push push loss win'],
  ['CANCEL', 'void void void void'],
])('%s', (outcome, results) => {
  expect(fightBets.map((bet) => resultOfFight(bet, outcome)).join(' ')).toBe(results);
});

test.each<[FightBet, string, FightOutcome, bigint, bigint]>([
  ['meron', '0.80', 'MERON', 10_000n, 18_000n],
  ['wala', '-0.94', 'WALA', 9_400n, 19_400n],
  ['wala', '-0.94', 'BDD', 9_400n, 9_400n],
  ['meron', '0.80', 'WALA', 10_000n, 0n],
  ['bdd', '8', 'BDD', 10_000n, 90_000n],
  ['ftd', '15', 'FTD', 10_000n, 160_000n],
  ['ftd', '15', 'CANCEL', 10_000n, 10_000n],
])('100 entered on %s at %s, %s: %s at risk returns %s', (bet, text, outcome, atRiskMinor, returnMinor) => {
  const price = parseFightPrice(text, bet);
  if (!price) throw new Error(text);
  expect(settleFightBet({ stakeMinor: 10_000n, price, bet }, outcome)).toMatchObject({ atRiskMinor, returnMinor });
});

test('prices are of their bet', () => {
  expect(parseFightPrice('1.5', 'meron')).toBeUndefined();
  expect(parseFightPrice('-8', 'bdd')).toBeUndefined();
  expect(fightOutcomes).toHaveLength(5);
});

describe('the tote', () => {
  test.each<[bigint, bigint, string, bigint, bigint, boolean, string, string]>([
    [600_000n, 400_000n, '0.05', 15_833n, 23_750n, false, '50020.00', '50000.00'],
    [500_000n, 500_000n, '0.05', 19_000n, 19_000n, false, '50000.00', '50000.00'],
    [900_000n, 100_000n, '0.05', 10_555n, 95_000n, true, '50050.00', '50000.00'],
    [880_000n, 120_000n, '0.05', 10_795n, 79_166n, false, '50040.00', '50008.00'],
    [123_456n, 654_321n, '0.1', 56_700n, 10_698n, true, '77781.48', '77784.39'],
    [1_000n, 1n, '0.05', 9_509n, 9_509_500n, true, '50.10', '50.05'],
  ])('%s against %s', (meron, wala, takeout, meronPays, walaPays, isCancelled, meronKeeps, walaKeeps) => {
    const pools = { meronMinor: meron * 100n, walaMinor: wala * 100n };
    const payout = toteOf(pools, decimal(takeout));
    expect(payout).toEqual({ meronPer100Minor: meronPays, walaPer100Minor: walaPays, isCancelled });
    const kept = (side: bigint, per100: bigint) => {
      const { numerator, denominator } = toteKeeps(pools, side, per100);
      return toDecimal(rational(numerator, denominator * 100n), 2);
    };
    expect(kept(pools.meronMinor, meronPays)).toBe(meronKeeps);
    expect(kept(pools.walaMinor, walaPays)).toBe(walaKeeps);
  });

  test('a side without money and a small stake', () => {
    expect(toteOf({ meronMinor: 0n, walaMinor: 100n }, decimal('0.05'))).toEqual({
      meronPer100Minor: 0n,
      walaPer100Minor: 9_500n,
      isCancelled: true,
    });
    expect(toteReturn(101n, 15_833n)).toBe(159n);
  });
});

describe('the course of a fight', () => {
  const next: Readonly<Record<FightState, readonly FightState[]>> = {
    OPEN: ['LAST_CALL', 'RESULT'],
    LAST_CALL: ['CLOSED', 'RESULT'],
    CLOSED: ['FIGHTING', 'RESULT'],
    FIGHTING: ['RESULT'],
    RESULT: ['SETTLED'],
    SETTLED: ['RESULT'],
  };
  test.each(fightStates.flatMap((from) => fightStates.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(fightCanBecome(from, to)).toBe(next[from].includes(to));
  });
  test('a result is corrected once within its programme', () => {
    expect([canCorrect(0, true), canCorrect(1, true), canCorrect(0, false)]).toEqual([true, false, false]);
  });
});

test.each([
  ['meron', '0.85', '0.90', -1],
  ['meron', '-0.95', '0.99', 1],
  ['wala', '-0.80', '-0.80', 0],
  ['bdd', '8', '9', -1],
] as const)('on %s %s pays against %s as %s says', (bet, one, other, sign) => {
  expect(compareFightPrices(bet, one, other)).toBe(sign);
  expect(() => compareFightPrices(bet, 'none', other)).toThrow(RangeError);
});
