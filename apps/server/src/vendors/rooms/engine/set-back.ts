import { sql } from 'kysely';
import type { HandRow, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind } from '../room-kinds.ts';
import { offerMs } from './queue.ts';

/** No brand has a longer pause between hands. */
const maxPauseMs = 60_000;
const maxRebuyMs = 2 * maxPauseMs;

/** The clocks of two processes differ by less. */
const toleranceMs = 1_000;

/** Whether a room holds moments that cannot be yet: the clock was set back since. */
export function isAhead(room: RoomRow, stays: readonly StayRow[], hand: HandRow | undefined, now: Date): boolean {
  const isLater = (at: Date | null, ms: number) => at !== null && at.getTime() - now.getTime() > ms;
  return (
    isLater(room.ready_at, maxPauseMs) ||
    (hand?.status === 'playing' && isLater(hand.asked_at, toleranceMs)) ||
    stays.some(({ sat_at, out_since }) => isLater(sat_at, toleranceMs) || isLater(out_since, toleranceMs))
  );
}

/** After the clock was set back nothing of a room waits longer than it would from now on; a decision has its time anew. */
export async function boundWaits(
  transaction: RoomsDatabase,
  { clock }: Pick<RoomsDependencies, 'clock'>,
  room: RoomRow,
  kind: RoomKind,
): Promise<void> {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  /** `least` would also fill in what is not there. */
  const bound = (column: string, ms: number) =>
    sql`${sql.ref(column)} = case when ${sql.ref(column)} > ${after(ms)} then ${after(ms)}::timestamptz else ${sql.ref(column)} end`;
  await sql`update rooms.rooms set ${bound('ready_at', kind.pauseMs)}, ${bound('started_at', 0)}
    where id = ${room.id}`.execute(transaction);
  await sql`update rooms.stays set ${bound('sat_at', 0)}, ${bound('out_since', 0)}, ${bound('rebuy_until', maxRebuyMs)}
    where room_id = ${room.id} and ended_at is null`.execute(transaction);
  await sql`update rooms.top_ups set ${bound('asked_at', 0)}
    where stay_id in (select id from rooms.stays where room_id = ${room.id} and ended_at is null)`.execute(transaction);
  await sql`update rooms.waits set ${bound('offered_until', offerMs)}
    where room_id = ${room.id} and status = 'offered'`.execute(transaction);
  // Late by so much as no process would be, so that it is asked anew.
  await sql`update rooms.hands set asked_at = ${new Date(0)}, deadline = ${new Date(0)}
    where room_id = ${room.id} and status = 'playing'`.execute(transaction);
}
