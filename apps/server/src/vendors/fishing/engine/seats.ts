import { randomBytes } from 'node:crypto';
import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { type LevelKey, seatsOfRoom, waveMs } from '@baize/games/fishing';
import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { FishingDependencies } from '../dependencies.ts';
import type { FishingDatabase, RoomRow, SeatRow } from '../schema.ts';
import type { FishingSession } from '../sessions.ts';

/** Whoever is not heard of for so long has left. */
export const seatLifeMs = 90_000;
const seedBytes = 8;
/** Others who arrive at the same moment may take all four seats of a new room, again and again: each time four have sat down. */
const maxAttempts = 100;

/** A fresh seed, sealed, and the hash that binds it. */
export async function newSeed({ secretBox }: Pick<FishingDependencies, 'secretBox'>) {
  const serverSeed = createServerSeed();
  return { next_sealed_seed: await secretBox.seal(serverSeed), next_seed_hash: hashServerSeed(serverSeed) };
}

export const findRoom = (database: FishingDatabase, roomId: string): Promise<RoomRow | undefined> =>
  database.selectFrom('fishing.rooms').selectAll().where('id', '=', roomId).executeTakeFirst();

/** Takes the room's turn: whatever changes its seats, or shoots in it, holds it. */
export const lockRoom = (transaction: FishingDatabase, roomId: string): Promise<RoomRow | undefined> =>
  transaction.selectFrom('fishing.rooms').selectAll().where('id', '=', roomId).forUpdate().executeTakeFirst();

export const seatOf = (
  database: FishingDatabase,
  { playerRef, gameCode }: Pick<FishingSession, 'playerRef' | 'gameCode'>,
): Promise<SeatRow | undefined> =>
  database
    .selectFrom('fishing.seats')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();

export const seatsIn = (database: FishingDatabase, roomId: string): Promise<SeatRow[]> =>
  database.selectFrom('fishing.seats').selectAll().where('room_id', '=', roomId).orderBy('seat').execute();

/** The decimals of a scope's currency. Throws Error for a scope without one. */
export function exponentOf(scope: string): number {
  const exponent = currencyExponent(scope.slice(scope.lastIndexOf(':') + 1));
  if (exponent === null) throw new Error(`the scope ${scope} has no currency`);
  return exponent;
}

/** Where a player wants to sit. */
interface WantedLevel {
  level: LevelKey;
  stepMinor: bigint;
}

/** Opens a room: one that was left by everybody before, or a new one. */
async function openRoom(
  database: FishingDatabase,
  { newId, clock }: FishingDependencies,
  { scope, gameCode }: FishingSession,
  { level, stepMinor }: WantedLevel,
): Promise<void> {
  const { rows } = await sql`
    update fishing.rooms set status = 'open' where id = (
      select id from fishing.rooms where scope = ${scope} and game_code = ${gameCode} and level = ${level}
        and status = 'idle' and step_minor = ${stepMinor} order by number limit 1 for update skip locked)
    returning id`.execute(database);
  if (rows.length > 0) return;
  const { number } = await database
    .selectFrom('fishing.rooms')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .where('scope', '=', scope)
    .where('game_code', '=', gameCode)
    .where('level', '=', level)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('fishing.rooms')
    .values({
      ...{ id: newId(), scope, game_code: gameCode, level, number: (number ?? 0) + 1 },
      step_minor: stepMinor,
      seed: randomBytes(seedBytes).toString('hex'),
      // Nobody enters an empty water.
      opened_at: new Date(clock.now().getTime() - waveMs),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'game_code', 'level', 'number']).doNothing())
    .execute();
}

/** Frees seats of a room whose players are gone; the caller holds the room. */
const freeOld = (transaction: FishingDatabase, roomId: string, now: Date) =>
  transaction
    .deleteFrom('fishing.seats')
    .where('room_id', '=', roomId)
    .where('seen_at', '<', new Date(now.getTime() - seatLifeMs))
    .execute();

/** Sits down in a room; null: all seats are taken. */
async function sitIn(
  transaction: FishingDatabase,
  deps: FishingDependencies,
  { playerRef, gameCode, displayName }: FishingSession,
  roomId: string,
): Promise<RoomRow | null> {
  const room = await lockRoom(transaction, roomId);
  if (room?.status !== 'open') return null;
  const now = deps.clock.now();
  await freeOld(transaction, roomId, now);
  const taken = new Set((await seatsIn(transaction, roomId)).map(({ seat }) => seat));
  const seat = Array.from({ length: seatsOfRoom }, (_, index) => index).find((index) => !taken.has(index));
  if (seat === undefined) return null;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('fishing.seats')
    .values({
      ...{ room_id: roomId, seat, player_ref: playerRef, game_code: gameCode, display_name: displayName },
      ...{ bet_minor: room.step_minor, paced_until: now, seen_at: now },
      ...(await newSeed(deps)),
    })
    .onConflict((conflict) => conflict.columns(['player_ref', 'game_code']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? room : null;
}

/** Open rooms of a level that seem to have a free seat. */
async function roomsWithSeat(
  database: FishingDatabase,
  { clock }: FishingDependencies,
  { scope, gameCode }: FishingSession,
  { level, stepMinor }: WantedLevel,
): Promise<string[]> {
  const since = new Date(clock.now().getTime() - seatLifeMs);
  const rooms = await database
    .selectFrom('fishing.rooms as room')
    .select('room.id')
    .select(({ selectFrom }) =>
      selectFrom('fishing.seats as seat')
        .select(({ fn }) => fn.countAll<bigint>().as('seats'))
        .whereRef('seat.room_id', '=', 'room.id')
        .where('seat.seen_at', '>=', since)
        .as('seats'),
    )
    .where('room.scope', '=', scope)
    .where('room.game_code', '=', gameCode)
    .where('room.level', '=', level)
    .where('room.status', '=', 'open')
    .where('room.step_minor', '=', stepMinor)
    .orderBy('room.number')
    .execute();
  return rooms.filter(({ seats }) => Number(seats) < seatsOfRoom).map(({ id }) => id);
}

/** Takes a free seat of a level, in a new room where all are full. Throws Error where none can be had. */
export async function takeSeat(
  database: FishingDatabase,
  deps: FishingDependencies,
  session: FishingSession,
  wanted: WantedLevel,
): Promise<RoomRow> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    for (const id of await roomsWithSeat(database, deps, session, wanted)) {
      const room = await database.transaction().execute((transaction) => sitIn(transaction, deps, session, id));
      if (room) return room;
      // A twin in another tab was first.
      const own = await seatOf(database, session);
      const ownRoom = own && (await findRoom(database, own.room_id));
      if (ownRoom) return ownRoom;
    }
    await openRoom(database, deps, session, wanted);
  }
  throw new Error('no seat can be had');
}

/** Gives a seat back; false: it was gone. */
export async function leaveSeat(
  database: FishingDatabase,
  { playerRef, gameCode }: FishingSession,
  roomId: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('fishing.seats')
    .where('room_id', '=', roomId)
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
