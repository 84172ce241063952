import type { BookBet } from '@baize/contract';
import type { Score } from '@baize/games/sportsbook';
import type { ColumnType } from 'kysely';

export type BetState = BookBet['state'];
export type PricePolicy = 'none' | 'better' | 'any';

/** A leg as it is stored: names for the record, the odds that were asked for or, once accepted, that hold. */
export interface StoredLeg {
  matchId: string;
  league: string;
  home: string;
  away: string;
  market: string;
  selection: string;
  /** In quarters; null: the market has no line. */
  line: number | null;
  /** In hundredths. */
  odds: number;
  isInPlay: boolean;
  scoreAtBet: Score;
}

export interface SportsbookTables {
  'sportsbook.matches': {
    id: string;
    vendor_code: string;
    league: string;
    home: string;
    away: string;
    starts_at: Date;
    ends_at: Date;
    sealed_seed: string;
    server_seed_hash: string;
    /** Null until the match has ended. */
    server_seed: string | null;
    created_at: Date;
  };
  'sportsbook.bets': {
    id: string;
    vendor_code: string;
    player_ref: string;
    game_code: string;
    choose: number;
    unit_stake_minor: bigint;
    stake_minor: bigint;
    price_policy: PricePolicy;
    legs: ColumnType<StoredLeg[], string, string>;
    settles_at: Date;
    state: BetState;
    decision: 'accept' | 'refuse' | null;
    refusal: string;
    return_minor: bigint | null;
    cash_out_minor: bigint | null;
    placed_at: Date;
    decide_at: Date;
    closed_at: Date | null;
  };
}
