import type { WalletCode } from '@baize/vendor-kit';
import type { ColumnType, Generated } from 'kysely';

/** An event of a round as it is stored and sent: what else it holds is the game's business. */
export interface StoredEvent {
  type: string;
  [detail: string]: unknown;
}

/** `decided`: drawn and stored, its money not yet known to have moved. `refused`: no money moved. */
export type RoundStatus = 'decided' | 'settled' | 'refused';

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
    opened_at: Date;
  };
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
  };
  'studio.jackpot_accounts': {
    pot_scope: string;
    /** A pot's name, or 'reserve'. */
    account: string;
    /** In ten-thousandths of a minor unit. */
    balance: bigint;
  };
  'studio.jackpot_entries': {
    id: Generated<bigint>;
    pot_scope: string;
    account: string;
    kind: 'opening' | 'contribution' | 'won' | 'seed' | 'returned';
    amount: bigint;
    round_id: string | null;
    at: Date;
  };
}
