import type { FightBet, FightOutcome, FightState } from '@baize/games/cockfight';
import type { Generated, Selectable } from 'kysely';

export const betStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID'] as const;
export type BetState = (typeof betStates)[number];
/** Why a fight was called off: it could not be held in time, or staff. '' where it was not. */
export type CancelGround = '' | 'late' | 'staff';

interface FightTable {
  id: string;
  arena: string;
  programme: number;
  number: number;
  rules_version: string;
  meron: string;
  wala: string;
  state: FightState;
  opened_at: Date;
  last_call_at: Date;
  closes_at: Date;
  fights_at: Date | null;
  result_at: Date | null;
  settled_at: Date | null;
  sealed_seed: string;
  server_seed: string | null;
  server_seed_hash: string;
  client_seed: string | null;
  outcome: FightOutcome | null;
  cancel_ground: Generated<CancelGround>;
  cancel_reason: Generated<string>;
  corrections: Generated<number>;
  corrected_from: Generated<FightOutcome | null>;
}
export type FightRow = Selectable<FightTable>;

interface BetTable {
  id: string;
  arena: string;
  fight_id: string;
  player_ref: string;
  /** Whose money moves the same odds and shares the same pool: of a brand, a play account and a currency. */
  pool: string;
  bet: FightBet;
  stake_minor: bigint;
  risk_minor: bigint;
  win_minor: bigint;
  odds: string;
  state: BetState;
  refusal: Generated<string>;
  generation: Generated<number>;
  return_minor: Generated<bigint | null>;
  next_return_minor: Generated<bigint | null>;
  next_state: Generated<'SETTLED' | 'VOID' | null>;
  corrected_from_minor: Generated<bigint | null>;
  placed_at: Date;
  closed_at: Generated<Date | null>;
}
export type BetRow = Selectable<BetTable>;

interface PoolTable {
  fight_id: string;
  pool: string;
  meron_minor: bigint;
  wala_minor: bigint;
  meron_per100_minor: bigint;
  wala_per100_minor: bigint;
  is_cancelled: boolean;
}
export type PoolRow = Selectable<PoolTable>;

export interface CockfightTables {
  'cockfight.players': { player_ref: string; pool: string };
  'cockfight.pools': PoolTable;
  'cockfight.settings': {
    arena: string;
    pool: string;
    from_programme: number;
    min_stake_minor: bigint | null;
    max_stake_minor: bigint | null;
    member_max_minor: bigint | null;
    max_liability_minor: bigint | null;
    bdd_odds: number | null;
    ftd_odds: number | null;
  };
  'cockfight.timings': { arena: string; from_programme: number; betting_seconds: number; pause_seconds: number };
  'cockfight.fights': FightTable;
  'cockfight.bets': BetTable;
}
