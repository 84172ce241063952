import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { CatalogueService } from './service.ts';

export type CatalogueRoutes = HandlersOf<'vendorMenu' | 'gameList' | 'hotGames' | 'launchGame'>;

export function catalogueRoutes(service: CatalogueService): CatalogueRoutes {
  return {
    vendorMenu: async ({ brand }) => ok(await service.vendorMenu(brand.id)),
    gameList: async ({ brand, data }) => ok(await service.gameList(brand, data)),
    hotGames: async ({ brand, data }) => ok(await service.hotGames(brand, data)),
    launchGame: ({ brand, member, origin, data }) => service.launchGame({ brand, member, origin, data }),
  };
}
