import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** How many pairs each player is in, found up to a moment; those that staff cleared do not count. In the order in which they were asked. */
export async function countPairs(
  database: Database,
  asked: readonly { playerRef: string; until: Date }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ pairs: number }>`
    select (select count(*)::int from rooms.pairs p
      where (p.first_ref = a.ref or p.second_ref = a.ref) and p.status <> 'cleared' and p.found_at <= a.until) as pairs
    from unnest(${asked.map(({ playerRef }) => playerRef)}::text[], ${asked.map(({ until }) => until)}::timestamptz[])
      with ordinality a(ref, until, place) order by a.place`.execute(database);
  return rows.map(({ pairs }) => pairs);
}
