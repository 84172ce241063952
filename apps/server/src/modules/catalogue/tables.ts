import type { GameType, LocaleCode } from '@baize/contract';

export type GameNames = Partial<Record<LocaleCode, string>>;

export interface CatalogueTables {
  vendors: { code: string; display_name: string };
  brand_vendors: { brand_id: string; vendor_code: string; game_type: GameType; is_hot: boolean; position: number };
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
  };
  brand_games: { brand_id: string; game_id: string; enabled: boolean; is_hot: boolean; position: number };
}
