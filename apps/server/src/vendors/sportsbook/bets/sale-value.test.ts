// @covers sportsbook-bets

import { type MatchSeen, markets, settleSelection } from '@baize/games/sportsbook';
import { endsOf, pairingsOf, sportsLeagues } from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import { type Board, type KnownMatch, noControls } from '../matches/match.ts';
import { nextPricesAt } from '../matches/match-clock.ts';
import { createPriceList } from '../matches/prices.ts';
import type { StoredLeg } from '../schema.ts';
import { cashOutLegs } from './legs.ts';

const [league] = sportsLeagues;
const [pairing] = league ? pairingsOf(league, 0) : [];
if (!league || !pairing) throw new Error('there is no league');
const fixture = { rules: league.rules, ...pairing };
const startsAt = new Date('2026-03-01T10:00:00.000Z');
const after = (ms: number) => new Date(startsAt.getTime() + ms);
const minuteMs = 10_000;
/** The away side leads from minute 40 on; it is minute 60. */
const now = after(60 * minuteMs + 9_000);
const score = { home: 0, away: 1 };
const match: KnownMatch = {
  ...{ id: 'm', source: 'simulator', sport: 'football', leagueName: league.name, board: null, controls: noControls },
  ...{ home: pairing.home.name, away: pairing.away.name, startsAt, endsAt: after(90 * minuteMs), feed: null },
  ...{ autoMoves: [], outcome: null },
  play: {
    ...{ fixture, serverSeed: 's', serverSeedHash: 'h' },
    course: { events: [{ minute: 40, side: 'away' }], endMinute: 90 },
  },
};
const legOf = (more: Partial<StoredLeg>): StoredLeg => ({
  ...{
    matchId: 'm',
    league: league.name,
    home: match.home,
    away: match.away,
    market: 'AH',
    selection: 'home',
    line: 0,
  },
  ...{ odds: 191, isInPlay: false, scoreAtBet: { home: 0, away: 0 } },
  ...more,
});
const worthOf = (leg: StoredLeg, known = match) => cashOutLegs(createPriceList(), [leg], new Map([['m', known]]), now);

/** How often a leg comes to each result from here, counted from the score at the bet. */
function expected(leg: StoredLeg) {
  const market = markets.get(leg.market);
  if (!market) throw new Error('there is no market');
  const chances = new Map<string, number>();
  for (const end of endsOf(fixture, score, 60)) {
    const seen: MatchSeen = { score: end.score, scoreAtBet: leg.scoreAtBet };
    const result = settleSelection(market, seen, { status: 'finished', selection: leg.selection, line: leg.line ?? 0 });
    chances.set(result, (chances.get(result) ?? 0) + end.chance);
  }
  return chances;
}
const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number(numerator) / Number(denominator);

test.each([
  ['a handicap from before a goal', legOf({ selection: 'home', line: 2 })],
  ['its other side', legOf({ selection: 'away', line: -1 })],
  ['draw no bet', legOf({ market: 'DNB', selection: '1', line: null, odds: 190 })],
])('%s is worth what it comes to from its own score', (_what, leg) => {
  const [worth] = worthOf(leg) ?? [];
  if (!worth || !('chances' in worth) || !worth.chances) throw new Error('it is not valued by chances');
  const chances = expected(leg);
  for (const result of ['win', 'halfWin', 'push', 'halfLoss', 'loss'] as const)
    expect(numberOf(worth.chances[result])).toBeCloseTo(chances.get(result) ?? 0, 6);
});

test('a handicap of which today’s line is not offered is not for sale', () => {
  expect(worthOf(legOf({ line: 40 }))).toBeNull();
});

test('without chances a bet that may push is not for sale once the score has changed', () => {
  const priced = (key: string, selection: string, line: number | null) => ({
    key,
    isOpen: true,
    selections: [{ selection, line, odds: 190 }],
  });
  const offered = [priced('AH', 'home', 0), priced('DNB', '1', null), priced('1X2', '1', null)];
  const board: Board = { state: 'live', minute: 60, score, events: [], markets: offered };
  const feed = { isUp: true, heardAt: now };
  const known: KnownMatch = { ...match, source: 'feed', play: null, board, feed };
  expect(worthOf(legOf({ line: 4 }), known)).toBeNull();
  expect(worthOf(legOf({ market: 'DNB', selection: '1', line: null }), known)).toBeNull();
  expect(worthOf(legOf({ market: '1X2', selection: '1', line: null }), known)).toHaveLength(1);
  expect(worthOf(legOf({ line: 0, scoreAtBet: score }), known)).toHaveLength(1);
});

test('a held price ends with the minute in which it was asked for', () => {
  expect(nextPricesAt([match], now)).toEqual(after(61 * minuteMs));
  expect(nextPricesAt([match], after(-1))).toBeNull();
  expect(nextPricesAt([match], match.endsAt)).toBeNull();
});
