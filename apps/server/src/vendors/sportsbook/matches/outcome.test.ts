// @covers sportsbook-bets

import { pairingsOf, sportsLeagues } from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import { type KnownMatch, noControls, type Outcome } from './match.ts';
import { matchAt } from './match-clock.ts';
import { resultOfLeg } from './outcome.ts';

const [league] = sportsLeagues;
const [pairing] = league ? pairingsOf(league, 0) : [];
if (!league || !pairing) throw new Error('there is no league');
const startsAt = new Date('2026-03-01T10:00:00.000Z');
const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 10_000);
const match: KnownMatch = {
  ...{ id: 'm', source: 'simulator', sport: 'football', leagueName: league.name, board: null, controls: noControls },
  ...{ home: pairing.home.name, away: pairing.away.name, startsAt, endsAt: after(90), feed: null },
  ...{ autoMoves: [], outcome: null },
  play: {
    ...{ fixture: { rules: league.rules, ...pairing }, serverSeed: 's', serverSeedHash: 'h' },
    course: {
      events: [
        { minute: 10, side: 'home' },
        { minute: 50, side: 'away' },
        { minute: 70, side: 'home' },
      ],
      endMinute: 90,
    },
  },
};
const lastGoal = { market: 'LG', selection: 'home', line: null, scoreAtBet: { home: 0, away: 0 } };
const entered = (more: Partial<Outcome>): KnownMatch => ({
  ...match,
  outcome: { status: 'finished', score: { home: 2, away: 1 }, voidMarkets: [], ...more },
});

test('a result whose score stands says of the last goal what was played', () => {
  expect(resultOfLeg(lastGoal, match, after(91))).toBe('win');
  expect(resultOfLeg(lastGoal, entered({ voidMarkets: ['CS'] }), after(91))).toBe('win');
  expect(resultOfLeg(lastGoal, entered({ score: { home: 2, away: 2 } }), after(91))).toBe('void');
});

test('a match that was broken off stands still from then on', () => {
  const broken = { ...entered({ status: 'abandoned', score: { home: 1, away: 0 } }), endsAt: after(30) };
  const { minute, events, score, state } = matchAt(broken, after(80));
  expect({ minute, events: events.length, score, state }).toEqual({
    ...{ minute: 30, events: 1, score: { home: 1, away: 0 }, state: 'finished' },
  });
});
