import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow, TopUpRow } from '../dependencies.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { isHis, lockRoom } from './rooms-store.ts';
import { comingTopUps, topUpsOf } from './top-ups.ts';

export interface TopUpRequest {
  topUpId: string;
  roomId: string;
  amountMinor: bigint;
}
type TopUpFailure =
  | 'room_not_found'
  | 'room_closed'
  | 'round_closed'
  | 'buy_in_out_of_bounds'
  | 'repeated_with_other_content';
/** A top-up with the sitting that it is for. */
export interface AskedTopUp {
  stay: StayRow;
  topUp: TopUpRow;
}

const stayFor = (transaction: RoomsDatabase, roomId: string, playerRef: string): Promise<StayRow | undefined> =>
  transaction
    .selectFrom('rooms.stays')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('player_ref', '=', playerRef)
    .where('status', '=', 'seated')
    .executeTakeFirst();

async function repeated(
  transaction: RoomsDatabase,
  known: TopUpRow,
  playerRef: string,
  request: TopUpRequest,
): Promise<Result<AskedTopUp, TopUpFailure>> {
  const stay = await transaction
    .selectFrom('rooms.stays')
    .selectAll()
    .where('id', '=', known.stay_id)
    .executeTakeFirstOrThrow();
  const isSame =
    stay.player_ref === playerRef && stay.room_id === request.roomId && known.amount_minor === request.amountMinor;
  if (!isSame) return fail('repeated_with_other_content');
  return known.status === 'barring' || known.status === 'refused' ? fail('round_closed') : ok({ stay, topUp: known });
}

/** With the chips that are there and those on their way, no more than the table's largest buy-in and no less than its smallest. */
function isInBounds(room: RoomRow, stackMinor: bigint, amountMinor: bigint): boolean {
  const sumMinor = stackMinor + amountMinor;
  return amountMinor > 0n && sumMinor >= room.min_entry_minor && sumMinor <= room.max_entry_minor;
}

/** Notes that a player adds chips, before the wallet is asked for them; the same request again answers the same top-up. */
export function askTopUp(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  request: TopUpRequest,
): Promise<Result<AskedTopUp, TopUpFailure>> {
  return database.transaction().execute(async (transaction): Promise<Result<AskedTopUp, TopUpFailure>> => {
    const room = await lockRoom(transaction, request.roomId);
    if (!isHis(session, room)) return fail('room_not_found');
    const known = await transaction
      .selectFrom('rooms.top_ups')
      .selectAll()
      .where('id', '=', request.topUpId)
      .executeTakeFirst();
    if (known) return repeated(transaction, known, session.playerRef, request);
    // Nobody adds chips to a tournament.
    if (room.status !== 'open' || room.fee_minor !== null) return fail('room_closed');
    const stay = await stayFor(transaction, room.id, session.playerRef);
    if (!stay) return fail('round_closed');
    const coming = await topUpsOf(transaction, [stay.id], comingTopUps);
    const stackMinor = coming.reduce((sum, { amount_minor }) => sum + amount_minor, stay.stack_minor);
    if (!isInBounds(room, stackMinor, request.amountMinor)) return fail('buy_in_out_of_bounds');
    const topUp = await transaction
      .insertInto('rooms.top_ups')
      .values({
        id: request.topUpId,
        stay_id: stay.id,
        amount_minor: request.amountMinor,
        status: 'buying',
        refusal: null,
        asked_at: deps.clock.now(),
      })
      // The same id may come for another room of his at this moment.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!topUp) return fail('repeated_with_other_content');
    await touchRoom(transaction, deps, room);
    return ok({ stay, topUp });
  });
}
