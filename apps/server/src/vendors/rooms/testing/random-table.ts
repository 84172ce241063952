import type { framesOf } from '../room-sockets.ts';
import type { RoomSession } from '../sessions.ts';
import type { useRooms } from './rooms.fixture.ts';

export type Harness = ReturnType<typeof useRooms>;
export type Guest = Awaited<ReturnType<Harness['enter']>> & { player: RoomSession };

export interface Table {
  roomId: string;
  guests: Guest[];
  /** What its sockets would send now. */
  frames: ReturnType<typeof framesOf> | null;
  /** When the decision was asked that is left to the clock; null: none. */
  asleepAt: string | null;
  /** The last hand whose end was seen, and the last one after which its players did something. */
  overId: string | null;
  restedId: string | null;
}
