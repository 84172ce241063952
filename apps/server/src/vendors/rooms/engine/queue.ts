import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow, WaitRow } from '../dependencies.ts';
import type { WaitStatus } from '../schema.ts';

/** How long a seat is kept for whoever is next. */
export const offerMs = 30_000;
/** How often the sessions of those who wait are looked at. */
export const lookAtWaitsMs = 3_000;

/** Of who is on a list. */
export const openWaits: readonly WaitStatus[] = ['waiting', 'offered'];

/** Who waits for a seat of a room, or has one kept, the first one first. */
export const waitsIn = (database: RoomsDatabase, roomId: string): Promise<WaitRow[]> =>
  database
    .selectFrom('rooms.waits')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('status', 'in', openWaits)
    .orderBy('number')
    .execute();

const isLapsed = ({ status, offered_until }: WaitRow, now: Date): boolean =>
  status === 'offered' && offered_until !== null && offered_until <= now;

/** Those whose seat is still kept, or who wait for one. */
export const withoutLapsed = (waits: readonly WaitRow[], now: Date): WaitRow[] =>
  waits.filter((wait) => !isLapsed(wait, now));

/**
 * Keeps free seats for those who wait, in their order; whoever did not take his in time is off the list, and a room that is not open has none.
 * Call it in the room's turn.
 * @returns the list as it is now
 */
export async function seatQueue(
  transaction: RoomsDatabase,
  deps: Pick<RoomsDependencies, 'clock'>,
  room: RoomRow,
  stays: readonly StayRow[],
): Promise<WaitRow[]> {
  const now = deps.clock.now();
  const waits = await waitsIn(transaction, room.id);
  const isClosed = room.status !== 'open';
  const left = isClosed ? [] : withoutLapsed(waits, now);
  const kept = left.filter(({ status }) => status === 'offered').length;
  const next = left
    .filter(({ status }) => status === 'waiting')
    .slice(0, Math.max(0, room.seats - stays.length - kept));
  const set = async (ids: readonly string[], to: Pick<WaitRow, 'status' | 'offered_until'>) => {
    if (ids.length === 0) return;
    // Whoever sat down at another room since the list was read is on none any more.
    await transaction
      .updateTable('rooms.waits')
      .set(to)
      .where('id', 'in', ids)
      .where('status', 'in', openWaits)
      .execute();
  };
  const gone = waits.filter((wait) => !left.includes(wait)).map(({ id }) => id);
  const offered = { status: 'offered' as const, offered_until: new Date(now.getTime() + offerMs) };
  await set(gone, { status: isClosed ? 'left' : 'lapsed', offered_until: null });
  await set(
    next.map(({ id }) => id),
    offered,
  );
  return left.map((wait) => (next.includes(wait) ? { ...wait, ...offered } : wait));
}

/** When the clock has to look at a room because of those who wait; none: nobody does. */
export const queueMoments = (
  { isWaited, keptUntil }: { isWaited: boolean; keptUntil: Date | null },
  now: Date,
): Date[] => (isWaited ? [new Date(now.getTime() + lookAtWaitsMs), ...(keptUntil === null ? [] : [keptUntil])] : []);
