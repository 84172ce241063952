import { hallOf, type OpenableGame, paths } from '../config/paths.ts';
import type { SiteSearch } from './site-search.ts';

/** Vendors whose lotteries are bet on in the site's own lottery screen; any other lottery is launched like a third party's game. */
export const lotteryScreenVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
const fbVendor = 'FB';

export interface LaunchPlace {
  to: string;
  search: SiteSearch;
}

/** Where a press on a game leads: lotteries to their screen, a group to the popup of its games, FB to its screen, others to the game page. */
export function launchPlace({ vendor, gameCode, ...game }: OpenableGame): LaunchPlace {
  const isLottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT';
  if (isLottery && lotteryScreenVendors.includes(vendor)) {
    return { to: paths.lottery, search: { gameCode, vendor, playType: game.defaultPlayType || undefined } };
  }
  if (game.gameType === 'SPORTS' && vendor === fbVendor) return { to: paths.fbsports, search: {} };
  if (game.isGame === 'VASSALAGE' && game.gameType !== undefined && game.nodeId !== undefined) {
    return { to: hallOf(game.gameType), search: { group: `${vendor}:${game.nodeId}` } };
  }
  return { to: paths.game, search: { vendor, gameCode } };
}
