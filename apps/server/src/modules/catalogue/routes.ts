import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { Browsing } from './browsing.ts';
import type { Launch } from './launch.ts';
import type { Personal } from './personal.ts';
import type { VendorQuestions } from './vendor-sources.ts';

export type CatalogueRoutes = HandlersOf<
  | 'vendorMenu'
  | 'gameList'
  | 'hotGames'
  | 'vassGameTypes'
  | 'recentGames'
  | 'favoriteGamesList'
  | 'favoriteGames'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'roomList'
  | 'gameMenus'
  | 'launchGame'
  | 'launchFb'
>;

export function catalogueRoutes(parts: {
  browsing: Browsing;
  personal: Personal;
  questions: VendorQuestions;
  launch: Launch;
}): CatalogueRoutes {
  const { browsing, personal, questions, launch } = parts;
  return {
    vendorMenu: async ({ brand, data }) => ok(await browsing.menu(brand, data)),
    gameList: ({ brand, data }) => browsing.gameList(brand, data),
    hotGames: ({ brand, data }) => browsing.hotGames(brand, data),
    vassGameTypes: ({ brand, data }) => browsing.vassGameTypes(brand, data),
    recentGames: async ({ brand, member, data }) => ok(await personal.recent(brand, member, data)),
    favoriteGamesList: async ({ brand, member, data }) => ok(await personal.favorites(brand, member, data)),
    favoriteGames: async ({ brand, member, data }) => ok(await personal.favoriteIds(brand, member, data)),
    addFavoriteGame: ({ brand, member, body }) => personal.addFavorite(brand, member, body),
    removeFavoriteGame: async ({ member, body }) => ok(await personal.removeFavorite(member, body)),
    roomList: ({ brand, data }) => questions.roomList(brand, data),
    gameMenus: async ({ brand, query }) => ok(await questions.gameMenus(brand, query.language)),
    launchGame: (request) => launch.launchGame(request),
    launchFb: (request) => launch.launchFb(request),
  };
}
