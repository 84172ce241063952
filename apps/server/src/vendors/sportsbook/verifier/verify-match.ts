import type { BookBet, BookMatch } from '@baize/contract';
import { isCommittedSeed, replay } from '@baize/fairness';
import {
  betReturn,
  decimal,
  hasLine,
  type LegResult,
  markets,
  missingOf,
  parseLine,
  settleMarket,
} from '@baize/games/sportsbook';
import { type Course, courseOf, type Fixture, fixtureOfId, type MatchEvent } from '@baize/games/virtual-league';
import type { Outcome } from '../matches/match.ts';
import { outcomeOfPlay, resultFrom } from '../matches/outcome.ts';
import { seedsOfMatch } from '../matches/seeds.ts';
import type { MatchProof } from './match-proof.ts';

/** A match with all that is shown of it, as its own call answers it. */
export interface ShownMatch {
  match: Pick<BookMatch, 'matchId' | 'home' | 'away' | 'score'>;
  events: readonly MatchEvent[];
  fairness: { serverSeedHash: string | null; serverSeed: string | null };
}

/** A bet with its matches, as its proof shows it. */
export type ShownBet = Pick<
  BookBet,
  'betId' | 'state' | 'choose' | 'bets' | 'openStakeMinor' | 'soldMinor' | 'returnMinor' | 'voidReason'
> & {
  legs: Pick<BookBet['legs'][number], 'matchId' | 'market' | 'selection' | 'line' | 'odds' | 'scoreAtBet' | 'result'>[];
  matches: readonly MatchProof[];
};

export interface MatchVerdict {
  /** Every revealed seed is the one whose hash was shown before betting opened. */
  isCommitted: boolean;
  /** The seeds give exactly these events, results and this return. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

interface Replayed {
  isCommitted: boolean;
  fixture: Fixture;
  course: Course;
  outcome: Outcome;
}

/** Plays a match again from its seed. Throws Error with the reason for one that follows from none. */
async function replayMatch(matchId: string, { serverSeedHash, serverSeed }: ShownMatch['fairness']): Promise<Replayed> {
  const fixture = fixtureOfId(matchId);
  if (!fixture || serverSeedHash === null) throw new Error(`the match ${matchId} follows from no seed`);
  if (serverSeed === null || serverSeed === '') throw new Error(`the server seed of ${matchId} is missing`);
  const course = await replay(seedsOfMatch(serverSeed, matchId), (draw) => courseOf(fixture, draw));
  const isCommitted = await isCommittedSeed(serverSeed, serverSeedHash);
  return { isCommitted, fixture, course, outcome: outcomeOfPlay({ fixture, course, serverSeed, serverSeedHash }) };
}

const eventsText = (events: readonly MatchEvent[]) => events.map(({ minute, side }) => `${minute} ${side}`);

/** Which selections win in every market without a line. */
const winnersOf = (outcome: Outcome): Record<string, string[]> =>
  Object.fromEntries(
    [...markets.values()]
      .filter((market) => !hasLine(market) && missingOf(market, outcome) === undefined)
      .map((market) => [
        market.key,
        market.selections.filter((selection) => settleMarket(market, outcome, selection, 0) === 'win'),
      ]),
  );

const verdictOf = (isCommitted: boolean, shown: unknown, recomputed: unknown, more?: object): MatchVerdict => ({
  isCommitted,
  isSame: JSON.stringify(shown) === JSON.stringify(recomputed),
  shown,
  recomputed: more ? { ...(recomputed as object), ...more } : recomputed,
});

/** Plays a match again: its teams, its events by minute, its score, and which selections win. */
export async function verifyMatch({ match, events, fairness }: ShownMatch, seed: string): Promise<MatchVerdict> {
  const { matchId, home, away, score } = match;
  const found = await replayMatch(matchId, { ...fairness, serverSeed: fairness.serverSeed ?? seed });
  const { fixture, course, outcome } = found;
  const shown = { home, away, score: { home: score.home, away: score.away }, events: eventsText(events) };
  const names = { home: fixture.home.name, away: fixture.away.name };
  const recomputed = { ...names, score: outcome.score, events: eventsText(course.events) };
  const { halfTimeScore, mapWinners } = outcome;
  return verdictOf(found.isCommitted, shown, recomputed, {
    ...(halfTimeScore && { halfTimeScore }),
    ...(mapWinners && { mapWinners }),
    winners: winnersOf(outcome),
  });
}

const settledBy = (leg: ShownBet['legs'][number], outcome: Outcome): LegResult =>
  resultFrom(outcome, {
    market: leg.market,
    selection: leg.selection,
    line: leg.line === '' ? null : (parseLine(leg.line) ?? null),
    scoreAtBet: leg.scoreAtBet,
  });

/** What the whole bet returned, where that follows from its legs; a bet that was sold whole returns its price. */
function returnOf(bet: ShownBet, results: readonly LegResult[]): string | null {
  if (bet.state === 'CASHED_OUT' || bet.returnMinor === null) return bet.returnMinor;
  const sold = BigInt(bet.soldMinor);
  if (bet.voidReason !== '') return `${sold + BigInt(bet.openStakeMinor)}`;
  const unit = BigInt(bet.openStakeMinor) / BigInt(bet.bets);
  const legs = bet.legs.map(({ odds }, index) => ({ odds: decimal(odds), result: results[index] ?? 'void' }));
  return `${sold + betReturn(unit, bet.choose, legs)}`;
}

/** Plays the simulated matches of a bet again, and works out what its legs got and what it returned. */
export async function verifyBookBet(bet: ShownBet): Promise<MatchVerdict> {
  const simulated = bet.matches.filter(({ serverSeedHash }) => serverSeedHash !== null);
  if (simulated.length === 0) throw new Error('no match of the bet follows from a seed');
  const replayed = new Map<string, Replayed>();
  for (const match of simulated) replayed.set(match.matchId, await replayMatch(match.matchId, match));
  const outcomeAt = (matchId: string): Outcome | null =>
    bet.matches.find((match) => match.matchId === matchId)?.outcome ?? replayed.get(matchId)?.outcome ?? null;
  const results = bet.legs.map((leg) => {
    const outcome = outcomeAt(leg.matchId);
    if (!outcome) throw new Error(`the match ${leg.matchId} has no result`);
    return settledBy(leg, outcome);
  });
  const shown = {
    matches: simulated.map(({ matchId, home, away, events }) => ({ matchId, home, away, events: eventsText(events) })),
    results: bet.legs.map(({ result }) => result),
    returnMinor: bet.returnMinor,
  };
  const recomputed = {
    matches: [...replayed].map(([matchId, { fixture, course }]) => ({
      matchId,
      home: fixture.home.name,
      away: fixture.away.name,
      events: eventsText(course.events),
    })),
    results,
    returnMinor: returnOf(bet, results),
  };
  const isCommitted = [...replayed.values()].every((match) => match.isCommitted);
  return verdictOf(isCommitted, shown, recomputed);
}
