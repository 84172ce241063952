import type { FishingDatabase, RoomStatus } from '../schema.ts';
import { lockRoom, seatLifeMs } from './seats.ts';

/** Nobody fires in a room any more: a batch that is drawn already is booked, its seats are free, and its rounds end. False: there is none. */
export const closeRoom = (
  database: FishingDatabase,
  roomId: string,
  status: Exclude<RoomStatus, 'open'>,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    if (!(await lockRoom(transaction, roomId))) return false;
    await transaction.updateTable('fishing.rooms').set({ status }).where('id', '=', roomId).execute();
    await transaction.deleteFrom('fishing.seats').where('room_id', '=', roomId).execute();
    await transaction
      .updateTable('fishing.rounds')
      .set({ status: 'closing' })
      .where('room_id', '=', roomId)
      .where('status', '=', 'open')
      .execute();
    return true;
  });

/** Rooms in which nobody has a seat stand idle, so that whoever looks for one does not read them; the first of a level stays. */
export async function restEmptyRooms(database: FishingDatabase, now: Date): Promise<void> {
  await database
    .deleteFrom('fishing.seats')
    .where('seen_at', '<', new Date(now.getTime() - seatLifeMs))
    .execute();
  await database
    .updateTable('fishing.rooms as room')
    .set({ status: 'idle' })
    .where('room.status', '=', 'open')
    .where('room.number', '>', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fishing.seats as seat').select('seat.seat').whereRef('seat.room_id', '=', 'room.id'))),
    )
    .execute();
}
