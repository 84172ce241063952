// @covers sports-simulator

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../sportsbook/score-model.ts';
import { type Pairing, pairingsOf } from './calendar.ts';
import { endsOf, firstGoalChances, halfEndsOf } from './chances.ts';
import { courseOf, type Fixture, scoreAt } from './course.ts';
import { esportsLeagues, type League, leagueOf, moreLeagues, sportsLeagues } from './leagues.ts';

const leagues = [...sportsLeagues, ...moreLeagues, ...esportsLeagues];
const fixtureOf = (league: League): Fixture => ({ rules: league.rules, ...(pairingsOf(league, 0)[1] as Pairing) });
const drawn = (fixture: Fixture, nonce: number) =>
  courseOf(fixture, drawOfRound({ serverSeed: 'a seed of tests', clientSeed: fixture.home.name, nonce }));

test.each(leagues.map((league) => [league.key, league] as const))(
  '%s has teams in pairs, each meets each',
  (key, league) => {
    expect(leagueOf(key)).toBe(league);
    expect(league.teams.length % 2).toBe(0);
    const rounds = league.teams.length - 1;
    const met = new Set<string>();
    const homeGames = new Map<string, number>();
    for (let round = 0; round < 2 * rounds; round++) {
      const pairings = pairingsOf(league, round);
      expect(new Set(pairings.flatMap(({ home, away }) => [home.name, away.name])).size).toBe(league.teams.length);
      for (const { home, away } of pairings) {
        met.add(`${home.name} ${away.name}`);
        homeGames.set(home.name, (homeGames.get(home.name) ?? 0) + 1);
      }
    }
    expect(met.size).toBe(league.teams.length * rounds);
    for (const count of homeGames.values()) expect(count).toBe(rounds);
  },
);

test.each(leagues.map((league) => [league.key, fixtureOf(league)] as const))(
  '%s: all ends add up to 1',
  (_key, fixture) => {
    expect(chanceOf(endsOf(fixture, { home: 0, away: 0 }, 0), () => true)).toBeCloseTo(1, 9);
    expect(chanceOf(endsOf(fixture, { home: 1, away: 1 }, 20), () => true)).toBeCloseTo(1, 9);
  },
);

const sigmas = 3.29;
const matches = 2_000;

test.each(leagues.map((league) => [league.key, fixtureOf(league)] as const))(
  '%s: matches end as often as their prices say',
  (_key, fixture) => {
    const expected = chanceOf(endsOf(fixture, { home: 0, away: 0 }, 0), ({ home, away }) => home > away);
    let homeWins = 0;
    for (let nonce = 0; nonce < matches; nonce++) {
      const course = drawn(fixture, nonce);
      const { home, away } = scoreAt(course, course.endMinute);
      if (home > away) homeWins += 1;
    }
    const sd = Math.sqrt((expected * (1 - expected)) / matches);
    expect(Math.abs(homeWins / matches - expected)).toBeLessThan(sigmas * sd);
  },
);

const goalLeagues = leagues.filter(({ rules }) => rules.kind === 'goals');
test.each(goalLeagues.map((league) => [league.key, fixtureOf(league)] as const))(
  '%s: first halves and first goals come as often as their prices say',
  (_key, fixture) => {
    if (fixture.rules.kind !== 'goals') throw new Error('no goals');
    const { halfMinutes } = fixture.rules;
    const half = halfEndsOf(fixture, { home: 0, away: 0 }, 0) ?? [];
    const first = firstGoalChances(fixture, 0) ?? { home: 0, away: 0, none: 0 };
    expect(first.home + first.away + first.none).toBeCloseTo(1, 9);
    expect(halfEndsOf(fixture, { home: 0, away: 0 }, halfMinutes)).toBeNull();
    const drawnAtHalf = chanceOf(half, ({ home, away }) => home === away);
    const seen = { drawnAtHalf: 0, home: 0 };
    for (let nonce = 0; nonce < matches; nonce++) {
      const course = drawn(fixture, nonce);
      const { home, away } = scoreAt(course, halfMinutes);
      if (home === away) seen.drawnAtHalf += 1;
      if (course.events[0]?.side === 'home') seen.home += 1;
    }
    const isNear = (count: number, chance: number) =>
      Math.abs(count / matches - chance) < sigmas * Math.sqrt((chance * (1 - chance)) / matches);
    expect(isNear(seen.drawnAtHalf, drawnAtHalf)).toBe(true);
    expect(isNear(seen.home, first.home)).toBe(true);
  },
);

describe('a match', () => {
  const football = fixtureOf(sportsLeagues[0] as League);
  test('is the same from the same seed', () => {
    expect(drawn(football, 3)).toEqual(drawn(football, 3));
  });
  test('has its score minute by minute', () => {
    const course = {
      events: [
        { minute: 5, side: 'home' },
        { minute: 50, side: 'away' },
      ] as const,
      endMinute: 90,
    };
    expect([4, 5, 49, 50].map((minute) => scoreAt(course, minute))).toEqual([
      { home: 0, away: 0 },
      { home: 1, away: 0 },
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ]);
  });
  test('of maps ends when one side cannot be caught', () => {
    const series = fixtureOf(esportsLeagues[1] as League);
    for (let nonce = 0; nonce < 50; nonce++) {
      const course = drawn(series, nonce);
      const { home, away } = scoreAt(course, course.endMinute);
      expect(Math.max(home, away)).toBe(3);
      expect(course.endMinute).toBe((home + away) * 30);
    }
  });
});
