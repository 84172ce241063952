import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { Browsing } from './browsing/browsing.ts';
import type { Highlights } from './browsing/highlights.ts';
import type { Personal } from './browsing/personal.ts';
import type { Launch } from './launch.ts';
import type { Lotteries } from './lotteries/lotteries.ts';
import type { Rooms } from './rooms/rooms.ts';

export type CatalogueRoutes = HandlersOf<
  | 'vendorMenu'
  | 'gameList'
  | 'hotGames'
  | 'lobbyRows'
  | 'vassGameTypes'
  | 'recentGames'
  | 'favoriteGamesList'
  | 'favoriteGames'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'roomList'
  | 'gameMenus'
  | 'vnGameMenus'
  | 'vnRecentGames'
  | 'popularLotteries'
  | 'vnOpenedNumbers'
  | 'openedNumbers'
  | 'recentDraws'
  | 'launchGame'
  | 'launchFb'
>;

export function catalogueRoutes(parts: {
  browsing: Browsing;
  personal: Personal;
  highlights: Highlights;
  rooms: Rooms;
  lotteries: Lotteries;
  launch: Launch;
}): CatalogueRoutes {
  const { browsing, personal, highlights, rooms, lotteries, launch } = parts;
  return {
    vendorMenu: async ({ brand, data }) => ok(await browsing.menu(brand, data)),
    gameList: ({ brand, data }) => browsing.gameList(brand, data),
    hotGames: ({ brand, data }) => browsing.hotGames(brand, data),
    lobbyRows: async ({ brand, data }) => ok(await highlights(brand, data)),
    vassGameTypes: ({ brand, data }) => browsing.vassGameTypes(brand, data),
    recentGames: async ({ brand, member, data }) => ok(await personal.recent(brand, member, data)),
    favoriteGamesList: async ({ brand, member, data }) => ok(await personal.favorites(brand, member, data)),
    favoriteGames: async ({ brand, member, data }) => ok(await personal.favoriteIds(brand, member, data)),
    addFavoriteGame: ({ brand, member, body }) => personal.addFavorite(brand, member, body),
    removeFavoriteGame: async ({ member, body }) => ok(await personal.removeFavorite(member, body)),
    roomList: ({ brand, data }) => rooms(brand, data),
    gameMenus: async ({ brand, query }) => ok(await lotteries.menus(brand, query.language, 'all')),
    vnGameMenus: async ({ brand, query }) => ok(await lotteries.menus(brand, query.language, 'VN')),
    vnRecentGames: async ({ brand, member, query }) => ok(await lotteries.recent(brand, member, query.language)),
    popularLotteries: async ({ brand, data }) => ok(await lotteries.popular(brand, data)),
    vnOpenedNumbers: async ({ brand, data }) => ok(await lotteries.vnOpenedNumbers(brand, data)),
    openedNumbers: async ({ brand, data }) => ok(await lotteries.openedNumbers(brand, data)),
    recentDraws: async ({ brand, data }) => ok(await lotteries.recentDraws(brand, data)),
    launchGame: (request) => launch.launchGame(request),
    launchFb: (request) => launch.launchFb(request),
  };
}
