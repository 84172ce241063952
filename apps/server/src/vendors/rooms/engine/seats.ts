import { startChips } from '@baize/games/sit-and-go';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import { findRoomKind, type RoomKind } from '../room-kinds.ts';
import type { RoomSession } from '../sessions.ts';
import { settingsOfRoom } from '../settings.ts';
import { touchRoom } from './due.ts';
import { owedBy } from './presence.ts';
import { isHis, lockRoom, seatedStatuses, staysIn } from './rooms-store.ts';
import { hasSeatFor, leaveAll } from './waits.ts';

export interface SitRequest {
  stayId: string;
  roomId: string;
  /** Null: the first that is free. */
  seat: number | null;
  amountMinor: bigint;
  entropy: string;
}

type SitFailure =
  | 'room_not_found'
  | 'room_closed'
  | 'seat_taken'
  | 'seat_kept'
  | 'already_seated'
  | 'buy_in_out_of_bounds'
  | 'repeated_with_other_content'
  | 'round_closed';

function repeated(
  known: StayRow,
  session: RoomSession,
  { roomId, amountMinor }: SitRequest,
): Result<StayRow, SitFailure> {
  const isSame =
    known.room_id === roomId &&
    known.bought_minor - known.topped_minor === amountMinor &&
    known.player_ref === session.playerRef;
  if (!isSame) return fail('repeated_with_other_content');
  return seatedStatuses.includes(known.status) ? ok(known) : fail('round_closed');
}

/** What a new sitting begins with: what it brought, or the chips of a tournament. */
const startOf = async (
  transaction: RoomsDatabase,
  { kind, room, amountMinor }: { kind: RoomKind | undefined; room: RoomRow; amountMinor: bigint },
) => ({
  stack_minor: kind?.isTournament ? startChips : amountMinor,
  time_bank_ms: kind ? (await settingsOfRoom(transaction, kind, room)).timeBankMs : 0,
});

/** The player's sitting at this game, wherever it is. */
export const stayOf = (
  database: RoomsDatabase,
  { playerRef, gameCode }: Pick<RoomSession, 'playerRef' | 'gameCode'>,
): Promise<StayRow | undefined> =>
  database
    .selectFrom('rooms.stays')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('status', 'in', seatedStatuses)
    .executeTakeFirst();

/** Keeps a seat for a player, before the wallet is asked for his buy-in; the same request again answers the same sitting. */
export function reserveSeat(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  request: SitRequest,
): Promise<Result<StayRow, SitFailure>> {
  return database.transaction().execute(async (transaction): Promise<Result<StayRow, SitFailure>> => {
    const room = await lockRoom(transaction, request.roomId);
    if (!isHis(session, room)) return fail('room_not_found');
    const known = await transaction
      .selectFrom('rooms.stays')
      .selectAll()
      .where('id', '=', request.stayId)
      .executeTakeFirst();
    if (known) return repeated(known, session, request);
    if (room.status !== 'open') return fail('room_closed');
    if (request.amountMinor < room.min_entry_minor || request.amountMinor > room.max_entry_minor)
      return fail('buy_in_out_of_bounds');
    const stays = await staysIn(transaction, room.id);
    const taken = stays.map(({ seat }) => seat);
    const free = Array.from({ length: room.seats }, (_, seat) => seat).filter((seat) => !taken.includes(seat));
    const seat = request.seat === null ? free[0] : free.find((one) => one === request.seat);
    if (seat === undefined) return fail('seat_taken');
    const { playerRef } = session;
    if (!(await hasSeatFor(transaction, deps, { room, stays, playerRef }))) return fail('seat_kept');
    const kind = findRoomKind(room.game_code);
    const owes = await owedBy(transaction, deps, { room, kind, playerRef });
    const stay = await transaction
      .insertInto('rooms.stays')
      .values({
        id: request.stayId,
        room_id: room.id,
        game_code: room.game_code,
        player_ref: session.playerRef,
        display_name: session.displayName,
        seat,
        status: 'buying',
        bought_minor: request.amountMinor,
        ...(await startOf(transaction, { kind, room, amountMinor: request.amountMinor })),
        entropy: request.entropy,
        owes,
        refusal: null,
        sat_at: deps.clock.now(),
        ended_at: null,
      })
      // His other tab may sit down at another room at this moment.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!stay) return fail('already_seated');
    await leaveAll(transaction, session, 'seated');
    await touchRoom(transaction, deps, room);
    return ok(stay);
  });
}

/** Stands up: at once between hands, else when the hand is over; its rules act for him until then. */
export function leaveSeat(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  roomId: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const room = await lockRoom(transaction, roomId);
    // Whoever has begun a tournament plays it to its end.
    if (!isHis(session, room) || room.status === 'playing') return false;
    const { numUpdatedRows } = await transaction
      .updateTable('rooms.stays')
      .set({ status: 'leaving' })
      .where('room_id', '=', roomId)
      .where('player_ref', '=', session.playerRef)
      .where('status', '=', 'seated')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await touchRoom(transaction, deps, room);
    return true;
  });
}
