import type { WalletCode } from '@baize/vendor-kit';
import type { ColumnType } from 'kysely';
import type { StudioTables } from '../schema.ts';
import type { Stored } from './game.ts';

/**
 * `staking`: drawn, the stake not yet known to be booked; `open`: it is, and the player may go on; `paying`: ended, the payout not yet known
 * to be booked; `refused`: no money moved, or the stake went back.
 */
export type InstantStatus = 'staking' | 'open' | 'paying' | 'settled' | 'refused';

export interface InstantTables extends StudioTables {
  'studio.instant_rounds': {
    id: string;
    player_ref: string;
    game_code: string;
    session_hash: Buffer;
    seed_id: string;
    nonce: number;
    rules_version: string;
    bet_minor: bigint;
    choice: ColumnType<Stored, string, never>;
    outcome: ColumnType<Stored, string, never>;
    steps: ColumnType<Stored[], string, string>;
    status: InstantStatus;
    payout_minor: bigint | null;
    refusal: WalletCode | null;
    played_at: Date;
    settled_at: Date | null;
  };
}
