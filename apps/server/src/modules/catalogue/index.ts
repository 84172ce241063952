import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tick } from '../../platform/part.ts';
import type { LotterySource, RoomSource } from '../../vendors/vendor.ts';
import { createBrowsing } from './browsing/browsing.ts';
import { createCatalogueSnapshots } from './browsing/catalogue-snapshots.ts';
import { createHighlights } from './browsing/highlights.ts';
import { createPersonal } from './browsing/personal.ts';
import { endMaintenance } from './ending.ts';
import { createHosts, type Probe } from './hosts.ts';
import { createLaunch, type LaunchTokens, type LaunchTransfers } from './launch.ts';
import type { BuiltInLaunches } from './launch-kind.ts';
import { createLotteries } from './lotteries/lotteries.ts';
import { createLotteryStore } from './lotteries/lottery-store.ts';
import { createRoomStore } from './rooms/room-store.ts';
import { createRooms } from './rooms/rooms.ts';
import { type CatalogueRoutes, catalogueRoutes } from './routes.ts';
import { siteMapRoutes } from './site-map.ts';
import {
  createCatalogueStore,
  createPersonalStore,
  type OpenRound,
  type OutsideOrigins,
  type VendorOpenRound,
} from './store.ts';
import { createVendorAnswers } from './vendor-answers.ts';

export { createCatalogueAdmin } from './admin/index.ts';
export {
  aliasVendors,
  type GameOffer,
  type GameRecord,
  groupGames,
  offerGame,
  offerVendor,
  switchVendor,
  type VendorOffer,
} from './authoring.ts';
export { runGamesGenerate } from './generated/command.ts';
export { probeHost, probePictureHost } from './hosts.ts';
export { runGamesImport } from './import/command.ts';
export type { LaunchTokens, LaunchTransfers } from './launch.ts';
export type { BuiltInLaunches } from './launch-kind.ts';
export type { CatalogueRoutes } from './routes.ts';
export type { LaunchKind } from './schema.ts';
export type { VendorOpenRound } from './store.ts';

/** What only a vendor knows while it happens. */
export interface VendorSources {
  /** By vendor code; of a vendor without an entry the rooms are those that it sent last. */
  rooms: Readonly<Record<string, RoomSource>>;
  lotteries: readonly LotterySource[];
}

export interface CatalogueModule {
  routes: CatalogueRoutes & ReturnType<typeof siteMapRoutes>;
  /** Ends the maintenance of games whose end has come. */
  ticks: readonly Tick[];
  /** Reads the origins outside this site the first time. */
  recover(): Promise<void>;
  /** Origins outside this site that frames and pictures may come from, as they were last read. */
  outsideOrigins(): OutsideOrigins;
  /** The brand's hosts that are known to answer now. Waits for none of them and never rejects. */
  cdnsOf(brandId: string): Promise<{ imageCDNs: string[]; launchGameCDNs: string[] }>;
}

export interface CatalogueDependencies {
  database: Database;
  clock: Clock;
  launches: LaunchTokens;
  transfers: LaunchTransfers;
  /** Empty where no vendor runs in this program. */
  builtIn: BuiltInLaunches;
  hosts: {
    /** Draws one of `count`, from 0. */
    pick: (count: number) => number;
    probe: Probe;
    probePictures: Probe;
  };
  sources?: VendorSources;
  /** How long a vendor has for an answer about rooms or lotteries. */
  vendorDeadlineMs?: number;
  /** Rounds that vendors hold open on their own, beside those of the wallet's books. */
  vendorRoundsOf?: (memberId: string) => Promise<readonly VendorOpenRound[]>;
  onFailure: (error: unknown) => void;
}

const defaultVendorDeadlineMs = 3_000;
const endingEveryMs = 5_000;
const noSources: VendorSources = { rooms: {}, lotteries: [] };

/** Vendors and games: what each brand offers, what members made of it, and the door into a game. */
export function createCatalogue(deps: CatalogueDependencies): CatalogueModule {
  const catalogueStore = createCatalogueStore(deps.database);
  const snapshots = createCatalogueSnapshots(catalogueStore);
  const store = createPersonalStore(deps.database);
  const inTime = createVendorAnswers({ ...deps, withinMs: deps.vendorDeadlineMs ?? defaultVendorDeadlineMs });
  /** Those of vendors that do not answer are left out: a game that cannot be asked for them cannot be played either. */
  const openRoundsOf = async (memberId: string): Promise<readonly OpenRound[]> => {
    const [here, there] = await Promise.all([
      store.openRounds(memberId),
      deps.vendorRoundsOf ? inTime(deps.vendorRoundsOf(memberId)) : null,
    ]);
    return [...here, ...(await store.ofGames(there?.answer ?? []))];
  };
  const launchHosts = createHosts({ clock: deps.clock, probe: deps.hosts.probe });
  const pictureHosts = createHosts({ clock: deps.clock, probe: deps.hosts.probePictures });
  const drawLaunchHost = async (origins: readonly string[]): Promise<string | null> => {
    const answering = await launchHosts.answering(origins);
    return answering.length === 0 ? null : (answering[deps.hosts.pick(answering.length)] ?? null);
  };
  const sources = deps.sources ?? noSources;
  const parts = { ...deps, snapshots, store, openRoundsOf, drawLaunchHost, inTime };
  const routes = catalogueRoutes({
    browsing: createBrowsing(parts),
    highlights: createHighlights({ ...parts, store: catalogueStore }),
    personal: createPersonal(parts),
    rooms: createRooms({ ...parts, rooms: createRoomStore(deps.database), sources: sources.rooms }),
    lotteries: createLotteries({ ...parts, sources: sources.lotteries, lists: createLotteryStore(deps.database) }),
    launch: createLaunch(parts),
  });
  return {
    routes: { ...routes, ...siteMapRoutes(routes) },
    ticks: [{ everyMs: endingEveryMs, work: () => endMaintenance(deps) }],
    recover: snapshots.readOutsideOrigins,
    outsideOrigins: snapshots.outsideOrigins,
    cdnsOf: async (brandId) => {
      try {
        const snapshot = await snapshots.snapshotOf(brandId);
        return {
          imageCDNs: pictureHosts.known(snapshot.pictureHosts),
          launchGameCDNs: launchHosts.known(snapshot.launchHosts),
        };
      } catch (error) {
        deps.onFailure(error);
        return { imageCDNs: [], launchGameCDNs: [] };
      }
    },
  };
}
