import type { ClockPorts, RoomHub, RoomsDependencies, SiteSessions } from './dependencies.ts';
import { createRoomMoney } from './engine/money.ts';
import { createRoomClock } from './engine/room-clock.ts';
import { createRoomsService } from './service.ts';

/** The card rooms: calls of players, and the clock that brings rooms on. */
export function createRooms(
  deps: RoomsDependencies & ClockPorts & { sessions: SiteSessions },
  hub: RoomHub,
  onFailure: (error: unknown) => void,
) {
  const money = createRoomMoney(deps);
  return { ...createRoomsService(deps, money, hub), clock: createRoomClock(deps, money, hub, onFailure) };
}
export type Rooms = ReturnType<typeof createRooms>;
