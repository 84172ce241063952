import type { FightBet, FightOutcome, FightState } from '@baize/games/cockfight';
import type { Generated, Selectable } from 'kysely';

export const betStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID'] as const;
export type BetState = (typeof betStates)[number];
/** Why a fight was called off: the pool paid too little, it could not be held in time, or staff. '' where it was not. */
export type CancelGround = '' | 'pool' | 'late' | 'staff';

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
  meron_per100_minor: bigint | null;
  wala_per100_minor: bigint | null;
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

export interface CockfightTables {
  'cockfight.fights': FightTable;
  'cockfight.bets': BetTable;
}
