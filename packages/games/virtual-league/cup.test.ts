// @covers sports-outrights

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import {
  courseOfCup,
  cupEndMinute,
  cupIdOf,
  cupOf,
  cupOfId,
  isInRound,
  playsCups,
  roundsPlayedAt,
  runnersLeft,
} from './cup.ts';
import { cupChances } from './cup-chances.ts';
import { esportsLeagues, moreLeagues, sportsLeagues } from './leagues.ts';

const leagues = [...sportsLeagues, ...moreLeagues, ...esportsLeagues].filter(playsCups);
const cases = leagues.map((league) => [league.key, league] as const);
const drawn = (id: string, nonce: number) => drawOfRound({ serverSeed: 'a seed of tests', clientSeed: id, nonce });
const sigmas = 3.29;
const cups = 1_200;

test('leagues of eight teams that play by goals have cups', () => {
  expect(leagues.map(({ key }) => key)).toEqual(['vf1', 'vf2', 'vf3']);
});

describe.each(cases)('a cup of %s', (_key, league) => {
  test('is named by its league and number, and each winner goes on', () => {
    const id = cupIdOf(league, 7);
    const cup = cupOf(league, 7);
    expect(cupOfId(id)).toEqual(cup);
    expect(new Set(cup.runners).size).toBe(8);
    const course = courseOfCup(cup, drawn(id, 0));
    expect(course).toEqual(courseOfCup(cup, drawn(id, 0)));
    expect(course.map((ties) => ties.length)).toEqual([4, 2, 1]);
    course.forEach((ties, round) => {
      const entrants = runnersLeft(cup, course.slice(0, round)).map(({ name }) => name);
      expect(ties.flatMap(({ home, away }) => [home, away])).toEqual(entrants);
      for (const { score, winner, isByPenalties } of ties)
        expect(score.home === score.away ? isByPenalties : score[winner] === Math.max(score.home, score.away)).toBe(
          true,
        );
    });
  });

  test('all chances add up to 1, also between rounds; the champion has them all at the end', () => {
    const cup = cupOf(league, 1);
    const course = courseOfCup(cup, drawn('sums', 1));
    for (const played of [0, 1, 2, 3]) {
      const chances = [...cupChances(cup, course.slice(0, played)).values()];
      expect(chances).toHaveLength(8 / 2 ** played);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  // A unit at the fair price on every runner, before the start and in each break: on average nothing is won or lost.
  test('prices without a margin are fair before the start and between the rounds', { timeout: 60_000 }, () => {
    const sums = new Map<string, { won: number; variance: number }>();
    const known = new Map<string, ReadonlyMap<string, number>>();
    for (let nonce = 0; nonce < cups; nonce++) {
      const number = nonce % 3;
      const cup = cupOf(league, number);
      const course = courseOfCup(cup, drawn(league.key, nonce));
      const [champion] = runnersLeft(cup, course);
      for (const played of [0, 1, 2]) {
        const before = course.slice(0, played);
        const key = `${number} ${runnersLeft(cup, before).map(({ name }) => name)}`;
        const chances = known.get(key) ?? cupChances(cup, before);
        known.set(key, chances);
        for (const [name, chance] of chances) {
          const sum = sums.get(`${name} ${played}`) ?? { won: 0, variance: 0 };
          sums.set(`${name} ${played}`, sum);
          sum.won += (name === champion?.name ? 1 : 0) - chance;
          sum.variance += chance * (1 - chance);
        }
      }
    }
    expect(sums.size).toBe(24);
    for (const [name, { won, variance }] of sums)
      expect(Math.abs(won), name).toBeLessThan(sigmas * Math.sqrt(variance));
  });
});

test('rounds are played at set minutes with breaks between them', () => {
  expect(cupEndMinute).toBe(96);
  expect([0, 23, 24, 35, 36, 59, 60, 95, 96, 200].map(roundsPlayedAt)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 3, 3]);
  expect([0, 23, 24, 35, 36, 59, 60, 71, 72, 95].map(isInRound)).toEqual([
    ...[true, true, false, false, true, true],
    ...[false, false, true, true],
  ]);
});

test.each(['vf1-1-1', 'vt1-cup-3', 'no-cup-1', 'vf1-cup-', 'odds:vf1-cup-1', ''])('%s names no cup', (id) => {
  expect(cupOfId(id)).toBeUndefined();
});
