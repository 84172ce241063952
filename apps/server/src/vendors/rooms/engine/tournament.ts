import { clockwise, setupOf } from '@baize/games/room-engine';
import { bigBlindAt, type Finish, finishesOf, levelOf, prizesOf, sharesOf } from '@baize/games/sit-and-go';
import { roomsVendorCode } from '../code.ts';
import type { HandRow, RoomNotices, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind } from '../room-kinds.ts';
import { beginHand } from './hand-steps.ts';
import { missedBeforeOut } from './seating.ts';

/** From the last seat that was taken to the first hand. */
const startMs = 5_000;
/** Whoever waits so long for the others gets back what he brought. */
const maxWaitMs = 12 * 3_600_000;
/** Whoever has waited longer may have closed the page, and gets a message. */
const awayMs = 60_000;

type Dependencies = RoomsDependencies & RoomNotices;

interface Tournament {
  room: RoomRow;
  kind: RoomKind;
  /** Who sits, and who is on the way to a seat. */
  stays: readonly StayRow[];
  last: HandRow | undefined;
}

const isSitting = ({ status }: StayRow): boolean => status === 'seated' || status === 'leaving';

/** What all players brought together, less the fees. */
export const poolOf = ({ min_entry_minor, fee_minor, seats }: RoomRow): bigint =>
  (min_entry_minor - (fee_minor ?? 0n)) * BigInt(seats);

/** When the clock has to look at a tournament between hands. */
export function tournamentMoments(room: RoomRow, stays: readonly StayRow[], now: Date): Date[] {
  const sitting = stays.filter(isSitting);
  if (room.status === 'playing') return [room.ready_at];
  if (room.status === 'closing' || sitting.some(({ status }) => status === 'leaving')) return [now];
  if (room.status === 'open' && sitting.length === room.seats) return [now];
  return sitting.map(({ sat_at }) => new Date(sat_at.getTime() + maxWaitMs + 1));
}

/** Ends a sitting with what it is paid; it is money from now on. Whoever is away reads of his prize. */
async function pay(
  transaction: RoomsDatabase,
  { staffPorts }: RoomNotices,
  room: RoomRow,
  stay: StayRow,
  of: { place: number | null; prizeMinor: bigint; feeMinor: bigint },
): Promise<void> {
  const net = of.prizeMinor + of.feeMinor - stay.bought_minor;
  await transaction
    .updateTable('rooms.stays')
    .set({
      status: 'paying',
      place: of.place,
      stack_minor: of.prizeMinor,
      rake_minor: of.feeMinor,
      turnover_minor: net < 0n ? -net : net,
      rebuy_until: null,
    })
    .where('id', '=', stay.id)
    .where('room_id', '=', room.id)
    .execute();
  if (of.place === null || of.prizeMinor === 0n || stay.missed < missedBeforeOut) return;
  await staffPorts.notify(transaction, roomsVendorCode, {
    kind: 'sitAndGoPaid',
    playerRef: stay.player_ref,
    reference: stay.id,
    amountMinor: of.prizeMinor,
    params: { place: `${of.place}` },
  });
}

