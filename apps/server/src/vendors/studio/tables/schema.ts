import type { SettledBet } from '@baize/games/table-engine';
import type { WalletCode } from '@baize/vendor-kit';
import type { ColumnType, Generated } from 'kysely';
import type { StudioTables } from '../schema.ts';
import type { Stored } from './game.ts';

/**
 * `deciding`: dealt, and its players decide; `decided`: no more decisions of the phase; `dealt`: being shown and then paid; `void`: never
 * dealt, every stake went back.
 */
export type TableRoundStatus = 'betting' | 'closed' | 'deciding' | 'decided' | 'dealt' | 'settled' | 'void';
/** `paying`: the payout is decided and not yet known to be booked; `void`: no stake of it stands. */
export type SeatStatus = 'open' | 'paying' | 'settled' | 'void';
/** `placing`: the stake is not yet known to be booked; `barring`: it is being taken back, or barred for ever when it never came. */
export type PlacementStatus = 'placing' | 'placed' | 'barring' | 'undone' | 'refused';

/** A bet as it is stored: amounts as decimal digits, because JSON has no bigint. */
export interface StoredBet {
  key: string;
  selection: string;
  stakeMinor: string;
}
export interface StoredSettledBet extends StoredBet {
  payoutMinor: string;
  result: SettledBet['result'];
}

export interface SharedTables extends StudioTables {
  'studio.table_rounds': {
    id: string;
    game_code: string;
    number: number;
    rules_version: string;
    sealed_server_seed: string;
    server_seed: string | null;
    server_seed_hash: string;
    client_seed: string | null;
    start: ColumnType<Stored, string, never>;
    /** Null in rounds from before it was published. */
    start_hash: ColumnType<string | null, string, never>;
    outcome: ColumnType<Stored | null, string | null, string>;
    next_start: ColumnType<Stored | null, string | null, string>;
    status: TableRoundStatus;
    opened_at: Date;
    closes_at: Date;
    dealt_at: Date | null;
    shown_at: Date | null;
    speed_percent: number;
    phase: Generated<number | null>;
    phase_at: Generated<Date | null>;
    phase_ends_at: Generated<Date | null>;
    settled_at: Date | null;
  };
  'studio.table_seats': {
    id: string;
    round_id: string;
    game_code: string;
    player_ref: string;
    session_hash: Buffer;
    stake_minor: Generated<bigint>;
    payout_minor: bigint | null;
    valid_turnover_minor: bigint | null;
    bets: ColumnType<StoredSettledBet[] | null, string | null, string>;
    /** Which of the player's bets in a flight; 0 at every other table. */
    slot: Generated<number>;
    status: SeatStatus;
    taken_at: Date;
    settled_at: Date | null;
  };
  'studio.table_placements': {
    id: string;
    seat_id: string;
    bets: ColumnType<StoredBet[], string, never>;
    stake_minor: bigint;
    entropy: string;
    status: PlacementStatus;
    refusal: WalletCode | null;
    placed_at: Date;
    /** A decision names all three, a bet none. */
    phase: Generated<number | null>;
    hand: Generated<number | null>;
    action: Generated<string | null>;
  };
  'studio.table_leases': { game_code: string; holder: string; until: Date };
}
