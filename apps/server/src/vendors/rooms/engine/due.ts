import type { RoomRow, RoomsDatabase, RoomsDependencies, StayRow, TopUpRow } from '../dependencies.ts';
import { findRoomKind } from '../room-kinds.ts';
import { openWaits, queueMoments } from './queue.ts';
import { openStatuses, staysIn } from './rooms-store.ts';
import { isPresent, isShort, maxOutMs, missedBeforeOut } from './seating.ts';
import { topUpsOf } from './top-ups.ts';
import { tournamentMoments } from './tournament.ts';

/** A sitting ends by itself long before the wallet asks for its round. */
export const maxStayMs = 12 * 3_600_000;
/** A buy-in without an answer is taken back after this. */
export const buyingMs = 15_000;
const tryAgainMs = 2_000;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** A room with the deadline of its hand, if one is played, and with who waits for a seat. */
const readRoom = (transaction: RoomsDatabase, roomId: string) =>
  transaction
    .selectFrom('rooms.rooms')
    .selectAll()
    .select((from) => [
      from
        .selectFrom('rooms.hands')
        .select('deadline')
        .whereRef('room_id', '=', 'rooms.rooms.id')
        .where('status', '=', 'playing')
        .as('deadline'),
      from
        .selectFrom('rooms.waits')
        .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
        .whereRef('room_id', '=', 'rooms.rooms.id')
        .where('status', 'in', openWaits)
        .as('waiting'),
      from
        .selectFrom('rooms.waits')
        .select(({ fn }) => fn.min('offered_until').as('until'))
        .whereRef('room_id', '=', 'rooms.rooms.id')
        .where('status', 'in', openWaits)
        .as('keptUntil'),
    ])
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();

/** When the wallet is asked, or asked again. */
const moneyMoments = (stays: readonly StayRow[], topUps: readonly TopUpRow[], now: Date): Date[] => [
  ...stays.flatMap(({ status, sat_at }) => {
    if (status === 'buying') return [later(sat_at, buyingMs)];
    return status === 'paying' || status === 'barring' ? [later(now, tryAgainMs)] : [];
  }),
  ...topUps.flatMap(({ status, asked_at }) => {
    if (status === 'buying') return [later(asked_at, buyingMs)];
    return status === 'barring' ? [later(now, tryAgainMs)] : [];
  }),
];

/** When a table for money between hands has something to do. */
function pauseMoments(room: RoomRow, stays: readonly StayRow[], topUps: readonly TopUpRow[], now: Date): Date[] {
  if (room.status === 'closing' || stays.some(({ status }) => status === 'leaving')) return [now];
  const minPlayers = findRoomKind(room.game_code)?.game.minPlayers ?? 0;
  const sitting = stays.filter(({ status }) => status === 'seated');
  const short = sitting.filter((stay) => isShort(room, stay));
  const isSomebodyAbsent = sitting.some((stay) => stay.out_since === null && stay.missed >= missedBeforeOut);
  const present = sitting.filter((stay) => isPresent(room, stay));
  return [
    ...(present.length >= minPlayers || isSomebodyAbsent ? [room.ready_at] : []),
    ...sitting.flatMap(({ out_since }) => (out_since === null ? [] : [later(out_since, maxOutMs)])),
    ...short.map(({ rebuy_until }) => rebuy_until ?? room.ready_at),
    ...(topUps.some(({ status }) => status === 'bought') ? [now] : []),
    ...sitting.map(({ sat_at }) => later(sat_at, maxStayMs + 1)),
  ];
}

/** When the clock has to look at the room again; null: not before somebody acts. */
async function dueOf(transaction: RoomsDatabase, roomId: string, now: Date): Promise<Date | null> {
  const { deadline, waiting, keptUntil, ...room } = await readRoom(transaction, roomId);
  const stays = await staysIn(transaction, roomId, openStatuses);
  const topUps = await topUpsOf(
    transaction,
    stays.map(({ id }) => id),
  );
  const moments = [
    ...moneyMoments(stays, topUps, now),
    ...queueMoments({ isWaited: (waiting ?? 0n) > 0n, keptUntil }, now),
  ];
  if (deadline !== null) moments.push(later(deadline, 1));
  else if (room.fee_minor !== null) moments.push(...tournamentMoments(room, stays, now));
  else moments.push(...pauseMoments(room, stays, topUps, now));
  return moments.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

/** Notes that a locked room has changed, and when its clock looks next. */
export async function touchRoom(transaction: RoomsDatabase, deps: RoomsDependencies, room: RoomRow): Promise<void> {
  const due = await dueOf(transaction, room.id, deps.clock.now());
  await transaction
    .updateTable('rooms.rooms')
    .set((eb) => ({ version: eb('version', '+', 1n), due_at: due }))
    .where('id', '=', room.id)
    .execute();
}
