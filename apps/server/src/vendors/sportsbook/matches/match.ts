import type { MatchSeen, MatchStatus, Score } from '@baize/games/sportsbook';
import type { Course, Fixture, MatchEvent } from '@baize/games/virtual-league';

/** How a match came out where people or a feed say so; markets named in `voidMarkets` are void whatever the score. */
export interface Outcome extends Pick<MatchSeen, 'score' | 'halfTimeScore' | 'firstGoal' | 'lastGoal' | 'mapWinners'> {
  readonly status: MatchStatus;
  readonly voidMarkets: readonly string[];
}

/** A price that a trader moved, in percent. */
export interface PriceMove {
  readonly market: string;
  readonly selection: string;
  /** In quarters; null: the market has none. */
  readonly line: number | null;
  readonly percent: number;
}

/** What traders set on a match. */
export interface MatchControls {
  readonly isSuspended: boolean;
  readonly suspendedMarkets: readonly string[];
  /** Added to the book's own margin. */
  readonly marginPercent: number;
  readonly moves: readonly PriceMove[];
  /** The largest stake on the match; null: as everywhere. */
  readonly maxStakeMinor: string | null;
}

export const noControls: MatchControls = {
  isSuspended: false,
  suspendedMarkets: [],
  marginPercent: 0,
  moves: [],
  maxStakeMinor: null,
};

/** A market as a source outside has it. */
export interface BoardMarket {
  readonly key: string;
  readonly isOpen: boolean;
  readonly selections: readonly { selection: string; line: number | null; odds: number }[];
}

/** What a source outside says of a match now. */
export interface Board {
  readonly state: 'scheduled' | 'live' | 'finished';
  readonly minute: number;
  readonly score: Score;
  readonly events: readonly MatchEvent[];
  readonly markets: readonly BoardMarket[];
}

/** A match that is played from a committed seed, with its whole course, which nobody outside learns before it is played. */
export interface SimulatedPlay {
  readonly fixture: Fixture;
  readonly course: Course;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}

export interface KnownMatch {
  readonly id: string;
  readonly source: 'simulator' | 'feed' | 'import';
  readonly sport: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  /** When its result is known; far away while that is not known. */
  readonly endsAt: Date;
  /** Exactly one of both is there. */
  readonly play: SimulatedPlay | null;
  readonly board: Board | null;
  readonly controls: MatchControls;
  /** How prices are moved by what is staked. */
  readonly autoMoves: readonly PriceMove[];
  readonly outcome: Outcome | null;
  /** The feed that it comes from: whether nothing is missing of it, and when it was last heard; null for a match of another source. */
  readonly feed: { readonly isUp: boolean; readonly heardAt: Date } | null;
}

/** What is to be seen of a match at a moment. */
export interface MatchNow {
  readonly state: 'scheduled' | 'live' | 'finished';
  readonly minute: number;
  readonly score: Score;
  readonly events: readonly MatchEvent[];
  /** Nothing is taken: a goal was scored, the match is all but over, or a trader or a lost feed closed it. */
  readonly isSuspended: boolean;
}
