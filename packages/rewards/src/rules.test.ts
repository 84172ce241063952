// @covers reward-rules

import { drawOfRound } from '@baize/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bonusStates,
  bonusTransitions,
  drawRaffle,
  missionProgress,
  missionState,
  monthEnd,
  nextLevel,
  pointsFor,
  ppm,
  requiredTurnover,
  sharePrizes,
  shownLevel,
  stateAfter,
  wageringProgress,
} from './index.ts';

const levels = [0n, 100n, 500n, 2_000n].map((turnoverMinor) => ({
  turnoverMinor,
  depositMinor: turnoverMinor / 10n,
  keepMinor: turnoverMinor / 5n,
}));

describe('the ladder', () => {
  test.each([
    ['never lost a level', 3, null, 0n, 3, null],
    ['went down and plays little', 3, 1, 99n, 1, 1],
    ['went down and kept the level above', 3, 1, 100n, 2, 2],
    ['went down and kept both above', 3, 1, 400n, 3, null],
    ['the cap is no gift', 1, 2, 0n, 1, null],
  ] as const)('%s', (_what, earned, cap, month, level, newCap) => {
    expect(shownLevel(levels, earned, { cap }, month)).toEqual({ level, cap: newCap });
  });

  test('a month below what keeps the level takes one level, never more', () => {
    expect(monthEnd(levels, 3, { cap: null }, 399n)).toEqual({ cap: 2 });
    expect(monthEnd(levels, 3, { cap: null }, 400n)).toEqual({ cap: null });
    expect(monthEnd(levels, 0, { cap: 0 }, 0n)).toEqual({ cap: 0 });
  });

  test('says what is missing to the next level, and nothing on the highest', () => {
    expect(nextLevel(levels, 1, 450n, 60n)).toEqual({ level: 2, turnoverMissingMinor: 50n, depositMissingMinor: 0n });
    expect(nextLevel(levels, 3, 0n, 0n)).toBeNull();
  });
});

test('points of many batches are the points of one', () => {
  const turnover = fc.bigInt({ min: -5_000n, max: 50_000n });
  fc.assert(
    fc.property(
      fc.array(turnover, { minLength: 1, maxLength: 20 }),
      fc.bigInt({ min: 0n, max: ppm }),
      (days, weight) => {
        const rules = { weightsPpm: { RNG: weight }, perTurnoverMinor: 10_000n };
        let carriedPpm = 0n;
        let points = 0n;
        for (const day of days) {
          const batch = pointsFor({ ...rules, turnover: { RNG: day }, carriedPpm });
          points += batch.points;
          carriedPpm = batch.carryPpm;
        }
        const sum = days.reduce((total, day) => total + day, 0n);
        expect(points * 10_000n * ppm + carriedPpm).toBe(sum * weight);
      },
    ),
  );
});

describe('wagering', () => {
  test.each([
    ['B', 500n, 500n, 15n * ppm, 7_500n],
    ['D+B', 500n, 500n, 15n * ppm, 15_000n],
    ['B', 0n, 333n, ppm / 2n, 167n],
  ] as const)('%s of %i and %i', (base, depositMinor, bonusMinor, multiplePpm, required) => {
    expect(requiredTurnover({ base, depositMinor, bonusMinor, multiplePpm })).toBe(required);
  });

  test('nothing found weighs nothing, and less than the whole is not met', () => {
    expect(wageringProgress(10n, [{ validTurnoverMinor: 1_000n, weightPpm: 0n }]).isMet).toBe(false);
    expect(wageringProgress(10n, [{ validTurnoverMinor: 99n, weightPpm: ppm / 10n }])).toEqual({
      progressMinor: 9n,
      remainingMinor: 1n,
      isMet: false,
    });
    expect(wageringProgress(10n, [{ validTurnoverMinor: -50n, weightPpm: ppm }]).progressMinor).toBe(0n);
  });
});

test('a bonus ends once: what holds no money takes no step', () => {
  const events = ['wageringMet', 'withdrawn', 'givenUp', 'timeOver', 'takenBack'] as const;
  for (const from of bonusStates)
    for (const event of events) {
      const step = stateAfter(from, event);
      expect(step !== null).toBe(from === 'running');
      if (step) expect(step.movement === 'bonusConvert').toBe(step.to === 'converted');
    }
  expect(bonusTransitions.filter(({ to }) => to === 'converted').map(({ event }) => event)).toEqual(['wageringMet']);
});

describe('leaderboards', () => {
  test('never pay more than the prizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 5n }), { maxLength: 12 }),
        fc.array(fc.bigInt({ min: 0n, max: 1_000n }), { maxLength: 5 }),
        (scores, prizes) => {
          const placed = sharePrizes(
            prizes,
            scores.map((score, name) => ({ name, score })),
          );
          const paid = placed.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0n);
          expect(paid <= prizes.reduce((sum, prize) => sum + prize, 0n)).toBe(true);
          expect(placed.every(({ score }) => score > 0n)).toBe(true);
        },
      ),
    );
  });
});

describe('missions', () => {
  test.each([
    [0n, false, 0, 'running'],
    [10n, false, 0, 'claimable'],
    [10n, true, 0, 'claimed'],
    [10n, false, 1, 'claimable'],
    [9n, false, 1, 'missed'],
    [10n, false, 2, 'missed'],
  ] as const)('counted %i, claimed %s, %i periods ago: %s', (counted, isClaimed, periodsSince, state) => {
    expect(missionState({ target: 10n }, { counted, isClaimed, periodsSince })).toBe(state);
  });

  test('progress is whole percent from 0 to 100', () => {
    expect([-5n, 0n, 3n, 10n, 99n].map((counted) => missionProgress({ target: 10n }, counted))).toEqual([
      0, 0, 30, 100, 100,
    ]);
  });
});

describe('the raffle', () => {
  const seeds = { serverSeed: 'a'.repeat(64), publicText: 'raffle' };

  test('draws each ticket at most once, all of them where there are as many prizes, and the same again', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(70), (tickets, prizes) => {
        const winners = drawRaffle(seeds, tickets, prizes);
        expect(winners).toHaveLength(Math.min(tickets, prizes));
        expect(new Set(winners).size).toBe(winners.length);
        expect(winners.every((ticket) => ticket >= 1 && ticket <= tickets)).toBe(true);
        expect(drawRaffle(seeds, tickets, prizes)).toEqual(winners);
      }),
    );
  });

  test('with 20 of 5,000 tickets and 30 prizes somebody wins at least once in 11.36 % of all draws (rulebook 8.12)', () => {
    const draws = 20_000;
    let hits = 0;
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const winners = drawRaffle({ ...seeds, publicText: `${nonce}` }, 5_000, 30);
      if (winners.some((ticket) => ticket <= 20)) hits += 1;
    }
    // Four standard deviations.
    expect(Math.abs(hits / draws - 0.113604)).toBeLessThan(0.009);
  });

  test('the first winner is the first draw of the seed', () => {
    const draw = drawOfRound({ serverSeed: seeds.serverSeed, clientSeed: seeds.publicText, nonce: 0 });
    expect(drawRaffle(seeds, 1_000, 1)).toEqual([draw(1_000) + 1]);
  });
});
