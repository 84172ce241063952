import type { BookBet, BookMatch, BookMatchPage } from '@baize/contract';
import type { BetRow } from './bets/bet-store.ts';
import { betCountOf } from './bets/limits.ts';
import { openStakeOf } from './bets/returns.ts';
import type { KnownMatch, MatchNow } from './matches/match.ts';
import { matchAt } from './matches/match-clock.ts';
import type { OfferedMarket } from './matches/offered.ts';
import { outcomeOf, resultOfLeg } from './matches/outcome.ts';
import { lineText, oddsText, type PriceList } from './matches/prices.ts';
import type { Trackers } from './matches/tracker.ts';

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
  return {
    matchId: match.id,
    isVirtual: match.play !== null,
    sport: match.sport,
    league: match.leagueName,
    home: match.home,
    away: match.away,
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
export function matchPage(
  match: KnownMatch,
  { priceOf, trackerOf }: { priceOf: PriceList; trackerOf: Trackers },
  now: Date,
): BookMatchPage {
  const state = matchAt(match, now);
  return {
    match: viewOf(match, state, priceOf(match, state)),
    events: [...state.events],
    tracker: trackerOf(match, state),
    fairness: {
      serverSeedHash: match.play?.serverSeedHash ?? null,
      serverSeed: state.state === 'finished' ? (match.play?.serverSeed ?? null) : null,
    },
  };
}

const textOf = (minor: bigint | null) => (minor === null ? null : `${minor}`);

interface BetContext {
  known: ReadonlyMap<string, KnownMatch>;
  now: Date;
  /** Null: it is not bought back now. */
  cashOutMinor: bigint | null;
  owedMinor: bigint;
}

/** A bet as its player sees it. */
export function betView(bet: BetRow, { known, now, cashOutMinor, owedMinor }: BetContext): BookBet {
  return {
    betId: bet.id,
    state: bet.state,
    refusal: bet.refusal,
    choose: bet.choose,
    bets: betCountOf(bet.choose, bet.legs.length),
    unitStakeMinor: `${bet.unit_stake_minor}`,
    stakeMinor: `${bet.stake_minor}`,
    openStakeMinor: `${openStakeOf(bet)}`,
    soldMinor: `${bet.sold_minor}`,
    returnMinor: textOf(bet.return_minor),
    cashOutMinor: textOf(cashOutMinor),
    correctedFromMinor: textOf(bet.corrected_from_minor),
    owedMinor: `${owedMinor}`,
    voidReason: bet.void_reason,
    legs: bet.legs.map((leg) => {
      const match = known.get(leg.matchId);
      return {
        ...leg,
        line: lineText(leg.line),
        odds: oddsText(leg.odds),
        result: match ? resultOfLeg(leg, match, now) : null,
        endScore: match ? (outcomeOf(match, now)?.score ?? null) : null,
      };
    }),
    placedAt: bet.placed_at.toISOString(),
  };
}
