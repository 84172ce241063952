import type { Database } from '../../platform/database/database.ts';
import { type CatalogueRoutes, catalogueRoutes } from './routes.ts';
import { createCatalogueService, type LaunchTokens } from './service.ts';
import { createCatalogueStore } from './store.ts';

export { offerGame, offerVendor } from './authoring.ts';
export { type LaunchTokens, studioVendorCode } from './service.ts';

export interface CatalogueModule {
  routes: CatalogueRoutes;
}

export interface CatalogueDependencies {
  database: Database;
  launches: LaunchTokens;
  /** URL of the studio's frame page, without a query. */
  studioFrameUrl: string;
}

/** Vendors and games: what each brand offers, and the door into a game. */
export function createCatalogue(deps: CatalogueDependencies): CatalogueModule {
  const store = createCatalogueStore(deps.database);
  return {
    routes: catalogueRoutes(createCatalogueService({ ...deps, store })),
  };
}
