import type { BookBet } from '@baize/contract';
import type { ResultState, Score } from '@baize/games/sportsbook';
import type { ColumnType, Generated } from 'kysely';
import type { Board, MatchControls, Outcome, PriceMove } from './matches/match.ts';

export type BetState = BookBet['state'];
export type PricePolicy = 'none' | 'better' | 'any';

/** A column of JSON: read as it is, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A column that is null at first. */
type LateColumn<Value> = ColumnType<Value | null, undefined, Value | null>;

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

/** What the wallet books of a bet. */
export type PaidState = 'ACCEPTED' | 'SETTLED' | 'VOID' | 'CASHED_OUT';

interface MatchTable {
  id: string;
  vendor_code: string;
  /** The key of a simulated league; '' for others. */
  league: string;
  home: string;
  away: string;
  starts_at: Date;
  ends_at: Date;
  sealed_seed: string | null;
  server_seed_hash: string | null;
  /** Null until the match has ended. */
  server_seed: string | null;
  created_at: Date;
  source: Generated<'simulator' | 'feed' | 'import'>;
  sport: Generated<string>;
  league_name: Generated<string>;
  feed_code: Generated<string>;
  board: ColumnType<Board | null, string | null | undefined, string | null>;
  controls: ColumnType<Partial<MatchControls>, string | undefined, string>;
  auto_moves: ColumnType<{ moves?: PriceMove[] }, string | undefined, string>;
  outcome: ColumnType<Outcome | null, string | null | undefined, string | null>;
}

interface BetTable {
  id: string;
  vendor_code: string;
  player_ref: string;
  game_code: string;
  choose: number;
  unit_stake_minor: bigint;
  stake_minor: bigint;
  price_policy: PricePolicy;
  legs: Json<StoredLeg[]>;
  settles_at: Date;
  state: BetState;
  decision: 'accept' | 'refuse' | null;
  refusal: string;
  return_minor: bigint | null;
  cash_out_minor: bigint | null;
  placed_at: Date;
  decide_at: Date;
  closed_at: Date | null;
  generation: Generated<number>;
  open_unit_minor: bigint;
  sold_minor: Generated<bigint>;
  next_return_minor: LateColumn<bigint>;
  next_state: LateColumn<PaidState>;
  next_unit_minor: LateColumn<bigint>;
  /** What it returned before the last correction of a result. */
  corrected_from_minor: LateColumn<bigint>;
  void_reason: Generated<string>;
}

export interface SportsbookTables {
  'sportsbook.matches': MatchTable;
  'sportsbook.bets': BetTable;
  'sportsbook.bet_legs': {
    bet_id: string;
    match_id: string;
    market: string;
    selection: string;
    line: number | null;
  };
  'sportsbook.results': {
    id: string;
    vendor_code: string;
    match_id: string;
    outcome: Json<Outcome>;
    state: ResultState;
    proposed_by: string;
    proposed_at: Date;
    reason: string;
    decided_by: Generated<string>;
    decided_at: Date | null;
    decision_reason: Generated<string>;
    applied_at: Date | null;
  };
  'sportsbook.limits': { vendor_code: string; kind: LimitKind; amount_minor: bigint; brand_id: string | null };
  'sportsbook.quotes': {
    id: string;
    bet_id: string;
    share_percent: number;
    unit_minor: bigint;
    offer_minor: bigint;
    left_unit_minor: bigint;
    expires_at: Date;
    used_at: Date | null;
  };
  'sportsbook.feeds': {
    code: string;
    vendor_code: string;
    sequence: bigint;
    state: 'DOWN' | 'RECOVERING' | 'UP';
    heard_at: Date | null;
    gaps: number;
    refused: number;
  };
}

/** What a book takes at most. */
export const limitKinds = [
  'maxStake',
  'maxReturn',
  'memberOnSelection',
  'selectionLiability',
  'matchLiability',
] as const;
export type LimitKind = (typeof limitKinds)[number];
