export type Side = 'home' | 'away';

export interface MatchFacts {
  status: 'finished' | 'abandoned' | 'postponed';
  home: number;
  away: number;
  /** Null where nobody noted it. */
  half: { home: number; away: number } | null;
  first: Side | 'none' | null;
  last: Side | 'none' | null;
  /** Who won each map in turn; null where nobody noted it. */
  maps: readonly Side[] | null;
  voidMarkets: readonly string[];
}

export interface BetOnMatch {
  market: string;
  selection: string;
  line: number;
  odds: bigint;
  /** When the bet was taken. */
  homeAtBet: number;
  awayAtBet: number;
}
