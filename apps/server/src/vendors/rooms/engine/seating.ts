import { setupOf } from '@baize/games/room-engine';
import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind } from '../room-kinds.ts';
import { latestHand } from './rooms-store.ts';

/** Whoever sits out so long gives up the seat. */
export const maxOutMs = 900_000;
/** Decisions in a row that the clock may take before a player sits out. */
export const missedBeforeOut = 2;

/** Whether a game lets players sit out: one in which blinds go around. */
export const hasSittingOut = ({ game, isTournament }: RoomKind): boolean =>
  game.seatingOf !== undefined && !isTournament;

/** Has too few chips for a hand. */
export const isShort = (room: Pick<RoomRow, 'base_minor'>, stay: StayRow): boolean =>
  stay.stack_minor < room.base_minor;

/** Whether a sitting can be dealt in. */
export const isPresent = (room: Pick<RoomRow, 'base_minor'>, stay: StayRow): boolean =>
  stay.out_since === null && !isShort(room, stay);

/** Whoever left decisions to the clock sits out from now on; false: there is nobody. */
export async function sitOutAbsent(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  stays: readonly StayRow[],
): Promise<boolean> {
  const absent = stays.filter(({ missed, out_since }) => missed >= missedBeforeOut && out_since === null);
  if (absent.length === 0) return false;
  await transaction
    .updateTable('rooms.stays')
    .set({ out_since: deps.clock.now(), is_posting: false })
    .where(
      'id',
      'in',
      absent.map(({ id }) => id),
    )
    .execute();
  return true;
}

/** Who is dealt in, each with what it posts for missed blinds; what all others owe from now on is noted. */
export async function seatHand(
  transaction: RoomsDatabase,
  { room, kind, stays }: { room: RoomRow; kind: RoomKind; stays: readonly StayRow[] },
): Promise<StayRow[]> {
  const present = stays.filter((stay) => isPresent(room, stay));
  if (!kind.game.seatingOf || present.length < kind.game.minPlayers) return present;
  const last = await latestHand(transaction, room.id);
  const seating = kind.game.seatingOf(
    last ? setupOf(last.setup) : null,
    stays.map((stay) => ({
      seat: stay.seat,
      isOut: !isPresent(room, stay),
      owes: stay.owes,
      isPosting: stay.is_posting,
    })),
  );
  const after = [
    ...seating.owing.map((one) => ({ ...one, isDealt: false })),
    ...seating.dealt.map(({ seat }) => ({ seat, owes: 'nothing' as const, isDealt: true })),
  ];
  for (const { seat, owes, isDealt } of after) {
    const stay = stays.find((one) => one.seat === seat);
    if (!stay || (stay.owes === owes && !(isDealt && stay.is_posting))) continue;
    await transaction
      .updateTable('rooms.stays')
      .set({ owes, ...(isDealt ? { is_posting: false } : {}) })
      .where('id', '=', stay.id)
      .execute();
  }
  return stays.flatMap((stay) => {
    const dealt = seating.dealt.find(({ seat }) => seat === stay.seat);
    return dealt ? [{ ...stay, owes: dealt.owes }] : [];
  });
}
