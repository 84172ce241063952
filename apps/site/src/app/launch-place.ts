import { lotteryScreenVendors } from '../config/lottery-vendors.ts';
import { lobbyOf, type OpenableGame, paths } from '../config/paths.ts';
import type { SiteSearch } from '../lib/page/site-search.ts';

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
    return { to: lobbyOf(game.gameType), search: { group: `${vendor}:${game.nodeId}` } };
  }
  return { to: paths.game, search: { vendor, gameCode } };
}

/** True for an address on which a game runs: its page, the page of seamless games, or a popup over any page. */
export function isGameShown({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const params = new URLSearchParams(search);
  const isStage = pathname === paths.game || pathname === paths.seamless;
  return params.has('play') || (isStage && params.has('gameCode'));
}

/** Where a game that has no screen of its own is shown: on its page, on the page of seamless games, or in the popup over the current page. */
export type GameStagePlace = 'page' | 'seamless' | 'popup';

/** As `launchPlace`; `current` is the address that a popup lies over. On a phone, and where a game runs already, a popup would be in the way: the page opens. */
export function gamePlace(game: OpenableGame, stage: GameStagePlace, current: Partial<LaunchPlace>): LaunchPlace {
  const place = launchPlace(game);
  if (place.to !== paths.game || stage === 'page') return place;
  if (stage === 'seamless') return { ...place, to: paths.seamless };
  const isOverGame = current.to === paths.game || current.to === paths.seamless;
  if (current.to === undefined || isOverGame || matchMedia('(width < 48rem)').matches) return place;
  return { to: current.to, search: { group: undefined, play: `${game.vendor}:${game.gameCode}` } };
}
