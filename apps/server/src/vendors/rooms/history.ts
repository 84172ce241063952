import type { Calls, CallValue, RoomHand } from '@baize/contract';
import { sql } from 'kysely';
import type { HandRow, RoomsDatabase, RoomsDependencies } from './dependencies.ts';
import { gameOf, HandLost, type LiveHand, loadHand } from './engine/live-hand.ts';
import { seatedStatuses } from './engine/rooms-store.ts';
import { findRoomKind } from './room-kinds.ts';

/** A hand that is over with all that recomputes it. */
export const handRecord = (row: HandRow, playerRef: string | null): RoomHand => ({
  handId: row.id,
  gameCode: row.game_code,
  number: row.number,
  rulesVersion: row.rules_version,
  status: row.status === 'settled' ? 'settled' : 'void',
  seedHash: row.seed_hash,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  entropies: row.entropies,
  setup: { ...row.setup, seats: [...row.setup.seats] },
  names: row.players.map(({ seat, name }) => ({ seat, name })),
  mySeat: row.players.find((player) => player.playerRef === playerRef)?.seat ?? null,
  actions: row.actions,
  result: row.result ?? [],
  endedAt: (row.ended_at ?? row.began_at).toISOString(),
});

/** One page of a player's hands at a game. */
export interface HandsQuestion {
  playerRef: string;
  gameCode: string;
  pageSize: number;
  /** The page goes on after this hand; undefined: from the latest. */
  before?: string | undefined;
}

/** Hands of a player at a game that are over, newest first, and one beyond the page. */
function handsOf(database: RoomsDatabase, { playerRef, gameCode, pageSize, before }: HandsQuestion) {
  const query = database
    .selectFrom('rooms.hands')
    .selectAll('rooms.hands')
    .innerJoin('rooms.hand_players as player', 'player.hand_id', 'rooms.hands.id')
    .where('player.player_ref', '=', playerRef)
    .where('rooms.hands.game_code', '=', gameCode)
    .where('rooms.hands.status', '!=', 'playing')
    .orderBy('player.began_at', 'desc')
    .orderBy('player.hand_id', 'desc')
    .limit(pageSize + 1);
  if (before === undefined) return query.execute();
  const last = sql`(select began_at, hand_id from rooms.hand_players where hand_id = ${before} and player_ref = ${playerRef})`;
  return query.where(sql<boolean>`(player.began_at, player.hand_id) < ${last}`).execute();
}

/** What a hand shows to a reader; empty for one whose rules were renewed since, or that was void. */
export async function shownOf(
  deps: Pick<RoomsDependencies, 'secretBox'>,
  row: HandRow,
  show: (hand: LiveHand) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (row.status === 'void') return {};
  try {
    return show(await loadHand(deps, row));
  } catch (error) {
    if (error instanceof HandLost) return {};
    throw error;
  }
}

const seatKey = (roomId: string, playerRef: string): string => `${roomId} ${playerRef}`;

/** Who holds a seat in the rooms of these hands, by room and player: whoever stood up and sat down again sits. */
async function seatedOf(database: RoomsDatabase, rows: readonly HandRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const stays = await database
    .selectFrom('rooms.stays')
    .select(['room_id', 'player_ref'])
    .where('room_id', 'in', [...new Set(rows.map(({ room_id }) => room_id))])
    .where('status', 'in', seatedStatuses)
    .execute();
  return new Set(stays.map(({ room_id, player_ref }) => seatKey(room_id, player_ref)));
}

/** Hands for one of their players. While anybody of a hand still sits in its room its seed is left out, because it would show the others' cards. */
export async function ownRecords(
  database: RoomsDatabase,
  rows: readonly HandRow[],
  { playerRef: reader, gameCode }: Pick<HandsQuestion, 'playerRef' | 'gameCode'>,
): Promise<{ row: HandRow; record: RoomHand }[]> {
  const isLate = findRoomKind(gameCode)?.areSeedsLate ?? false;
  const seated = isLate ? await seatedOf(database, rows) : new Set<string>();
  return rows.map((row) => {
    const record = handRecord(row, reader);
    const isHidden = row.players.some(({ playerRef }) => seated.has(seatKey(row.room_id, playerRef)));
    return { row, record: { ...record, serverSeed: isHidden ? null : record.serverSeed } };
  });
}

type PlayedHand = CallValue<Calls['roomsHands']>['list'][number];

/** A player's own hands as he may see them: cards that were mucked stay hidden as long as anybody of the hand sits in its room. */
export async function playedHands(
  database: RoomsDatabase,
  deps: Pick<RoomsDependencies, 'secretBox'>,
  of: HandsQuestion,
): Promise<{ list: PlayedHand[]; hasMore: boolean }> {
  const found = await handsOf(database, of);
  const records = await ownRecords(database, found.slice(0, of.pageSize), of);
  const list = await Promise.all(
    records.map(async ({ row, record }) => {
      const game = await shownOf(deps, row, (hand) => gameOf(hand).viewOf(hand.state, record.mySeat));
      return { ...record, game };
    }),
  );
  return { list, hasMore: found.length > of.pageSize };
}
