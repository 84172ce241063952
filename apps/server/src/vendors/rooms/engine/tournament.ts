import { clockwise, setupOf } from '@baize/games/room-engine';
import { bigBlindAt, type Finish, finishesOf, levelOf, prizesOf, sharesOf } from '@baize/games/sit-and-go';
import { roomsVendorCode } from '../code.ts';
import type { ClockPorts, RoomRow, RoomsDatabase, StayRow } from '../dependencies.ts';
import { beginHand } from './hand-steps.ts';
import { missedBeforeOut } from './seating.ts';
import {
  isSitting,
  maxWaitMs,
  setRoom,
  stepEntries,
  type Tournament,
  type TournamentDependencies,
} from './tournament-entries.ts';

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
  { staffPorts }: ClockPorts,
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

/** The operator closed: whoever is still in gets his fee back, and his part by chips of the prizes that are not paid. */
async function cancel(
  transaction: RoomsDatabase,
  deps: TournamentDependencies,
  { room, stays }: Tournament,
): Promise<void> {
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
  deps: TournamentDependencies,
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
  deps: TournamentDependencies,
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
