import type { Catch, LevelKey, WeaponKey } from '@baize/games/fishing';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

/** JSON is written as text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface AskedShot {
  weapon: WeaponKey;
  fish: string[];
}
export interface StoredShot extends AskedShot {
  kinds: string[];
  /** Null: nobody was there any more, and nothing was charged. */
  nonce: number | null;
  caught: Catch[];
  paidMinor: string;
  /** What it won out of the pool of its level, beside `paidMinor`; absent: nothing. */
  poolMinor?: string;
}
export type BatchStatus = 'staking' | 'settled' | 'refused';
export type RoomStatus = 'open' | 'idle' | 'closed';

export interface FishingTables {
  'fishing.sessions': {
    token_hash: Buffer;
    player_ref: string;
    game_code: string;
    scope: string;
    display_name: string;
    shot_ms: number;
    opened_at: Date;
  };
  'fishing.rooms': {
    id: string;
    scope: string;
    game_code: string;
    level: LevelKey;
    number: number;
    step_minor: bigint;
    seed: string;
    status: Generated<RoomStatus>;
    opened_at: Date;
  };
  'fishing.seats': {
    room_id: string;
    seat: number;
    player_ref: string;
    game_code: string;
    display_name: string;
    bet_minor: bigint;
    next_sealed_seed: string;
    next_seed_hash: string;
    paced_until: Date;
    seen_at: Date;
  };
  'fishing.rounds': {
    id: string;
    room_id: string;
    game_code: string;
    player_ref: string;
    rules_version: string;
    sealed_seed: string;
    server_seed: string | null;
    seed_hash: string;
    client_seed: string;
    entropy: Json<{ id: string; entropy: string }[]>;
    next_nonce: Generated<number>;
    stake_minor: Generated<bigint>;
    payout_minor: Generated<bigint>;
    status: 'open' | 'closing' | 'closed';
    opened_at: Date;
    closed_at: Date | null;
  };
  'fishing.batches': {
    id: string;
    round_id: string | null;
    room_id: string;
    player_ref: string;
    bet_minor: bigint;
    asked: Json<AskedShot[]>;
    results: Json<StoredShot[]>;
    stake_minor: bigint;
    payout_minor: bigint;
    contributed_minor: bigint;
    pool_won_minor: bigint;
    status: BatchStatus;
    refusal: string | null;
    fired_at: Date;
  };
  'fishing.pool_remainders': { player_ref: string; game_code: string; pool: string; units: bigint };
  'fishing.open_falls': { scope: string; pool: string; batch_id: string };
  'fishing.settings': {
    scope: string;
    game_code: string;
    level: LevelKey;
    is_on: boolean;
    step_minor: bigint | null;
    entry_steps: number | null;
  };
  'fishing.catches': { room_id: string; fish: string; batch_id: string; caught_at: Date };
}

export type FishingDatabase = Kysely<FishingTables>;
export type RoomRow = Selectable<FishingTables['fishing.rooms']>;
export type SeatRow = Selectable<FishingTables['fishing.seats']>;
export type RoundRow = Selectable<FishingTables['fishing.rounds']>;
export type BatchRow = Selectable<FishingTables['fishing.batches']>;
