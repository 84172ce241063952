import type { WalletCode } from '@baize/vendor-kit';
import type { ColumnType, Generated } from 'kysely';

/** An event of a round as it is stored and sent: what else it holds is the game's business. */
export interface StoredEvent {
  type: string;
  [detail: string]: unknown;
}

/** `decided`: drawn and stored, its money not yet known to have moved. `refused`: no money moved. */
export type RoundStatus = 'decided' | 'settled' | 'refused';

/** What is counted by player and day. */
export type DayUse = 'refused_play' | 'seed_change' | 'chat_message' | 'chat_report' | 'chat_hide';

export interface StudioTables {
  'studio.seeds': {
    id: string;
    player_ref: string;
    game_code: string;
    /** Null once the seed is retired. */
    sealed_server_seed: string | null;
    /** Null while the seed is live. */
    server_seed: string | null;
    server_seed_hash: string;
    /** The successor's, sealed; null once the seed is retired. */
    next_sealed_server_seed: string | null;
    next_server_seed_hash: string | null;
    client_seed: string;
    next_nonce: Generated<number>;
    created_at: Date;
    retired_at: Date | null;
  };
  'studio.sessions': {
    token_hash: Buffer;
    sealed_token: string;
    player_ref: string;
    game_code: string;
    /** '' in sessions of before it was kept. */
    pot_scope: string;
    /** What the operator told at the entry. */
    display_name: string;
    minimum_cycle_ms: number;
    buy_feature: boolean;
    reality_check_ms: number;
    table_max_percent: number;
    opened_at: Date;
  };
  'studio.reality_checks': { player_ref: string; since: Date };
  /** `day`: days since 1970-01-01 in UTC. */
  'studio.day_uses': { player_ref: string; kind: DayUse; day: number; count: number };
  'studio.rounds': {
    id: string;
    player_ref: string;
    game_code: string;
    session_hash: Buffer;
    seed_id: string;
    nonce: number;
    rules_version: string;
    bet_minor: bigint;
    payout_minor: bigint;
    events: ColumnType<StoredEvent[], string, string>;
    status: RoundStatus;
    /** Set while the round of a pick bonus waits for its player: the stake and what was won before are booked. */
    staked_at: ColumnType<Date | null, Date | null | undefined, Date>;
    /** Tiles in the order in which they were picked, from 0. */
    picked: ColumnType<number[], number[] | undefined, number[]>;
    refusal: WalletCode | null;
    presented_at: Date | null;
    played_at: Date;
    /** What of the stake goes into pools; null in a game without pots. */
    contributions: ColumnType<StoredContribution[] | null, string | null, never>;
    /** The grant of free rounds that pays for it; null: its bet is staked. */
    grant_id: string | null;
  };
  'studio.pools': { pot_scope: string; pool: string; opening_minor: bigint; is_open: boolean };
  'studio.pool_entries': {
    id: Generated<bigint>;
    pot_scope: string;
    pool: string;
    kind: 'opening' | 'contribution' | 'won' | 'seed';
    amount_minor: bigint;
    round_id: string | null;
    at: Date;
  };
  /** The open cycle of a level that must drop. */
  'studio.levels': {
    pot_scope: string;
    pool: string;
    cycle: number;
    counter_minor: bigint;
    sealed_server_seed: string;
    server_seed_hash: string;
    opened_at: Date;
  };
  'studio.level_drops': {
    pot_scope: string;
    pool: string;
    cycle: number;
    amount_minor: bigint;
    server_seed: string;
    server_seed_hash: string;
    round_id: string;
    dropped_at: Date;
  };
  'studio.open_falls': { pot_scope: string; pool: string; round_id: string };
  /** `units`: ten-thousandths of a minor unit. */
  'studio.pool_remainders': { player_ref: string; game_code: string; pool: string; units: bigint };
}

export interface StoredContribution {
  pool: string;
  amountMinor: string;
}