/** Tells those who have waited for so long that they may be away. */
async function notifyBeginning(
  transaction: RoomsDatabase,
  { clock, staffPorts }: Dependencies,
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

const setRoom = (
  transaction: RoomsDatabase,
  room: RoomRow,
  to: Partial<Pick<RoomRow, 'status' | 'started_at' | 'ready_at'>>,
) => transaction.updateTable('rooms.rooms').set(to).where('id', '=', room.id).execute();

/** Before all seats are taken: whoever stands up gets all back, and so does everybody where the operator closes. */
async function stepEntries(
  transaction: RoomsDatabase,
  deps: Dependencies,
  { room, stays }: Tournament,
): Promise<boolean> {
  const now = deps.clock.now();
  const sitting = stays.filter(isSitting);
  const isOver = ({ status, sat_at }: StayRow) =>
    status === 'leaving' || room.status !== 'open' || now.getTime() - sat_at.getTime() > maxWaitMs;
  const back = sitting.filter(isOver).map(({ id }) => id);
  if (back.length > 0) {
    await transaction
      .updateTable('rooms.stays')
      .set({ status: 'barring', refusal: 'CANCELLED' })
      .where('id', 'in', back)
      .execute();
    return true;
  }
  if (room.status === 'closing' && stays.length === 0) {
    await setRoom(transaction, room, { status: 'closed' });
    return true;
  }
  if (room.status !== 'open' || sitting.length < room.seats) return false;
  await notifyBeginning(transaction, deps, sitting);
  await setRoom(transaction, room, { status: 'playing', started_at: now, ready_at: new Date(now.getTime() + startMs) });
  return true;
}

/** The operator closed: whoever is still in gets his fee back, and his part by chips of the prizes that are not paid. */
async function cancel(transaction: RoomsDatabase, deps: Dependencies, { room, stays }: Tournament): Promise<void> {
  const { paid } = await transaction
    .selectFrom('rooms.stays')
    .select(({ fn }) => fn.sum<bigint | null>('stack_minor').as('paid'))
    .where('room_id', '=', room.id)
    .where('place', 'is not', null)
    .executeTakeFirstOrThrow();
  const shares = sharesOf(
    poolOf(room) - BigInt(paid ?? 0n),
    stays.map(({ seat, stack_minor }) => ({ seat, stackMinor: stack_minor })),
  );
  for (const stay of stays) {
    const shareMinor = shares.find(({ seat }) => seat === stay.seat)?.shareMinor ?? 0n;
    await pay(transaction, deps, room, stay, {
      place: null,
      prizeMinor: shareMinor + (room.fee_minor ?? 0n),
      feeMinor: 0n,
    });
  }
  await setRoom(transaction, room, { status: 'closed' });
}

/** Pays those who lost their last chips in the hand that is over; whoever is left alone has won. */
async function finish(
  transaction: RoomsDatabase,
  deps: Dependencies,
  { room, stays, last }: Tournament,
): Promise<boolean> {
  const prizes = prizesOf(poolOf(room), room.seats);
  const feeMinor = room.fee_minor ?? 0n;
  const busted = stays.filter(({ stack_minor }) => stack_minor === 0n);
  const [first] = stays;
  const setup = last && setupOf(last.setup);
  const finishes: readonly Finish[] =
    busted.length > 0 && setup
      ? finishesOf(prizes, {
          left: stays.length,
          busted: setup.seats.filter(({ seat }) => busted.some((stay) => stay.seat === seat)),
          order: clockwise(setup),
        })
      : [];
  for (const { seat, ...of } of finishes) {
    const stay = stays.find((one) => one.seat === seat);
    if (stay) await pay(transaction, deps, room, stay, { ...of, feeMinor });
  }
  if (finishes.length > 0) return true;
  if (stays.length !== 1 || !first) return false;
  await pay(transaction, deps, room, first, { place: 1, prizeMinor: prizes[0] ?? 0n, feeMinor });
  await setRoom(transaction, room, { status: 'closed' });
  return true;
}

/** Brings a tournament on between hands; false when there is nothing to do. */
export async function stepTournament(
  transaction: RoomsDatabase,
  deps: Dependencies,
  tournament: Tournament,
): Promise<boolean> {
  const { room, kind, stays, last } = tournament;
  if (room.started_at === null) return stepEntries(transaction, deps, tournament);
  if (room.status === 'closed') return false;
  if (await finish(transaction, deps, tournament)) return true;
  if (room.status !== 'playing') {
    await cancel(transaction, deps, tournament);
    return true;
  }
  const now = deps.clock.now();
  if (now < room.ready_at) return false;
  const levelMinor = bigBlindAt(levelOf(room.started_at, now)) ?? room.base_minor;
  const lastMinor = BigInt(last?.setup.baseMinor ?? 0);
  // Blinds never fall, though the clock be set back.
  const baseMinor = lastMinor > levelMinor ? lastMinor : levelMinor;
  await beginHand(transaction, deps, { room, kind, stays, baseMinor });
  return true;
}
