import { type Kysely, sql } from 'kysely';
import type { SharedTables, StoredBet, StoredSettledBet } from '../schema.ts';

type Connection = Kysely<SharedTables>;

/** Stakes of all players on each bet of a round, and how many players have bets down. */
export async function totalsOf(connection: Connection, roundId: string) {
  // Who puts the same down again and again is read once: opening a list of bets is what costs here.
  const { rows } = await sql<{ key: string; selection: string; stakeMinor: bigint; players: number }>`
    with placed as (
      select seat.player_ref, placement.bets::text as bets, count(*) as times
      from studio.table_seats seat
      join studio.table_placements placement on placement.seat_id = seat.id and placement.status = 'placed'
      where seat.round_id = ${roundId} group by 1, 2)
    select bet.key, bet.selection, sum(bet."stakeMinor" * placed.times)::bigint as "stakeMinor",
      count(distinct placed.player_ref)::int as players
    from placed cross join lateral json_to_recordset(placed.bets::json) as bet(key text, selection text, "stakeMinor" bigint)
    group by 1, 2 order by 1, 2`.execute(connection);
  const seats = await connection
    .selectFrom('studio.table_seats as seat')
    .innerJoin('studio.table_placements as placement', 'placement.seat_id', 'seat.id')
    .select(({ fn }) => fn.count<bigint>('seat.player_ref').distinct().as('players'))
    .where('seat.round_id', '=', roundId)
    .where('placement.status', '=', 'placed')
    .executeTakeFirstOrThrow();
  return { totals: rows, players: Number(seats.players) };
}

/** The seats of a round with the largest stakes, largest first, with the names that others see. */
export async function largestSeats(connection: Connection, roundId: string, limit: number) {
  const { rows } = await sql<{
    name: string;
    stakeMinor: bigint;
    placed: StoredBet[][];
    settled: StoredSettledBet[] | null;
  }>`
    with largest as (
      select seat.id, seat.session_hash, seat.bets, sum(placement.stake_minor)::bigint as stake
      from studio.table_seats seat
      join studio.table_placements placement on placement.seat_id = seat.id and placement.status = 'placed'
      where seat.round_id = ${roundId} group by seat.id order by stake desc, seat.id limit ${limit})
    select session.display_name as name, largest.stake as "stakeMinor", largest.bets as settled,
      (select json_agg(placement.bets order by placement.placed_at, placement.id) from studio.table_placements placement
        where placement.seat_id = largest.id and placement.status = 'placed') as placed
    from largest join studio.sessions session on session.token_hash = largest.session_hash
    order by largest.stake desc, largest.id`.execute(connection);
  return rows;
}
