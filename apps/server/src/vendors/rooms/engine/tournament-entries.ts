import { roomsVendorCode } from '../code.ts';
import type { ClockPorts, HandRow, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind } from '../room-kinds.ts';

/** From the last seat that was taken to the first hand. */
const startMs = 5_000;
/** Whoever waits so long for the others gets back what he brought. */
export const maxWaitMs = 12 * 3_600_000;
/** Whoever has waited longer may have closed the page, and gets a message. */
const awayMs = 60_000;

export type TournamentDependencies = RoomsDependencies & ClockPorts;

export interface Tournament {
  room: RoomRow;
  kind: RoomKind;
  /** Who sits, and who is on the way to a seat. */
  stays: readonly StayRow[];
  last: HandRow | undefined;
}

export const isSitting = ({ status }: StayRow): boolean => status === 'seated' || status === 'leaving';

export const setRoom = (
  transaction: RoomsDatabase,
  room: RoomRow,
  to: Partial<Pick<RoomRow, 'status' | 'started_at' | 'ready_at'>>,
) => transaction.updateTable('rooms.rooms').set(to).where('id', '=', room.id).execute();

/** Notifies those who have waited for so long that they may be away. */
async function notifyBeginning(
  transaction: RoomsDatabase,
  { clock, staffPorts }: TournamentDependencies,
  stays: readonly StayRow[],
): Promise<void> {
  const since = clock.now().getTime() - awayMs;
  for (const { id, player_ref, bought_minor } of stays.filter(({ sat_at }) => sat_at.getTime() <= since))
    await staffPorts.notify(transaction, roomsVendorCode, {
      kind: 'sitAndGoBegins',
      playerRef: player_ref,
      reference: id,
      amountMinor: bought_minor,
      params: {},
    });
}

/** The buy-in is cancelled, fee and all. */
const giveBack = (transaction: RoomsDatabase, ids: readonly string[]) =>
  transaction
    .updateTable('rooms.stays')
    .set({ status: 'barring', refusal: 'CANCELLED' })
    .where('id', 'in', ids)
    .execute();

/** Who was blocked or excluded since he sat down: no game begins for him. */
async function barredOf({ refusalOfStake }: ClockPorts, stays: readonly StayRow[]): Promise<string[]> {
  const refusals = await Promise.all(
    stays.map(({ player_ref }) => refusalOfStake({ playerRef: player_ref, amountMinor: 0n })),
  );
  return stays.filter((_, index) => refusals[index] !== null).map(({ id }) => id);
}

/** Before all seats are taken: whoever stands up gets all back, and so does everybody where the operator closes. */
export async function stepEntries(
  transaction: RoomsDatabase,
  deps: TournamentDependencies,
  { room, stays }: Tournament,
): Promise<boolean> {
  const now = deps.clock.now();
  const sitting = stays.filter(isSitting);
  const isOver = ({ status, sat_at }: StayRow) =>
    status === 'leaving' || room.status !== 'open' || now.getTime() - sat_at.getTime() > maxWaitMs;
  const back = sitting.filter(isOver).map(({ id }) => id);
  if (back.length > 0) {
    await giveBack(transaction, back);
    return true;
  }
  if (room.status === 'closing' && stays.length === 0) {
    await setRoom(transaction, room, { status: 'closed' });
    return true;
  }
  if (room.status !== 'open' || sitting.length < room.seats) return false;
  const barred = await barredOf(deps, sitting);
  if (barred.length > 0) {
    await giveBack(transaction, barred);
    return true;
  }
  await notifyBeginning(transaction, deps, sitting);
  await setRoom(transaction, room, { status: 'playing', started_at: now, ready_at: new Date(now.getTime() + startMs) });
  return true;
}
