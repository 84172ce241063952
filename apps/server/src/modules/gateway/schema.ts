import type { PlayBarKind } from '@baize/vendor-kit';

export interface GatewayTables {
  launch_tokens: {
    token_hash: Buffer;
    member_id: string;
    site_session_id: string;
    game_id: string;
    locale: string;
    expires_at: Date;
    used_at: Date | null;
  };
  vendor_sessions: {
    token_hash: Buffer;
    member_id: string;
    brand_id: string;
    site_session_id: string;
    vendor_code: string;
    game_id: string;
    created_at: Date;
    ended_at: Date | null;
  };
  player_refs: { vendor_code: string; player_ref: string; member_id: string };
  members: {
    id: string;
    brand_id: string;
    username: string;
    type: number;
    blocked_at: Date | null;
    play_bar: PlayBarKind | null;
    play_barred_until: Date | null;
    reminder_minutes: number | null;
  };
  vip_standings: { member_id: string; level: number };
  brands: { id: string; currency_code: string };
  games: { id: string; vendor_code: string; game_code: string };
  brand_games: { brand_id: string; game_id: string; enabled: boolean };
}
