import type { BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { roomsVendorCode } from './code.ts';
import { createRoomSockets } from './room-sockets.ts';
import { createRoomSource } from './room-source.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { createSettlements } from './settlements.ts';
import { createRoomsDesk, type RoomsDeskRoutes } from './staff/desk.ts';

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
    sources: { rooms: createRoomSource(ports) },
    start: () => {
      sockets.open({ find: rooms.findSession });
      rooms.clock.start();
    },
    close: async () => {
      await rooms.clock.stop();
      await sockets.close();
    },
  };
}

export const roomsVendor: VendorEntry<RoomsVendor> = {
  code: roomsVendorCode,
  create: createRoomsVendor,
};
