// @covers sports-simulator

import { type League, pairingsOf, sportsLeagues } from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import type { MatchNow } from './match.ts';
import { simulatedOffers } from './simulated-offers.ts';

const playOf = (league: League) => {
  const [pairing] = pairingsOf(league, 0);
  if (!pairing) throw new Error(`${league.key} has no match`);
  return { fixture: { rules: league.rules, ...pairing } };
};
const late = (score: { home: number; away: number }, minute: number): MatchNow => ({
  state: 'live',
  minute,
  score,
  events: [],
  isSuspended: false,
});

const ofGoals = sportsLeagues.filter(({ rules }) => rules.kind === 'goals');
test.each(ofGoals.map((league) => [league.key, league] as const))(
  '%s: what is all but decided is closed, and no price is below 1.01',
  (_key, league) => {
    const minutes = league.rules.kind === 'goals' ? league.rules.minutes : 1;
    const offers = simulatedOffers(playOf(league), late({ home: 6, away: 0 }, minutes - 4));
    expect(offers.length).toBeGreaterThan(0);
    for (const { selections } of offers) for (const { odds } of selections) expect(odds).toBeGreaterThanOrEqual(101);
    expect(offers.find(({ key }) => key === '1X2' || key === 'MW')?.isOpen).toBe(false);
  },
);
