import { levels, roundMs, waters, waveMs } from '@baize/games/fishing';
import { withTables } from '../../platform/database/database.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import type { BuiltInOffers, BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { fishingVendorCode } from './code.ts';
import { restEmptyRooms } from './engine/closing.ts';
import { createFishingSockets } from './fishing-sockets.ts';
import { waterNames } from './names.ts';
import { deleteOldBatches } from './old-batches.ts';
import type { FishingTables } from './schema.ts';
import { createFishing, type FishingRoutes } from './service.ts';
import { createSettlements } from './settlements.ts';
import { createFishingDesk, type FishingDeskRoutes } from './staff/desk.ts';

export interface FishingVendor extends BuiltInVendor {
  routes: FishingRoutes & FishingDeskRoutes;
}

const workEveryMs = 2_000;
const purgeEveryMinutes = 60;
const catchLifeMs = 10 * waveMs;

/** Fishing games in rooms of four. */
function createFishingVendor(ports: VendorPorts): FishingVendor {
  const sockets = createFishingSockets(ports);
  const fishing = createFishing(ports, sockets.hub);
  const database = withTables<FishingTables>(ports.database);
  const ago = (ms: number) => new Date(ports.clock.now().getTime() - ms);
  return {
    code: fishingVendorCode,
    // The page of the studio plays these games too; the address says which one.
    entrance: '/studio/play/',
    launchKind: 'frame',
    routes: { ...fishing.routes, ...createFishingDesk(ports, sockets.hub) },
    // A round ends by itself within a minute: nobody has to come back to it.
    openRounds: async () => [],
    settlementSource: createSettlements(database),
    sources: { jackpots: waters.map(({ gameCode }) => ({ gameCode, pools: levels.map(({ key }) => key) })) },
    proof: fishing.proofOf,
    recover: () => fishing.money.finishLeft(true),
    ticks: [
      {
        everyMs: workEveryMs,
        work: async () => {
          await fishing.money.finishLeft(false);
          await fishing.money.endDue(ago(roundMs));
        },
      },
    ],
    jobs: [
      housekeeping('fishing.catches', () =>
        database.deleteFrom('fishing.catches').where('caught_at', '<', ago(catchLifeMs)).execute(),
      ),
      housekeeping(
        'fishing.purge',
        async () => {
          await restEmptyRooms(database, ports.clock.now());
          await deleteOldBatches(ports);
        },
        purgeEveryMinutes,
      ),
    ],
    start: () => sockets.open(fishing),
    close: () => sockets.close(),
  };
}

const pictureOf = (gameCode: string): string => `/art/covers/${gameCode.replaceAll('_', '-')}`;

const offers: BuiltInOffers = {
  displayName: 'Baize Fishing',
  games: waters.map(({ gameCode, water }) => ({
    gameCode,
    gameType: 'FISH',
    gameClassify: 'FISHING',
    names: waterNames[water],
    minBetMinor: 1n,
    coverUrl: `${pictureOf(gameCode)}.webp`,
    wideCoverUrl: `${pictureOf(gameCode)}-wide.webp`,
  })),
};

export const fishingVendor: VendorEntry<FishingVendor> = {
  code: fishingVendorCode,
  offers,
  create: createFishingVendor,
};
