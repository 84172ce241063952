import type {
  HandRow,
  RoomRow,
  RoomsDatabase,
  RoomsDependencies,
  StayRow,
  TopUpRow,
  WaitRow,
} from '../dependencies.ts';
import { findRoomKind } from '../room-kinds.ts';
import { settingsOfRoom } from '../settings.ts';
import { HandLost, type LiveHand, loadHand } from './live-hand.ts';
import { openWaits } from './queue.ts';
import { latestHands, seatedStatuses } from './rooms-store.ts';
import { comingTopUps, topUpsOf } from './top-ups.ts';

/** A room as it was read at once; every view is made of it. */
export interface SeenRoom {
  room: RoomRow;
  stays: readonly StayRow[];
  row: HandRow | null;
  hand: LiveHand | null;
  /** Chips on their way into stacks. */
  topUps: readonly TopUpRow[];
  /** How players of a tournament finished, the best place first. */
  finished: readonly StayRow[];
  /** Who waits for a seat. */
  waits: readonly WaitRow[];
  rake10k: number;
  serverTime: string;
}

async function readHand(deps: RoomsDependencies, row: HandRow | undefined): Promise<LiveHand | null> {
  if (!row || row.status === 'void') return null;
  try {
    return await loadHand(deps, row);
  } catch (error) {
    if (error instanceof HandLost) return null;
    throw error;
  }
}

const staysOf = (database: RoomsDatabase, roomIds: readonly string[]): Promise<StayRow[]> =>
  database
    .selectFrom('rooms.stays')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('status', 'in', seatedStatuses)
    .orderBy('seat')
    .execute();

const finishedOf = async (database: RoomsDatabase, rooms: readonly RoomRow[]): Promise<StayRow[]> => {
  const tournaments = rooms.filter(({ fee_minor }) => fee_minor !== null).map(({ id }) => id);
  if (tournaments.length === 0) return [];
  return database
    .selectFrom('rooms.stays')
    .selectAll()
    .where('room_id', 'in', tournaments)
    .where('place', 'is not', null)
    .orderBy('place')
    .orderBy('seat')
    .execute();
};

const waitsOf = (database: RoomsDatabase, roomIds: readonly string[]): Promise<WaitRow[]> =>
  database
    .selectFrom('rooms.waits')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('status', 'in', openWaits)
    .orderBy('number')
    .execute();

/** The rakes of rooms; those of one stake have one. */
async function rakesOf(database: RoomsDatabase, rooms: readonly RoomRow[]): Promise<Map<string, number>> {
  const asked = new Map<string, Promise<number>>();
  const rakes = rooms.map(async (room): Promise<[string, number]> => {
    const kind = findRoomKind(room.game_code);
    if (!kind) return [room.id, 0];
    const key = `${room.scope} ${room.game_code} ${room.stake}`;
    const rake = asked.get(key) ?? settingsOfRoom(database, kind, room).then(({ rake10k }) => rake10k);
    asked.set(key, rake);
    return [room.id, await rake];
  });
  return new Map(await Promise.all(rakes));
}

/** Rooms as they are now, read with as many statements as one room; those that do not exist are left out. */
export async function seeRooms(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  roomIds: readonly string[],
): Promise<SeenRoom[]> {
  if (roomIds.length === 0) return [];
  const rooms = await database.selectFrom('rooms.rooms').selectAll().where('id', 'in', roomIds).execute();
  const [stays, rows, waits, finished, rakes] = await Promise.all([
    staysOf(database, roomIds),
    latestHands(database, roomIds),
    waitsOf(database, roomIds),
    finishedOf(database, rooms),
    rakesOf(database, rooms),
  ]);
  const ids = stays.map(({ id }) => id);
  const topUps = await topUpsOf(database, ids, comingTopUps);
  const serverTime = deps.clock.now().toISOString();
  return Promise.all(
    rooms.map(async (room): Promise<SeenRoom> => {
      const isHere = ({ room_id }: { room_id: string }) => room_id === room.id;
      const row = rows.find(isHere);
      const here = stays.filter(isHere);
      return {
        room,
        stays: here,
        row: row ?? null,
        hand: await readHand(deps, row),
        topUps: topUps.filter(({ stay_id }) => here.some(({ id }) => id === stay_id)),
        waits: waits.filter(isHere),
        finished: finished.filter(isHere),
        rake10k: rakes.get(room.id) ?? 0,
        serverTime,
      };
    }),
  );
}

/** Null: there is no such room. */
export const seeRoom = async (
  database: RoomsDatabase,
  deps: RoomsDependencies,
  roomId: string,
): Promise<SeenRoom | null> => (await seeRooms(database, deps, [roomId]))[0] ?? null;

/** Reads rooms as `seeRooms` does; one that cannot be read is reported to `onFailure` and left out, and the others are still shown. */
export async function seeReadableRooms(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  roomIds: readonly string[],
  onFailure: (error: unknown) => void,
): Promise<SeenRoom[]> {
  try {
    return await seeRooms(database, deps, roomIds);
  } catch (error) {
    if (roomIds.length <= 1) {
      onFailure(error);
      return [];
    }
    const seen = await Promise.all(roomIds.map((roomId) => seeReadableRooms(database, deps, [roomId], onFailure)));
    return seen.flat();
  }
}
