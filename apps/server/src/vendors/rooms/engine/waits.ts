import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomRow, RoomsDatabase, RoomsDependencies, SiteSessions, StayRow, WaitRow } from '../dependencies.ts';
import type { WaitStatus } from '../schema.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { openWaits, seatQueue, waitsIn, withoutLapsed } from './queue.ts';
import { isHis, lockRoom, seatedStatuses, staysIn } from './rooms-store.ts';

const setWait = (transaction: RoomsDatabase, ids: readonly string[], status: WaitStatus) =>
  transaction
    .updateTable('rooms.waits')
    .set({ status, offered_until: null })
    .where('id', 'in', ids)
    .where('status', 'in', openWaits)
    .execute();

type WaitFailure = 'room_not_found' | 'room_closed' | 'already_seated' | 'seat_free';

const isSeated = async (transaction: RoomsDatabase, { playerRef, gameCode }: RoomSession): Promise<boolean> =>
  (await transaction
    .selectFrom('rooms.stays')
    .select('id')
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('status', 'in', seatedStatuses)
    .executeTakeFirst()) !== undefined;

/** Puts a player at the end of a full room's waiting list; he leaves the list of another room of the game. The same again changes nothing. */
export function joinQueue(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession & { siteSessionId: string },
  roomId: string,
): Promise<Result<null, WaitFailure>> {
  return database.transaction().execute(async (transaction): Promise<Result<null, WaitFailure>> => {
    const room = await lockRoom(transaction, roomId);
    if (!isHis(session, room)) return fail('room_not_found');
    // A full tournament begins, and another one is open.
    if (room.status !== 'open' || room.fee_minor !== null) return fail('room_closed');
    const waits = await seatQueue(transaction, deps, room, await staysIn(transaction, room.id));
    if (waits.some(({ player_ref }) => player_ref === session.playerRef)) return ok(null);
    if (await isSeated(transaction, session)) return fail('already_seated');
    const taken = (await staysIn(transaction, room.id)).length + waits.length;
    if (taken < room.seats) return fail('seat_free');
    await leaveAll(transaction, session);
    await transaction
      .insertInto('rooms.waits')
      .values({
        id: deps.newId(),
        room_id: room.id,
        game_code: room.game_code,
        player_ref: session.playerRef,
        site_session_id: session.siteSessionId,
        status: 'waiting',
        offered_until: null,
        joined_at: deps.clock.now(),
      })
      // His other tab may come at this moment.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await touchRoom(transaction, deps, room);
    return ok(null);
  });
}

/** Takes a player off every list of a game, as what; the rooms that he left are looked at by their clocks. */
export async function leaveAll(
  transaction: RoomsDatabase,
  { playerRef, gameCode }: Pick<RoomSession, 'playerRef' | 'gameCode'>,
  as: WaitStatus = 'left',
): Promise<void> {
  await transaction
    .updateTable('rooms.waits')
    .set({ status: as, offered_until: null })
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('status', 'in', openWaits)
    .execute();
}

/** Takes a player off a room's list; a seat that was kept for him goes to the next. */
export function leaveQueue(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  roomId: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const room = await lockRoom(transaction, roomId);
    if (!isHis(session, room)) return false;
    const mine = (await waitsIn(transaction, room.id)).filter(({ player_ref }) => player_ref === session.playerRef);
    if (mine.length === 0) return false;
    await setWait(
      transaction,
      mine.map(({ id }) => id),
      'left',
    );
    await seatQueue(transaction, deps, room, await staysIn(transaction, room.id));
    await touchRoom(transaction, deps, room);
    return true;
  });
}

/** Takes those off a room's list whose sessions have ended. */
export async function dropSignedOut(
  database: RoomsDatabase,
  deps: RoomsDependencies & { sessions: SiteSessions },
  roomId: string,
): Promise<void> {
  const waits = await waitsIn(database, roomId);
  const awake = await Promise.all(waits.map(({ site_session_id }) => deps.sessions.isAwake(site_session_id)));
  const gone = waits.filter((_, index) => !awake[index]).map(({ id }) => id);
  if (gone.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    const room = await lockRoom(transaction, roomId);
    if (!room) return;
    await setWait(transaction, gone, 'left');
    await seatQueue(transaction, deps, room, await staysIn(transaction, roomId));
    await touchRoom(transaction, deps, room);
  });
}

/** Whether a seat is there for a player: one that is free and kept for nobody else. */
export async function hasSeatFor(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  { room, stays, playerRef }: { room: RoomRow; stays: readonly StayRow[]; playerRef: string },
): Promise<boolean> {
  const waits: readonly WaitRow[] = await seatQueue(transaction, deps, room, stays);
  const kept = withoutLapsed(waits, deps.clock.now()).filter(({ status }) => status === 'offered');
  return kept.some(({ player_ref }) => player_ref === playerRef) || stays.length + kept.length < room.seats;
}
