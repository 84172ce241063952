// @covers cockfight-fights

import { drawOfRound, drawOfSimulation } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import {
  arenaOf,
  arenas,
  birdPrices,
  chancesOf,
  chanceUnit,
  type FightBet,
  type FightOutcome,
  type FoughtOutcome,
  fightBets,
  fightLimitMs,
  fightOf,
  malayOf,
  malayText,
  meronShareOf,
  nextPlace,
  pairingOf,
  profitOf,
  settleBet,
  staminaAt,
} from './index.ts';

const draw = drawOfSimulation('cockfights of the tests');
const fights = 20_000;
const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'cockfights' };
const drawOfFight = (nonce: number) => drawOfRound({ ...seeds, nonce });

/** What a bet returns, by the tables of the rulebook and nothing of the code above: hundredths of the stake at risk. */
function expectedReturn(bet: FightBet, odds: string, stakeMinor: bigint, outcome: FightOutcome): [bigint, bigint] {
  const won = { meron: 'MERON', wala: 'WALA', bdd: 'BDD', ftd: 'FTD' }[bet] === outcome;
  const number = BigInt(odds.replace('.', '').replace('-', ''));
  const half = (amount: bigint) => (amount + 50n) / 100n;
  const isBird = bet === 'meron' || bet === 'wala';
  const risk = isBird && odds.startsWith('-') ? half(stakeMinor * number) : stakeMinor;
  const profit = !isBird ? stakeMinor * BigInt(odds) : odds.startsWith('-') ? stakeMinor : half(stakeMinor * number);
  if (won) return [risk, risk + profit];
  const isBack = outcome === 'CANCEL' || (isBird && (outcome === 'BDD' || outcome === 'FTD'));
  return [risk, isBack ? risk : 0n];
}

test(`${fights} fights with random bets: what comes back is what the tables of the rulebook say, and outcomes come as often as they should`, () => {
  const seen = new Map<FightOutcome, number>();
  const expected = new Map<FoughtOutcome, number>();
  for (let index = 0; index < fights; index += 1) {
    const arena = arenas[index % arenas.length] ?? arenaOf('DS88');
    const place = { programme: 1 + draw(50), number: 1 + draw(40) };
    const chances = chancesOf(pairingOf(arena, place));
    for (const [outcome, chance] of Object.entries(chances))
      expected.set(outcome as FoughtOutcome, (expected.get(outcome as FoughtOutcome) ?? 0) + chance / chanceUnit);
    const { outcome } = fightOf(chances, drawOfFight(index));
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    const called: FightOutcome = draw(50) === 0 ? 'CANCEL' : outcome;
    const prices = birdPrices(arenaOf('DS88'), chances, (draw(1_001) - 500) / 500);
    const bet = fightBets[draw(4)] ?? 'meron';
    const odds = bet === 'meron' || bet === 'wala' ? malayText(prices[bet]) : bet === 'bdd' ? '8' : '15';
    const stakeMinor = BigInt(100 + draw(1_000) * draw(500));
    const { atRiskMinor, returnMinor } = settleBet({ bet, stakeMinor, odds }, called, null);
    expect([atRiskMinor, returnMinor]).toEqual(expectedReturn(bet, odds, stakeMinor, called));
  }
  // Four standard deviations of a binomial draw.
  for (const [outcome, mean] of expected)
    expect(Math.abs((seen.get(outcome) ?? 0) - mean)).toBeLessThan(4 * Math.sqrt(mean * (1 - mean / fights)));
});

test('a course tells its outcome: who falls has nothing left, who stands has, and the time runs out of a full time draw', () => {
  const pairing = pairingOf(arenaOf('WS168'), { programme: 1, number: 1 });
  const falls: Readonly<Record<string, string>> = { MERON: 'wala', WALA: 'meron', BDD: 'meron,wala', FTD: '' };
  for (let index = 0; index < 2_000; index += 1) {
    const course = fightOf(chancesOf(pairing), drawOfFight(index));
    const fallen = course.events.filter(({ kind }) => kind === 'fall').map(({ side }) => side);
    expect(fallen.join()).toBe(falls[course.outcome]);
    for (const side of ['meron', 'wala'] as const) {
      const left = staminaAt(course, side, course.endMs);
      if (fallen.includes(side)) expect(left).toBe(0);
      else expect(left).toBeGreaterThan(0);
    }
    const times = course.events.map(({ atMs }) => atMs);
    expect(Math.max(...times)).toBeLessThan(course.endMs);
    expect(course.endMs).toBeLessThanOrEqual(fightLimitMs);
    if (course.outcome === 'FTD') expect(course.endMs).toBe(fightLimitMs);
  }
});

describe('prices', () => {
  test.each([
    [0.8, 80],
    [1, 100],
    [1.0638, -95],
    [1.25, -80],
  ])('a profit of %s is quoted %s', (profit, price) => {
    expect(malayOf(profit)).toBe(price);
    expect(profitOf(malayOf(profit))).toBeLessThanOrEqual(profit + 1e-9);
  });

  test('move with the money, away from the bird that it is on, and never beyond the fair price', () => {
    for (const arena of arenas.filter(({ book }) => book === 'fixed')) {
      for (let number = 1; number <= arena.fightsOfProgramme; number += 1) {
        const chances = chancesOf(pairingOf(arena, { programme: 1, number }));
        const share = meronShareOf(chances);
        const profits = [-1, -0.5, 0, 0.5, 1].map((money) => {
          const { meron, wala } = birdPrices(arena, chances, money);
          expect(share * (1 + profitOf(meron))).toBeLessThanOrEqual(0.99);
          expect((1 - share) * (1 + profitOf(wala))).toBeLessThanOrEqual(0.99);
          return [profitOf(meron), profitOf(wala)] as const;
        });
        for (const [index, [meron, wala]] of profits.entries()) {
          const before = profits[index - 1];
          if (!before) continue;
          expect(meron).toBeLessThanOrEqual(before[0]);
          expect(wala).toBeGreaterThanOrEqual(before[1]);
        }
      }
    }
  });
});

test('a programme pairs different birds, and the next one begins behind its last fight', () => {
  const arena = arenaOf('DIG');
  for (let number = 1; number <= arena.fightsOfProgramme; number += 1) {
    const { meron, wala } = pairingOf(arena, { programme: 3, number });
    expect(meron.name).not.toBe(wala.name);
  }
  expect(nextPlace(arena, { programme: 3, number: 7 })).toEqual({ programme: 3, number: 8 });
  expect(nextPlace(arena, { programme: 3, number: arena.fightsOfProgramme })).toEqual({ programme: 4, number: 1 });
});
