import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import type { BuiltInOffers, BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { roomsVendorCode } from './code.ts';
import { countPairs } from './collusion/count-pairs.ts';
import { readHands } from './collusion/read-hands.ts';
import { deleteOldHands } from './old-hands.ts';
import { baseMinorOf, roomKinds, type Stake } from './room-kinds.ts';
import { roomNames } from './room-names.ts';
import { createRoomSockets } from './room-sockets.ts';
import { createRoomSource } from './room-source.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { createSettlements } from './settlements.ts';
import { createSittingProof } from './sitting-proof.ts';
import { createRoomsDesk, type RoomsDeskRoutes } from './staff/desk.ts';

/** The catalogue writes a game's smallest stake in cents of any currency. */
const defaultExponent = 2;

const purgeEveryMinutes = 60;

export interface RoomsVendor extends BuiltInVendor {
  routes: Rooms['routes'] & RoomsDeskRoutes;
}

/** Card rooms in which players meet each other. */
function createRoomsVendor(ports: VendorPorts): RoomsVendor {
  const sockets = createRoomSockets(ports);
  const rooms = createRooms(ports, sockets.hub, ports.onFailure);
  return {
    code: roomsVendorCode,
    // The page of the studio plays these games too; the address says which one.
    entrance: '/studio/play/',
    launchKind: 'frame',
    routes: { ...rooms.routes, ...createRoomsDesk(ports, sockets.hub) },
    openRounds: rooms.openRounds,
    settlementSource: createSettlements(ports),
    jobs: [
      housekeeping('rooms.purge', () => deleteOldHands(ports), purgeEveryMinutes),
      housekeeping('rooms.reading', () => readHands(ports)),
    ],
    proof: createSittingProof(ports),
    sources: { rooms: createRoomSource(ports) },
    collusionPairsOf: (asked) => countPairs(ports.database, asked),
    start: () => sockets.open({ find: rooms.findSession }),
    startShared: () => rooms.clock.start(),
    close: async () => {
      await rooms.clock.stop();
      await sockets.close();
    },
  };
}

/** A picture has the name of its game. */
const pathOf = (gameCode: string): string => `/art/covers/${gameCode.replaceAll('_', '-')}`;

const offers: BuiltInOffers = {
  displayName: 'Baize Rooms',
  games: roomKinds.map(({ game: { gameCode }, classify, stakes, minEntry, pictureOf }) => ({
    gameCode,
    gameType: 'PVP',
    gameClassify: classify,
    names: roomNames[gameCode] ?? { TY: gameCode },
    minBetMinor: minEntry * baseMinorOf(stakes[0] as Stake, defaultExponent),
    coverUrl: `${pathOf(pictureOf ?? gameCode)}.webp`,
    wideCoverUrl: `${pathOf(pictureOf ?? gameCode)}-wide.webp`,
  })),
};

export const roomsVendor: VendorEntry<RoomsVendor> = {
  code: roomsVendorCode,
  offers,
  create: createRoomsVendor,
};
