import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { RoomHub } from '../dependencies.ts';
import type { DeskPorts } from './desk-ports.ts';
import { createFiguresDesk } from './figures-desk.ts';
import { createHandDesk } from './hand-desk.ts';
import { createPairDesk } from './pair-desk.ts';
import { createRoomDesk } from './room-desk.ts';
import { createSettingsDesk } from './settings-desk.ts';

export type RoomsDeskRoutes = HandlersOf<
  | 'staffRooms'
  | 'staffRoom'
  | 'staffRoomOpen'
  | 'staffRoomHand'
  | 'staffRoomPairs'
  | 'staffRoomPair'
  | 'staffRoomPairDecide'
  | 'staffRoomFigures'
  | 'staffRoomSettings'
  | 'staffRoomSettingsSet'
>;

/** The calls of the operator's staff for card rooms of all brands. */
export const createRoomsDesk = (ports: DeskPorts, hub: RoomHub): RoomsDeskRoutes => ({
  ...createRoomDesk(ports, hub),
  ...createHandDesk(ports),
  ...createPairDesk(ports),
  ...createFiguresDesk(ports),
  ...createSettingsDesk(ports),
});
