import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createBrowsing } from './browsing/browsing.ts';
import { createCatalogueSnapshots } from './browsing/catalogue-snapshots.ts';
import { createPersonal } from './browsing/personal.ts';
import { createHosts, type Probe } from './hosts.ts';
import { createLaunch, type LaunchTokens, type LaunchTransfers } from './launch.ts';
import { createLotteries } from './lotteries/lotteries.ts';
import type { LotterySource } from './lotteries/lottery-source.ts';
import { createLotteryStore } from './lotteries/lottery-store.ts';
import { createRoomStore } from './rooms/room-store.ts';
import { createRooms, type RoomSource } from './rooms/rooms.ts';
import { type CatalogueRoutes, catalogueRoutes } from './routes.ts';
import { createCatalogueStore, createPersonalStore, type OpenRound, type OutsideOrigins } from './store.ts';
import { createVendorAnswers } from './vendor-answers.ts';

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
export { probeHost, probePictureHost } from './hosts.ts';
export { runGamesImport } from './import/command.ts';
export { type LaunchTokens, type LaunchTransfers, studioVendorCode } from './launch.ts';
export type { CatalogueRoutes } from './routes.ts';
export type { LaunchKind } from './schema.ts';
export type { OpenRound } from './store.ts';

/** What only a vendor knows while it happens. */
export interface VendorSources {
  /** By vendor code; of a vendor without an entry the rooms are those that it sent last. */
  rooms: Readonly<Record<string, RoomSource>>;
  lotteries: readonly LotterySource[];
}

export interface CatalogueModule {
  routes: CatalogueRoutes;
  /** Origins outside this site that frames and pictures may come from, as they were last read. */
  outsideOrigins(): OutsideOrigins;
  /** For the boot list: reads them the first time. */
  readOutsideOrigins(): Promise<void>;
  /** The brand's hosts that are known to answer now. Waits for none of them and never rejects. */
  cdnsOf(brandId: string): Promise<{ imageCDNs: string[]; launchGameCDNs: string[] }>;
}

export interface CatalogueDependencies {
  database: Database;
  clock: Clock;
  launches: LaunchTokens;
  transfers: LaunchTransfers;
  /** Paths of the frame pages of built-in vendors, by vendor code. */
  entrances: Readonly<Record<string, string>>;
  hosts: {
    /** Draws one of `count`, from 0. */
    pick: (count: number) => number;
    probe: Probe;
    probePictures: Probe;
  };
  sources?: VendorSources;
  /** How long a vendor has for an answer about rooms or lotteries. */
  vendorDeadlineMs?: number;
  /** Rounds that a vendor holds open on its own, beside those that the operator knows. */
  vendorRoundsOf?: (memberId: string) => Promise<readonly OpenRound[]>;
  onFailure: (error: unknown) => void;
}

const defaultVendorDeadlineMs = 3_000;
const noSources: VendorSources = { rooms: {}, lotteries: [] };

/** Vendors and games: what each brand offers, what members made of it, and the door into a game. */
export function createCatalogue(deps: CatalogueDependencies): CatalogueModule {
  const snapshots = createCatalogueSnapshots(createCatalogueStore(deps.database));
  const store = createPersonalStore(deps.database);
  const openRoundsOf = async (memberId: string): Promise<readonly OpenRound[]> => {
    const [here, there] = await Promise.all([store.openRounds(memberId), deps.vendorRoundsOf?.(memberId) ?? []]);
    return [...here, ...there];
  };
  const launchHosts = createHosts({ clock: deps.clock, probe: deps.hosts.probe });
  const pictureHosts = createHosts({ clock: deps.clock, probe: deps.hosts.probePictures });
  const drawLaunchHost = async (origins: readonly string[]): Promise<string | null> => {
    const answering = await launchHosts.answering(origins);
    return answering.length === 0 ? null : (answering[deps.hosts.pick(answering.length)] ?? null);
  };
  const inTime = createVendorAnswers({ ...deps, withinMs: deps.vendorDeadlineMs ?? defaultVendorDeadlineMs });
  const sources = deps.sources ?? noSources;
  const parts = { ...deps, snapshots, store, openRoundsOf, drawLaunchHost, inTime };
  return {
    routes: catalogueRoutes({
      browsing: createBrowsing(parts),
      personal: createPersonal(parts),
      rooms: createRooms({ ...parts, rooms: createRoomStore(deps.database), sources: sources.rooms }),
      lotteries: createLotteries({ ...parts, sources: sources.lotteries, lists: createLotteryStore(deps.database) }),
      launch: createLaunch(parts),
    }),
    outsideOrigins: snapshots.outsideOrigins,
    readOutsideOrigins: snapshots.readOutsideOrigins,
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
