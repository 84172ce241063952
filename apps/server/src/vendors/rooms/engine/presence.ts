import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import { findRoomKind, type RoomKind } from '../room-kinds.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { isHis, lockRoom } from './rooms-store.ts';
import { hasSittingOut } from './seating.ts';

/** What a player wants between hands: not to be dealt in; or to be, posting what he owes at once or with his big blind. */
export type Presence = 'out' | 'wait' | 'post';

/** Whoever stood up so short a time ago comes back as one who missed both blinds. */
const returnMs = 3_600_000;

/** What a new sitting has to post before it plays: a big blind, as whoever comes to a table that plays does; both after leaving it lately. */
export async function owedBy(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  { room, kind, playerRef }: { room: RoomRow; kind: RoomKind | undefined; playerRef: string },
): Promise<StayRow['owes']> {
  if (!kind || !hasSittingOut(kind)) return 'nothing';
  const left = await transaction
    .selectFrom('rooms.stays')
    .select('id')
    .where('player_ref', '=', playerRef)
    .where('room_id', '=', room.id)
    .where('hands', '>', 0)
    .where((where) =>
      where.or([
        where('status', '=', 'paying'),
        where('ended_at', '>', new Date(deps.clock.now().getTime() - returnMs)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return left ? 'both' : 'big';
}

type PresenceFailure = 'room_not_found' | 'round_closed' | 'step_not_offered';

/** Sits out from the next hand on, or comes back; the same again changes nothing. */
export function setPresence(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  { roomId, wants }: { roomId: string; wants: Presence },
): Promise<Result<null, PresenceFailure>> {
  return database.transaction().execute(async (transaction): Promise<Result<null, PresenceFailure>> => {
    const room = await lockRoom(transaction, roomId);
    if (!isHis(session, room)) return fail('room_not_found');
    const kind = findRoomKind(room.game_code);
    if (!kind || !hasSittingOut(kind)) return fail('step_not_offered');
    const { numUpdatedRows } = await transaction
      .updateTable('rooms.stays')
      .set((eb) => ({
        out_since: wants === 'out' ? eb.fn.coalesce('out_since', eb.val(deps.clock.now())) : null,
        is_posting: wants === 'post',
        missed: 0,
      }))
      .where('room_id', '=', room.id)
      .where('player_ref', '=', session.playerRef)
      .where('status', '=', 'seated')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return fail('round_closed');
    await touchRoom(transaction, deps, room);
    return ok(null);
  });
}
