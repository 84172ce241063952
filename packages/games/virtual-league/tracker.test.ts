// @covers sports-tracker

import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { type Pairing, pairingsOf } from './calendar.ts';
import type { Fixture, MatchEvent } from './course.ts';
import { esportsLeagues, type League, moreLeagues, sportsLeagues } from './leagues.ts';
import { countOf, momentsOf, pointsOf } from './tracker.ts';

const leagues = [...sportsLeagues, ...moreLeagues, ...esportsLeagues];
const fixtureOf = (league: League): Fixture => ({ rules: league.rules, ...(pairingsOf(league, 0)[1] as Pairing) });
const draw = () => drawOfRound({ serverSeed: 'a seed of tests', clientSeed: 'match', nonce: 1 });
const of = (kind: 'goals' | 'maps') =>
  leagues.filter(({ rules }) => rules.kind === kind).map((one) => [one.key, one] as const);
const goals: MatchEvent[] = [
  { minute: 12, side: 'home' },
  { minute: 31, side: 'away' },
];

test.each(of('goals'))('%s: every minute is a moment on the pitch, and a goal is one', (_key, league) => {
  const moments = momentsOf(fixtureOf(league), goals, 35, draw());
  expect(moments.map(({ minute }) => minute)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
  for (const { along, across } of moments) {
    expect([along, across].every((place) => place >= 0 && place <= 100)).toBe(true);
  }
  expect(moments.filter(({ kind }) => kind === 'score').map(({ minute, side }) => ({ minute, side }))).toEqual(goals);
  expect(countOf(moments, ['score'])).toEqual({ home: 1, away: 1 });
});

test.each(of('goals'))('%s: what is shown does not depend on what comes later', (_key, league) => {
  const fixture = fixtureOf(league);
  const early = momentsOf(fixture, goals.slice(0, 1), 20, draw());
  const late = momentsOf(fixture, goals, 40, draw());
  expect(late.slice(0, 20)).toEqual(early);
});

test.each(of('maps'))('%s: only maps that have ended have points, and their winner has more', (_key, { sport }) => {
  const seen: MatchEvent[] = ['home', 'away', 'away'].map((side, index) => ({ minute: index, side: side as 'home' }));
  const points = pointsOf(sport, seen, draw());
  expect(points.map(({ home, away }) => (home > away ? 'home' : 'away'))).toEqual(['home', 'away', 'away']);
  expect(points.every(({ home, away }) => Math.min(home, away) >= 0)).toBe(true);
  expect(pointsOf(sport, seen.slice(0, 1), draw())).toEqual(points.slice(0, 1));
});
