import type { GameType, LocaleCode, PrizeMode, volatility } from '@baize/contract';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';

export type GameNames = Partial<Record<LocaleCode, string>>;
export type Volatility = z.output<typeof volatility>;
/** Where a vendor's games open: in a frame of the game page or in a new window. */
export type LaunchKind = 'frame' | 'window';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface CatalogueTables {
  vendors: {
    code: string;
    display_name: string;
    account_type_id: Generated<number>;
    is_single: Defaulted<boolean>;
    launch_kind: Defaulted<LaunchKind>;
    launch_url: Defaulted<string | null>;
    transfer_url: Defaulted<string | null>;
    maintenance: Defaulted<boolean>;
  };
  brand_vendors: {
    brand_id: string;
    vendor_code: string;
    game_type: GameType;
    is_hot: boolean;
    position: number;
    enabled: Defaulted<boolean>;
    maintenance: Defaulted<boolean>;
    icon_url: Defaulted<string>;
  };
  games: {
    id: string;
    vendor_code: string;
    game_code: string;
    game_type: GameType;
    game_classify: string;
    names: GameNames;
    /** In minor units of the currency of the brands that offer the game. */
    min_bet_minor: bigint;
    min_line_num: number;
    cover_url: string;
    wide_cover_url: string;
    default_play_type: string;
    is_group: boolean;
    parent_id: string | null;
    rtp_hundredths: number | null;
    volatility: Volatility | null;
  };
  brand_games: {
    brand_id: string;
    game_id: string;
    enabled: boolean;
    is_hot: boolean;
    position: number;
    maintenance: boolean;
    min_bet_minor: bigint | null;
    added_at: Defaulted<Date | null>;
  };
  vendor_aliases: { brand_id: string; locale: LocaleCode; vendor_pattern: string; alias: string };
  launch_hosts: { brand_id: string; origin: string };
  picture_hosts: { brand_id: string; origin: string };
  vendor_rooms: {
    vendor_code: string;
    room_id: string;
    game_code: string;
    names: GameNames;
    /** In minor units of the currency of the brands that offer the vendor. */
    min_bet_minor: bigint;
    max_bet_minor: bigint;
    seats: number;
    players: number;
    is_open: boolean;
    position: number;
  };
  vendor_lottery_draws: {
    vendor_code: string;
    game_code: string;
    numero: string;
    tag: string;
    draw_at: Date;
    lock_seconds: number;
    draw_days: string;
    open_numbers: string | null;
    prize_mode: PrizeMode;
    is_vietnamese: boolean;
    position: number;
  };
  catalogue_version: { version: bigint };
  favorites: { member_id: string; game_id: string; created_at: Date };
  recent_games: { member_id: string; game_id: string; played_at: Date };
}
