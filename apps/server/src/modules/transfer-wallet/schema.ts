import type { Generated } from 'kysely';

export type Direction = 'in' | 'out';
/** What is known of a transfer (migrations/000041). */
export type TransferState = 'started' | 'booked' | 'taken' | 'done' | 'failed';

export interface TransferTables {
  vendor_transfers: {
    id: string;
    member_id: string;
    brand_id: string;
    vendor_code: string;
    currency_code: string;
    request_id: string;
    direction: Direction;
    amount_minor: bigint;
    is_everything: boolean;
    state: TransferState;
    failure: string | null;
    started_at: Date;
    ended_at: Date | null;
    asks: Generated<number>;
    ask_at: Date;
  };
  vendor_stays: {
    member_id: string;
    vendor_code: string;
    site_session_id: string;
    entered_at: Date;
    checked_at: Date;
  };
  vendors: {
    code: string;
    display_name: string;
    account_type_id: number;
    is_single: boolean;
    transfer_url: string | null;
    maintenance: boolean;
  };
  brand_vendors: { brand_id: string; vendor_code: string; enabled: boolean; maintenance: boolean; position: number };
  brand_games: { brand_id: string; game_id: string; enabled: boolean };
  games: { id: string; vendor_code: string; is_group: boolean };
  player_refs: { vendor_code: string; player_ref: string; member_id: string };
}
