import type { BookBet, BookMatch } from '@baize/contract';
import type { BetRow } from './bets/bet-store.ts';
import { resultOfLeg } from './bets/legs.ts';
import { betCountOf } from './bets/limits.ts';
import { type KnownMatch, type MatchNow, matchAt } from './matches/match-clock.ts';
import { lineText, type OfferedMarket, oddsText, type PriceList } from './matches/prices.ts';

const mainMarkets = ['1X2', 'AH', 'OU', 'MW', 'MH', 'TM'];

const marketView = ({ key, isOpen, selections }: OfferedMarket) => ({
  key,
  isOpen,
  selections: selections.map(({ selection, line, odds }) => ({
    selection,
    line: lineText(line),
    odds: oddsText(odds),
  })),
});

function viewOf(match: KnownMatch, state: MatchNow, offers: readonly OfferedMarket[]): BookMatch {
  const { fixture } = match;
  return {
    matchId: match.id,
    isVirtual: true,
    sport: match.sport,
    league: match.leagueName,
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: match.startsAt.toISOString(),
    state: state.state,
    minute: state.minute,
    score: state.score,
    isSuspended: state.isSuspended,
    markets: offers.map(marketView),
  };
}

/** A match in a list: of every main market the line whose sides are the most alike, which stands in the middle. */
export function matchRow(match: KnownMatch, priceOf: PriceList, now: Date): BookMatch {
  const state = matchAt(match, now);
  const offers = priceOf(match, state);
  const main = mainMarkets.flatMap((key) => {
    const ofKey = offers.filter((market) => market.key === key);
    return ofKey[Math.floor(ofKey.length / 2)] ?? [];
  });
  return viewOf(match, state, main);
}

/** A match with everything that is to be seen of it. */
export function matchPage(match: KnownMatch, priceOf: PriceList, now: Date) {
  const state = matchAt(match, now);
  return {
    match: viewOf(match, state, priceOf(match, state)),
    events: [...state.events],
    fairness: {
      serverSeedHash: match.serverSeedHash,
      serverSeed: state.state === 'finished' ? match.serverSeed : null,
    },
  };
}

/** A bet as its player sees it; `cashOutMinor` null: it is not bought back now. */
export function betView(
  bet: BetRow,
  { known, now, cashOutMinor }: { known: ReadonlyMap<string, KnownMatch>; now: Date; cashOutMinor: bigint | null },
): BookBet {
  return {
    betId: bet.id,
    state: bet.state,
    refusal: bet.refusal,
    choose: bet.choose,
    bets: betCountOf(bet.choose, bet.legs.length),
    unitStakeMinor: `${bet.unit_stake_minor}`,
    stakeMinor: `${bet.stake_minor}`,
    returnMinor: bet.return_minor === null ? null : `${bet.return_minor}`,
    cashOutMinor: cashOutMinor === null ? null : `${cashOutMinor}`,
    legs: bet.legs.map((leg) => {
      const match = known.get(leg.matchId);
      return {
        ...leg,
        line: lineText(leg.line),
        odds: oddsText(leg.odds),
        result: match ? resultOfLeg(leg, match, now) : null,
      };
    }),
    placedAt: bet.placed_at.toISOString(),
  };
}
