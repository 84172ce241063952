// @covers sports-fair-prices

import { drawOfRound } from '@baize/fairness';
import { factorOf, fairOdds, type LegResult, legResults, rational, toNumber } from '@baize/games/sportsbook';
import {
  type Course,
  courseOf,
  esportsLeagues,
  type Fixture,
  type League,
  moreLeagues,
  type Pairing,
  pairingsOf,
  scoreAt,
  sportsLeagues,
} from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import type { MatchNow } from './match.ts';
import { outcomeOfPlay, resultFrom } from './outcome.ts';
import { simulatedOffers } from './simulated-offers.ts';

const sigmas = 3.29;
const seed = process.env.PRICES_SEED ?? '20261128';
const matches = process.env.LONG_TESTS === '1' ? 40_000 : 2_000;
/** What falls out of the bound is drawn again so many times as often, by other seeds: of thousands of selections some fall out by chance. */
const secondLook = 4;

const leagues: readonly League[] = [...sportsLeagues, ...moreLeagues, ...esportsLeagues];
const fixtureOf = (league: League): Fixture => ({ rules: league.rules, ...(pairingsOf(league, 0)[1] as Pairing) });
const drawn = (fixture: Fixture, serverSeed: string, nonce: number) =>
  courseOf(fixture, drawOfRound({ serverSeed: `${seed} ${serverSeed}`, clientSeed: fixture.home.name, nonce }));

/** What was seen of a match at a minute. */
function nowAt(course: Course, minute: number): MatchNow {
  const events = course.events.filter((event) => event.minute <= minute);
  return {
    state: minute === 0 ? 'scheduled' : 'live',
    ...{ minute, events, score: scoreAt(course, minute), isSuspended: false },
  };
}

/** Matches that went so until the minute and are drawn from there on. */
function endings(fixture: Fixture, before: Course, minute: number, count: number, name: string): Course[] {
  const past = before.events.filter((event) => event.minute <= minute);
  const found: Course[] = [];
  for (let nonce = 0; found.length < count; nonce++) {
    const course = drawn(fixture, name, nonce);
    if (fixture.rules.kind === 'goals')
      found.push({ ...course, events: [...past, ...course.events.filter((event) => event.minute > minute)] });
    else if (past.every((event, index) => event.side === course.events[index]?.side)) found.push(course);
  }
  return found;
}

interface Tally {
  name: string;
  leg: { market: string; selection: string; line: number | null; scoreAtBet: { home: number; away: number } };
  odds: number;
  variance: number;
  sum: number;
}

const returned = (result: LegResult, odds: number) =>
  toNumber(factorOf(result, rational(BigInt(Math.round(odds * 1_000_000)), 1_000_000n)));

/** Bets a unit at the fair price on every selection of every market; the sums of what was won and lost. */
function playAll(fixture: Fixture, now: MatchNow, courses: readonly Course[]): Tally[] {
  const tallies = simulatedOffers({ fixture }, now).flatMap(({ key, selections }) =>
    selections.map(({ selection, line, chances }): Tally => {
      if (!chances) throw new Error(`${key} has no chances`);
      const odds = fairOdds(chances);
      const variance = legResults.reduce((sum, result) => sum + chances[result] * (returned(result, odds) - 1) ** 2, 0);
      const leg = { market: key, selection, line, scoreAtBet: now.score };
      return { name: `${key} ${selection} ${line ?? ''}`, leg, odds, variance, sum: 0 };
    }),
  );
  for (const course of courses) {
    const outcome = outcomeOfPlay({ fixture, course, serverSeed: '', serverSeedHash: '' });
    for (const tally of tallies) tally.sum += returned(resultFrom(outcome, tally.leg).result, tally.odds) - 1;
  }
  return tallies;
}

const isUnfair = ({ sum, variance }: Tally, count: number) =>
  Math.abs(sum) > sigmas * Math.sqrt(variance * count) + 1e-6;

const momentsOf = ({ rules }: League) => (rules.kind === 'goals' ? [0, 0.3, 0.6, 0.9] : [0, 1, 2]);
const cases = leagues.flatMap((league) => momentsOf(league).map((moment) => [league.key, moment, league] as const));
const seen = new Set<string>();

test.each(cases)(
  `%s from %s on: every price is fair before the margin, seed ${seed}`,
  { timeout: 600_000 },
  (key, moment, league) => {
    const fixture = fixtureOf(league);
    const { rules } = league;
    const minute = rules.kind === 'goals' ? Math.round(rules.minutes * moment) : rules.mapMinutes * moment;
    const before = drawn(fixture, `${key} before`, 0);
    const now = nowAt(before, minute);
    const look = (count: number, name: string) =>
      playAll(fixture, now, endings(fixture, before, minute, count, `${key} ${name}`));
    const first = look(matches, 'first');
    for (const { leg } of first) seen.add(leg.market);
    const suspects = first.filter((tally) => isUnfair(tally, matches)).map(({ name }) => name);
    const second = suspects.length === 0 ? [] : look(matches * secondLook, 'second');
    const unfair = second.filter((tally) => suspects.includes(tally.name) && isUnfair(tally, matches * secondLook));
    expect(unfair).toEqual([]);
    expect(suspects.length, suspects.join()).toBeLessThan(Math.max(3, first.length / 20));
  },
);

test('every market that can be simulated was among them', () => {
  const halves = ['1X2', 'AH', 'OU', 'DC', 'DNB', 'BTTS', 'OE', 'TG', 'WTN', 'CS'];
  const others = ['HTFT', 'FG', 'LG', 'MW', 'MH', 'TM', 'ML-1', 'ML-2', 'ML-3', 'ML-4', 'ML-5'];
  expect([...seen].sort()).toEqual([...halves, ...halves.map((one) => `1H-${one}`), ...others].sort());
});
