import type { BookBet, BookMatch, BookMatchPage } from '@baize/contract';
import { CannotVerify } from '@baize/fairness';
import {
  betReturn,
  decimal,
  hasLine,
  type LegEnd,
  markets,
  missingOf,
  outrightKey,
  parseLine,
  settleMarket,
} from '@baize/games/sportsbook';
import type { Outcome } from '../matches/match.ts';
import { resultFrom } from '../matches/outcome.ts';
import type { MatchProof } from './match-proof.ts';
import { type Replayed, replayMatch, seenOf } from './replay-match.ts';

/** A match or a cup with all that is shown of it, as its own call answers it. */
export interface ShownMatch
  extends Pick<BookMatchPage, 'events' | 'fairness'>,
    Partial<Pick<BookMatchPage, 'bracket'>> {
  match: Pick<BookMatch, 'matchId' | 'home' | 'away' | 'score'>;
}

/** A bet with its matches, as its proof shows it. */
export type ShownBet = Pick<
  BookBet,
  'betId' | 'state' | 'choose' | 'bets' | 'openStakeMinor' | 'soldMinor' | 'returnMinor' | 'voidReason'
> & {
  legs: Pick<
    BookBet['legs'][number],
    'matchId' | 'market' | 'selection' | 'line' | 'odds' | 'scoreAtBet' | 'result' | 'sharedBy'
  >[];
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

/** Which selections win in every market without a line. */
const winnersOf = (outcome: Outcome): Record<string, readonly string[]> =>
  outcome.winners
    ? { [outrightKey]: outcome.winners }
    : Object.fromEntries(
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

/** Plays a match again: its teams, its events by minute, its score, and which selections win; or a cup, its ties by round. */
export async function verifyMatch(
  { match, events, bracket, fairness }: ShownMatch,
  seed: string,
): Promise<MatchVerdict> {
  const { matchId, home, away, score } = match;
  const found = await replayMatch(matchId, { ...fairness, serverSeed: fairness.serverSeed ?? seed });
  const { seen, outcome } = found;
  const shown = { ...seenOf({ home, away, events, bracket }), score: { home: score.home, away: score.away } };
  const { halfTimeScore, mapWinners } = outcome;
  return verdictOf(
    found.isCommitted,
    shown,
    { ...seen, score: outcome.score },
    {
      ...(halfTimeScore && { halfTimeScore }),
      ...(mapWinners && { mapWinners }),
      winners: winnersOf(outcome),
    },
  );
}

const settledBy = (leg: ShownBet['legs'][number], outcome: Outcome): LegEnd =>
  resultFrom(outcome, {
    market: leg.market,
    selection: leg.selection,
    line: leg.line === '' ? null : (parseLine(leg.line) ?? null),
    scoreAtBet: leg.scoreAtBet,
  });

const voided: LegEnd = { result: 'void' };

/** What the whole bet returned, where that follows from its legs; a bet that was sold whole returns its price. */
function returnOf(bet: ShownBet, ends: readonly LegEnd[]): string | null {
  if (bet.state === 'CASHED_OUT' || bet.returnMinor === null) return bet.returnMinor;
  const sold = BigInt(bet.soldMinor);
  if (bet.voidReason !== '') return `${sold + BigInt(bet.openStakeMinor)}`;
  const unit = BigInt(bet.openStakeMinor) / BigInt(bet.bets);
  const legs = bet.legs.map(({ odds }, index) => ({ odds: decimal(odds), ...(ends[index] ?? voided) }));
  return `${sold + betReturn(unit, bet.choose, legs)}`;
}

/** Plays the simulated matches of a bet again, and works out what its legs got and what it returned. */
export async function verifyBookBet(bet: ShownBet): Promise<MatchVerdict> {
  const simulated = bet.matches.filter(({ serverSeedHash }) => serverSeedHash !== null);
  if (simulated.length === 0) throw new CannotVerify('noSeed', 'no match of the bet follows from a seed');
  const replayed = new Map<string, Replayed>();
  for (const match of simulated) replayed.set(match.matchId, await replayMatch(match.matchId, match));
  const outcomeAt = (matchId: string): Outcome | null =>
    bet.matches.find((match) => match.matchId === matchId)?.outcome ?? replayed.get(matchId)?.outcome ?? null;
  const ends = bet.legs.map((leg) => {
    const outcome = outcomeAt(leg.matchId);
    if (!outcome) throw new CannotVerify('unpublished', `the match ${leg.matchId} has no result`);
    return settledBy(leg, outcome);
  });
  const shown = {
    matches: simulated.map((match) => ({ matchId: match.matchId, ...seenOf(match) })),
    results: bet.legs.map(({ result, sharedBy }) => [result, sharedBy]),
    returnMinor: bet.returnMinor,
  };
  const recomputed = {
    matches: [...replayed].map(([matchId, { seen }]) => ({ matchId, ...seen })),
    results: ends.map(({ result, sharedBy = null }) => [result, sharedBy]),
    returnMinor: returnOf(bet, ends),
  };
  const isCommitted = [...replayed.values()].every((match) => match.isCommitted);
  return verdictOf(isCommitted, shown, recomputed);
}
