import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { RoomHub } from '../dependencies.ts';
import type { DeskPorts } from './desk-ports.ts';
import { createHandDesk } from './hand-desk.ts';
import { createRakeDesk } from './rake-desk.ts';
import { createRoomDesk } from './room-desk.ts';

export type RoomsDeskRoutes = HandlersOf<
  'staffRooms' | 'staffRoom' | 'staffRoomOpen' | 'staffRoomHand' | 'staffRoomRakes' | 'staffRoomRakeSet'
>;

/** The calls of the operator's staff for card rooms of all brands. */
export const createRoomsDesk = (ports: DeskPorts, hub: RoomHub): RoomsDeskRoutes => ({
  ...createRoomDesk(ports, hub),
  ...createHandDesk(ports),
  ...createRakeDesk(ports),
});
