// @covers sports-cash-out sports-outrights

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { rational } from '../exact/rational.ts';
import { cashOutOffer, partialCashOut } from './cash-out.ts';
import { type Classification, deadHeatReturn, outrightEnd, runnerResult } from './outright.ts';
import { betReturn } from './systems.ts';

const open = (atBet: string, now: string) => ({ oddsAtBet: decimal(atBet), oddsNow: decimal(now) });

describe('offers of rulebook 6.9, paid down to the minor unit', () => {
  test.each<[string, bigint, ReturnType<typeof open>, string, bigint]>([
    ['ahead', 10_000n, open('2.50', '1.60'), '0.05', 14_843n],
    ['behind', 10_000n, open('2.50', '5.00'), '0.05', 4_750n],
    ['all but won', 5_000n, open('1.90', '1.10'), '0.03', 8_377n],
  ])('%s', (_name, stakeMinor, leg, margin, offer) => {
    expect(cashOutOffer(stakeMinor, [leg], decimal(margin))).toBe(offer);
  });

  test('a parlay with one leg won and two open', () => {
    const legs = [{ oddsAtBet: decimal('1.80'), result: 'win' } as const, open('2.20', '1.50'), open('1.90', '2.00')];
    expect(cashOutOffer(10_000n, legs, decimal('0.05'))).toBe(23_826n);
  });

  test('40% of the first single', () => {
    const terms = { margin: decimal('0.05'), share: decimal('0.4') };
    expect(partialCashOut(10_000n, [open('2.50', '1.60')], terms)).toEqual({
      closedStakeMinor: 4_000n,
      leftStakeMinor: 6_000n,
      offerMinor: 5_937n,
    });
  });

  test('a lost leg leaves nothing', () => {
    const legs = [{ oddsAtBet: decimal('1.80'), result: 'loss' } as const, open('2.20', '1.50')];
    expect(cashOutOffer(10_000n, legs, decimal('0.05'))).toBe(0n);
  });
});

test('a line is bought back at what it is worth on average', () => {
  const chances = {
    win: rational(1n, 2n),
    halfWin: rational(1n, 10n),
    push: rational(1n, 10n),
    halfLoss: rational(1n, 10n),
    loss: rational(1n, 5n),
    void: rational(0n),
  };
  // 0.5 × 2 + 0.1 × 1.5 + 0.1 + 0.1 × 0.5 = 1.3
  expect(cashOutOffer(10_000n, [{ oddsAtBet: decimal('2'), chances }], decimal('0.05'))).toBe(12_350n);
});

test('parts never come to more than the whole', () => {
  const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n });
  fc.assert(
    fc.property(
      stakes,
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 101, max: 900 }),
      (stakeMinor, percent, now) => {
        const legs = [{ oddsAtBet: decimal('1.9'), oddsNow: rational(BigInt(now), 100n) }];
        const margin = decimal('0.04');
        const part = partialCashOut(stakeMinor, legs, { margin, share: rational(BigInt(percent), 100n) });
        const rest = partialCashOut(stakeMinor, legs, { margin, share: rational(BigInt(100 - percent), 100n) });
        expect(part.closedStakeMinor + part.leftStakeMinor).toBe(stakeMinor);
        expect(part.offerMinor + rest.offerMinor).toBeLessThanOrEqual(cashOutOffer(stakeMinor, legs, margin));
      },
    ),
  );
});

describe('outrights', () => {
  test.each<[number, bigint]>([
    [1, 80_000n],
    [2, 40_000n],
    [3, 26_667n],
  ])('dead heat of %i (rulebook 6.4)', (of, returnMinor) => {
    expect(deadHeatReturn(10_000n, decimal('8.00'), of)).toBe(returnMinor);
  });

  const returned = (classification: Classification, runner: string, nonRunnerNoBet = false) => {
    const end = outrightEnd(runnerResult(classification, runner), { nonRunnerNoBet });
    return betReturn(10_000n, 0, [{ odds: decimal('8'), ...end }]);
  };

  test('winner, loser, non-runner', () => {
    const alone = { winners: ['A'], withdrawn: ['C'] };
    expect(returned(alone, 'A')).toBe(80_000n);
    expect(returned({ ...alone, winners: ['A', 'B'] }, 'B')).toBe(40_000n);
    expect(returned(alone, 'B')).toBe(0n);
    expect(returned(alone, 'C')).toBe(0n);
    expect(returned(alone, 'C', true)).toBe(10_000n);
    expect(() => deadHeatReturn(1n, decimal('8'), 0)).toThrow(RangeError);
  });

  test('a dead heat in a parlay and in a system is divided exactly, rounded once', () => {
    const legs = [
      { odds: decimal('8'), result: 'win', sharedBy: 3 },
      { odds: decimal('1.50'), result: 'win' },
      { odds: decimal('2'), result: 'halfWin' },
    ] as const;
    expect(betReturn(10_000n, 0, legs)).toBe(60_000n);
    // 8/3 x 3/2 + 8/3 x 3/2 + 3/2 x 3/2 = 10.25
    expect(betReturn(10_000n, 2, legs)).toBe(102_500n);
    expect(betReturn(1n, 0, legs.slice(0, 1))).toBe(3n);
  });

  test('a leg that ended in a dead heat counts by its share in what a parlay is bought back for', () => {
    const shared = { oddsAtBet: decimal('8'), result: 'win', sharedBy: 2 } as const;
    expect(cashOutOffer(10_000n, [shared, open('2.00', '1.60')], decimal('0.05'))).toBe(47_500n);
  });
});
