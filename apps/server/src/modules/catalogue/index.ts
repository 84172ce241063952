import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createBrowsing } from './browsing.ts';
import { createLaunch, type LaunchTokens, type LaunchTransfers } from './launch.ts';
import { createLaunchHosts, type LaunchHostTools } from './launch-hosts.ts';
import { createPersonal } from './personal.ts';
import { type CatalogueRoutes, catalogueRoutes } from './routes.ts';
import { createShelves } from './shelves.ts';
import { createCatalogueStore, createPersonalStore, type OpenRound } from './store.ts';
import { createVendorQuestions, type VendorSources } from './vendor-sources.ts';

export {
  aliasVendors,
  type GameOffer,
  type GameRecord,
  offerGame,
  offerVendor,
  switchVendor,
  type VendorOffer,
} from './authoring.ts';
export { runGamesGenerate } from './generated/command.ts';
export { runGamesImport } from './import/command.ts';
export { type LaunchTokens, type LaunchTransfers, studioVendorCode } from './launch.ts';
export { probeHost } from './launch-hosts.ts';
export type { CatalogueRoutes } from './routes.ts';
export type { OpenRound } from './store.ts';
export type { LaunchKind } from './tables.ts';
export type { VendorSources } from './vendor-sources.ts';

export interface CatalogueModule {
  routes: CatalogueRoutes;
  /** Origins outside this site that a game's frame may come from, as they were last read. */
  frameOrigins(): readonly string[];
  /** For the boot list: reads them the first time. */
  readFrameOrigins(): Promise<void>;
}

export interface CatalogueDependencies {
  database: Database;
  clock: Clock;
  launches: LaunchTokens;
  transfers: LaunchTransfers;
  /** Paths of the frame pages of built-in vendors, by vendor code. */
  entrances: Readonly<Record<string, string>>;
  hosts: Pick<LaunchHostTools, 'pick' | 'probe'>;
  sources?: VendorSources;
  /** Rounds that a vendor holds open on its own, beside those that the house knows. */
  vendorRoundsOf?: (memberId: string) => Promise<readonly OpenRound[]>;
  onFailure: (error: unknown) => void;
}

const noSources: VendorSources = { rooms: {}, lotteryMenus: [] };

/** Vendors and games: what each brand offers, what members made of it, and the door into a game. */
export function createCatalogue(deps: CatalogueDependencies): CatalogueModule {
  const shelves = createShelves(createCatalogueStore(deps.database));
  const store = createPersonalStore(deps.database);
  const openRoundsOf = async (memberId: string): Promise<readonly OpenRound[]> => {
    const [here, there] = await Promise.all([store.openRounds(memberId), deps.vendorRoundsOf?.(memberId) ?? []]);
    return [...here, ...there];
  };
  const parts = { ...deps, shelves, store, openRoundsOf };
  return {
    routes: catalogueRoutes({
      browsing: createBrowsing(parts),
      personal: createPersonal(parts),
      questions: createVendorQuestions({ ...parts, sources: deps.sources ?? noSources }),
      launch: createLaunch({ ...parts, drawLaunchHost: createLaunchHosts({ ...deps.hosts, clock: deps.clock }) }),
    }),
    frameOrigins: shelves.frameOrigins,
    readFrameOrigins: shelves.readFrameOrigins,
  };
}
