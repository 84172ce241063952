import type { WalletCode } from '@baize/vendor-kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlacementStatus, SharedTables, StoredBet, StoredSettledBet } from './tables.ts';

type Connection = Kysely<SharedTables>;
export type SeatRow = Selectable<SharedTables['studio.table_seats']>;
export type PlacementRow = Selectable<SharedTables['studio.table_placements']>;

/** The player's seat in a round, locked; taken when he has none. */
export async function takeSeat(
  transaction: Connection,
  seat: Pick<SeatRow, 'id' | 'round_id' | 'game_code' | 'player_ref' | 'session_hash' | 'taken_at'>,
): Promise<SeatRow> {
  await transaction
    .insertInto('studio.table_seats')
    .values({ ...seat, status: 'open', payout_minor: null, valid_turnover_minor: null, bets: null, settled_at: null })
    .onConflict((conflict) => conflict.columns(['round_id', 'player_ref']).where('status', '<>', 'void').doNothing())
    .execute();
  const taken = await transaction
    .selectFrom('studio.table_seats')
    .selectAll()
    .where('round_id', '=', seat.round_id)
    .where('player_ref', '=', seat.player_ref)
    .where('status', '<>', 'void')
    .forUpdate()
    .executeTakeFirst();
  // It was left while this waited for it.
  return taken ?? takeSeat(transaction, seat);
}

/** Nobody puts bets on a seat while the transaction runs. */
export const lockSeat = (transaction: Connection, seatId: string) =>
  transaction.selectFrom('studio.table_seats').select('id').where('id', '=', seatId).forUpdate().execute();

export const findSeat = (connection: Connection, roundId: string, playerRef: string): Promise<SeatRow | undefined> =>
  connection
    .selectFrom('studio.table_seats')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('player_ref', '=', playerRef)
    .where('status', '<>', 'void')
    .executeTakeFirst();

/** Placements of a seat in their order; those that count or still may. */
export const standingPlacements = (connection: Connection, seatId: string): Promise<PlacementRow[]> =>
  connection
    .selectFrom('studio.table_placements')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('status', 'in', ['placing', 'placed'])
    .orderBy('placed_at')
    .orderBy('id')
    .execute();

/** False: the id is another placement’s. */
export async function insertPlacement(
  transaction: Connection,
  placement: Pick<PlacementRow, 'id' | 'seat_id' | 'stake_minor' | 'entropy' | 'placed_at'> & { bets: StoredBet[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('studio.table_placements')
    .values({ ...placement, bets: JSON.stringify(placement.bets), status: 'placing', refusal: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findPlacement = (connection: Connection, id: string) =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .selectAll('placement')
    .select(['seat.player_ref', 'seat.game_code', 'seat.round_id'])
    .where('placement.id', '=', id)
    .executeTakeFirst();

/** Brings a placement on; false when it was somewhere else already. */
export async function advancePlacement(
  connection: Connection,
  id: string,
  from: readonly PlacementStatus[],
  status: PlacementStatus,
  refusal: WalletCode | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('studio.table_placements')
    .set({ status, refusal })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Placements of a round whose money is not decided, with what the wallet needs to bar them. */
export const unsurePlacements = (connection: Connection, roundId: string) =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .select(['placement.id', 'placement.status', 'seat.id as seat_id', 'seat.player_ref', 'seat.game_code'])
    .where('seat.round_id', '=', roundId)
    .where('placement.status', 'in', ['placing', 'barring'])
    .execute();

/** What the players of a round add to its chance, in an order that nobody chooses. */
export const entropiesOf = (connection: Connection, roundId: string) =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .select(['placement.id', 'placement.entropy'])
    .where('seat.round_id', '=', roundId)
    .where('placement.status', '=', 'placed')
    .orderBy('placement.id')
    .execute();

/** Seats of a round that are not paid yet, with the bets that stand. */
export async function unpaidSeats(connection: Connection, roundId: string, playerRef: string | null = null) {
  const { rows } = await sql<SeatRow & { placed: { id: string; bets: StoredBet[] }[] }>`
    select seat.*, coalesce(
      (select json_agg(json_build_object('id', placement.id, 'bets', placement.bets) order by placement.placed_at, placement.id)
       from studio.table_placements placement where placement.seat_id = seat.id and placement.status = 'placed'), '[]'
    ) as placed
    from studio.table_seats seat where seat.round_id = ${roundId} and seat.status in ('open', 'paying')
      and (${playerRef}::text is null or seat.player_ref = ${playerRef})`.execute(connection);
  return rows;
}

/** Writes down what a seat is paid; false when that was done before. */
export async function decideSeat(
  connection: Connection,
  id: string,
  settled: { stake_minor: bigint; payout_minor: bigint; valid_turnover_minor: bigint; bets: StoredSettledBet[] },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('studio.table_seats')
    .set({ ...settled, bets: JSON.stringify(settled.bets), status: 'paying' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const endSeat = (connection: Connection, id: string, status: 'settled' | 'void', settledAt: Date) =>
  connection
    .updateTable('studio.table_seats')
    .set({ status, settled_at: settledAt })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'paying'])
    .execute();

/** Stakes of all players on each bet of a round, and how many players there are. */
export async function totalsOf(connection: Connection, roundId: string) {
  const { rows } = await sql<{ key: string; selection: string; stakeMinor: bigint; players: number }>`
    select bet.key, bet.selection, sum(bet."stakeMinor")::bigint as "stakeMinor", count(distinct seat.id)::int as players
    from studio.table_seats seat
    join studio.table_placements placement on placement.seat_id = seat.id and placement.status = 'placed'
    cross join lateral json_to_recordset(placement.bets) as bet(key text, selection text, "stakeMinor" bigint)
    where seat.round_id = ${roundId} group by 1, 2 order by 1, 2`.execute(connection);
  const seats = await connection
    .selectFrom('studio.table_seats')
    .select(({ fn }) => fn.countAll<bigint>().as('players'))
    .where('round_id', '=', roundId)
    .where('status', '<>', 'void')
    .executeTakeFirstOrThrow();
  return { totals: rows, players: Number(seats.players) };
}

/** The player's latest settled seats with their rounds, newest first. */
export const listSeats = (connection: Connection, playerRef: string, gameCode: string, limit: number) =>
  connection
    .selectFrom('studio.table_seats')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('status', '=', 'settled')
    .orderBy('taken_at', 'desc')
    .limit(limit)
    .execute();

/** The seats of a round with the largest stakes, largest first, with the names that others see. */
export async function largestSeats(connection: Connection, roundId: string, limit: number) {
  const { rows } = await sql<{ name: string; stakeMinor: bigint; placed: StoredBet[][] }>`
    with largest as (
      select seat.id, seat.session_hash, sum(placement.stake_minor)::bigint as stake
      from studio.table_seats seat
      join studio.table_placements placement on placement.seat_id = seat.id and placement.status = 'placed'
      where seat.round_id = ${roundId} group by seat.id order by 3 desc, seat.id limit ${limit})
    select session.display_name as name, largest.stake as "stakeMinor",
      (select json_agg(placement.bets order by placement.placed_at, placement.id) from studio.table_placements placement
        where placement.seat_id = largest.id and placement.status = 'placed') as placed
    from largest join studio.sessions session on session.token_hash = largest.session_hash
    order by largest.stake desc, largest.id`.execute(connection);
  return rows;
}
