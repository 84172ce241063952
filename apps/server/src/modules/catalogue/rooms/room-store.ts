import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CatalogueTables, GameNames } from '../schema.ts';

export interface RoomRow {
  roomId: string;
  gameCode: string;
  names: GameNames;
  minBetMinor: bigint;
  maxBetMinor: bigint;
  seats: number;
  players: number;
  isOpen: boolean;
}

/** Rooms as their vendors sent them last. */
export function createRoomStore(anyDatabase: Database) {
  const database = withTables<CatalogueTables>(anyDatabase);

  /** In the vendor's order. */
  const roomsOf = (vendorCode: string): Promise<RoomRow[]> =>
    database
      .selectFrom('vendor_rooms')
      .select([
        'room_id as roomId',
        'game_code as gameCode',
        'names',
        'min_bet_minor as minBetMinor',
        'max_bet_minor as maxBetMinor',
        'seats',
        'players',
        'is_open as isOpen',
      ])
      .where('vendor_code', '=', vendorCode)
      .orderBy('position')
      .execute();

  /** The list takes the place of the one before, all of it or nothing. */
  const replaceRooms = (vendorCode: string, rooms: readonly RoomRow[]): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('vendor_rooms').where('vendor_code', '=', vendorCode).execute();
      if (rooms.length === 0) return;
      const rows = rooms.map((room, position) => ({
        vendor_code: vendorCode,
        room_id: room.roomId,
        game_code: room.gameCode,
        names: room.names,
        min_bet_minor: room.minBetMinor,
        max_bet_minor: room.maxBetMinor,
        seats: room.seats,
        players: room.players,
        is_open: room.isOpen,
        position,
      }));
      await transaction.insertInto('vendor_rooms').values(rows).execute();
    });

  return { roomsOf, replaceRooms };
}
export type RoomStore = ReturnType<typeof createRoomStore>;
