import { createServerSeed, hashServerSeed } from '@baize/fairness';
import type { HandRow, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import type { RoomKind, Stake } from '../room-kinds.ts';
import type { HandPlayer, StayStatus } from '../schema.ts';
import type { RoomSession } from '../sessions.ts';
import { entryOf, settingsOfGame } from '../settings.ts';

/** Sittings that hold a seat. */
export const seatedStatuses: readonly StayStatus[] = ['buying', 'seated', 'leaving'];
/** Sittings with money that is not settled with the wallet. */
export const openStatuses: readonly StayStatus[] = [...seatedStatuses, 'barring', 'paying'];

export const findRoom = (database: RoomsDatabase, roomId: string): Promise<RoomRow | undefined> =>
  database.selectFrom('rooms.rooms').selectAll().where('id', '=', roomId).executeTakeFirst();

/** The room of an id where the session's player may be. */
export const isHis = (session: RoomSession, room: RoomRow | undefined): room is RoomRow =>
  room !== undefined && room.scope === session.scope && room.game_code === session.gameCode;

/** Takes the room's turn: whatever changes a room holds it. */
export const lockRoom = (transaction: RoomsDatabase, roomId: string): Promise<RoomRow | undefined> =>
  transaction.selectFrom('rooms.rooms').selectAll().where('id', '=', roomId).forUpdate().executeTakeFirst();

/** Who sits in a room, by seat. */
export const staysIn = (database: RoomsDatabase, roomId: string, statuses = seatedStatuses): Promise<StayRow[]> =>
  database
    .selectFrom('rooms.stays')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('status', 'in', statuses)
    .orderBy('seat')
    .execute();

/** The hand that is played, or the last one that was. */
export const latestHand = (database: RoomsDatabase, roomId: string): Promise<HandRow | undefined> =>
  database
    .selectFrom('rooms.hands')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The same of many rooms; those without a hand are left out. */
export const latestHands = (database: RoomsDatabase, roomIds: readonly string[]): Promise<HandRow[]> =>
  database
    .selectFrom('rooms.rooms as r')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('rooms.hands')
          .selectAll('rooms.hands')
          .whereRef('room_id', '=', 'r.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('h'),
      (join) => join.onTrue(),
    )
    .selectAll('h')
    .where('r.id', 'in', roomIds)
    .execute();

/** A hand with its player, in its room's turn; null: it is not his, or there is none. */
export async function lockHand(
  transaction: RoomsDatabase,
  handId: string,
  playerRef: string,
): Promise<{ room: RoomRow; row: HandRow; me: HandPlayer } | null> {
  const room = await transaction
    .selectFrom('rooms.rooms')
    .selectAll()
    .where('id', '=', (from) => from.selectFrom('rooms.hands').select('room_id').where('id', '=', handId))
    .forUpdate()
    .executeTakeFirst();
  // What others changed before the room was locked counts.
  const row =
    room && (await transaction.selectFrom('rooms.hands').selectAll().where('id', '=', handId).executeTakeFirst());
  const me = row?.players.find((player) => player.playerRef === playerRef);
  return room && row && me ? { room, row, me } : null;
}

/** A fresh seed, sealed, and the hash that binds it. */
export async function newSeed({ secretBox }: Pick<RoomsDependencies, 'secretBox'>) {
  const serverSeed = createServerSeed();
  return { next_sealed_seed: await secretBox.seal(serverSeed), next_seed_hash: hashServerSeed(serverSeed) };
}

export interface ListedRoom {
  room: RoomRow;
  players: number;
  /** Who waits for a seat, and how many free ones are kept for some of them. */
  waiting: number;
  kept: number;
}

/** The rooms of a scope with how many sit in each; closed ones are left out. */
export async function listRooms(database: RoomsDatabase, scope: string, gameCode?: string): Promise<ListedRoom[]> {
  let query = database
    .selectFrom('rooms.rooms')
    .selectAll()
    .where('scope', '=', scope)
    .where('status', '!=', 'closed')
    .orderBy('game_code')
    .orderBy('base_minor')
    .orderBy('number');
  if (gameCode !== undefined) query = query.where('game_code', '=', gameCode);
  const rooms = await query.execute();
  if (rooms.length === 0) return [];
  const counted = await database
    .selectFrom('rooms.stays')
    .select(({ fn }) => ['room_id', fn.countAll<bigint>().as('players')])
    .where('status', 'in', seatedStatuses)
    .where(
      'room_id',
      'in',
      rooms.map(({ id }) => id),
    )
    .groupBy('room_id')
    .execute();
  const players = new Map(counted.map((row) => [row.room_id, Number(row.players)]));
  const waits = await database
    .selectFrom('rooms.waits')
    .select(['room_id', 'status'])
    .where('status', 'in', ['waiting', 'offered'])
    .where(
      'room_id',
      'in',
      rooms.map(({ id }) => id),
    )
    .execute();
  return rooms.map((room) => {
    const here = waits.filter(({ room_id }) => room_id === room.id);
    return {
      room,
      players: players.get(room.id) ?? 0,
      waiting: here.length,
      kept: here.filter(({ status }) => status === 'offered').length,
    };
  });
}

/** Every stake that is on has a room with a free seat: where all are full, one more opens. */
export async function ensureRooms(
  deps: RoomsDependencies & { rooms: RoomsDatabase },
  kind: RoomKind,
  of: { scope: string },
): Promise<ListedRoom[]> {
  const { game } = kind;
  const listed = await listRooms(deps.rooms, of.scope, game.gameCode);
  const hasSeat = (stake: Stake) =>
    listed.some(
      ({ room, players, kept }) => room.stake === stake.key && room.status === 'open' && players + kept < room.seats,
    );
  const stakes = await settingsOfGame(deps.rooms, kind, of.scope);
  const missing = stakes.filter(({ stake, settings }) => settings.isOn && !hasSeat(stake));
  for (const { stake, settings } of missing) {
    const { baseMinor, seats } = settings;
    const { number } = await deps.rooms
      .selectFrom('rooms.rooms')
      .select(({ fn }) => fn.max<number | null>('number').as('number'))
      .where('scope', '=', of.scope)
      .where('game_code', '=', game.gameCode)
      .where('stake', '=', stake.key)
      .executeTakeFirstOrThrow();
    const now = deps.clock.now();
    const { minMinor, maxMinor, feeMinor } = entryOf(kind, settings);
    await deps.rooms
      .insertInto('rooms.rooms')
      .values({
        id: deps.newId(),
        scope: of.scope,
        game_code: game.gameCode,
        stake: stake.key,
        number: (number ?? 0) + 1,
        base_minor: baseMinor,
        min_entry_minor: minMinor,
        max_entry_minor: maxMinor,
        fee_minor: feeMinor,
        seats,
        status: 'open',
        ...(await newSeed(deps)),
        ready_at: now,
        due_at: null,
        holder: null,
        held_until: null,
        opened_at: now,
      })
      .onConflict((conflict) => conflict.columns(['scope', 'game_code', 'stake', 'number']).doNothing())
      .execute();
  }
  return missing.length === 0 ? listed : listRooms(deps.rooms, of.scope, game.gameCode);
}
