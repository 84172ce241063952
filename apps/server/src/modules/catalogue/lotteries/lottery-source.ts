import type { LocaleCode, LotteryGame, OpenedDraw, PrizeMode } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';

/** For whom lotteries are asked, and in which language. */
export interface Asked {
  brand: RequestBrand;
  language: LocaleCode;
}

/** A vendor's lotteries as they are at this moment. A game's id is its code in the catalogue. */
export interface LotterySource {
  /** Asked only at brands that have the vendor. */
  vendorCode: string;
  prizeMode: PrizeMode;
  /** Its lotteries stand on the Vietnamese menu too. */
  isVietnamese: boolean;
  /** In the order of the tabs. */
  menus(of: Asked): Promise<{ tag: string; gameMenus: Omit<LotteryGame, 'vendor'>[] }[]>;
  /** The latest `count` draws of every lottery, or of one, whose numbers are open; in any order. */
  openedDraws(of: Asked & { gameId?: string | undefined; count: number }): Promise<Omit<OpenedDraw, 'vendor'>[]>;
}
