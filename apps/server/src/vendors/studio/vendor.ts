import { withTables } from '../../platform/database/database.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { WrongSettingError } from '../../platform/wrong-setting-error.ts';
import type { BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { createStudioBook } from './book.ts';
import { studioVendorCode } from './code.ts';
import { createDriftAlarm } from './drift/index.ts';
import { createGameRooms } from './game-rooms.ts';
import {
  createStudio,
  freeRoundGames,
  linkedJackpotPools,
  type Studio,
  type TablesWorker,
  tableCodes,
} from './index.ts';
import { createOpenRounds } from './open-rounds.ts';
import { publicRound } from './public-round.ts';
import { type ChatDeskRoutes, createChatDesk } from './table-chat/desk.ts';
import { eraseChatOf } from './table-chat/messages-store.ts';
import { type ChatRoutes, chatRoutes } from './table-chat/routes.ts';
import type { ChatTables } from './table-chat/schema.ts';
import { createChatPurge } from './table-chat/settings.ts';

export { studioVendorCode } from './code.ts';

export interface StudioVendor extends BuiltInVendor {
  routes: Studio['routes'] & ChatRoutes & ChatDeskRoutes;
}

/** The studio as a part of the server. Throws WrongSettingError for the clock of a table that there is none of. */
export function createStudioVendor(ports: VendorPorts): StudioVendor {
  for (const table of ports.tableTimings.keys())
    if (table !== '*' && !tableCodes.includes(table))
      throw new WrongSettingError(
        `The setting TABLE_TIMINGS is wrong: there is no table ${table}, only ${tableCodes.join(', ')}.`,
      );
  const rooms = createGameRooms(ports);
  const studio = createStudio({ ...ports, hub: rooms.hub });
  rooms.open(studio);
  let worker: TablesWorker | null = null;
  return {
    code: studioVendorCode,
    entrance: '/studio/play/',
    launchKind: 'frame',
    frameApp: 'studio',
    routes: {
      ...studio.routes,
      ...chatRoutes(ports, rooms.chatHub, studio.playerOf),
      ...createChatDesk(ports, rooms.chatHub),
    },
    openRounds: createOpenRounds(ports.database),
    settlementSource: createStudioBook(ports.database),
    freeRoundGames,
    sources: { jackpots: linkedJackpotPools },
    proof: studio.proofOf,
    publicRound,
    jobs: [
      housekeeping('studio.settleAbandoned', studio.settleAbandonedRounds),
      housekeeping('studio.openPools', studio.openJackpotPools),
      housekeeping('studio.drift', createDriftAlarm({ ...ports, books: ports.reports }), driftEveryMinutes),
      housekeeping('studio.purgeChat', createChatPurge(ports), purgeEveryMinutes),
    ],
    recover: async () => {
      const { faults } = await studio.recoverDecidedRounds();
      for (const fault of faults) ports.onFailure(fault);
      // A minute later it is tried again.
      await studio.openJackpotPools().catch(ports.onFailure);
    },
    startShared: () => {
      worker ??= studio.startTables();
    },
    close: async () => {
      await worker?.stop();
      await rooms.close();
    },
  };
}

const driftEveryMinutes = 10;
const purgeEveryMinutes = 60;

export const studioVendor: VendorEntry<StudioVendor> = {
  code: studioVendorCode,
  erasePlayer: (transaction, playerRef) => eraseChatOf(withTables<ChatTables>(transaction), playerRef),
  create: createStudioVendor,
};
