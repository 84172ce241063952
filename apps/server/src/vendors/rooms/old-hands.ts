import { sql } from 'kysely';
import type { VendorPorts } from '../vendor.ts';

const dayMs = 86_400_000;
const handsAtOnce = 2_000;
const batchesAtMost = 200;

/** Deletes hands that ended long ago and were read, and sessions that began then. Sittings, which are the records of money, and figures stay. */
export async function deleteOldHands({
  database,
  clock,
  roomHandsDays,
}: Pick<VendorPorts, 'database' | 'clock' | 'roomHandsDays'>): Promise<void> {
  if (roomHandsDays === null) return;
  const before = new Date(clock.now().getTime() - roomHandsDays * dayMs);
  for (let batch = 0; batch < batchesAtMost; batch += 1) {
    const { rows } = await sql<{ id: string }>`
      with old as (
        select h.id from rooms.hands h, rooms.reading r
        where h.status <> 'playing' and h.ended_at < ${before} and (h.ended_at, h.id) <= (r.ended_at, r.hand_id)
        order by h.ended_at desc limit ${handsAtOnce}::int),
      players as (delete from rooms.hand_players where hand_id in (select id from old))
      delete from rooms.hands where id in (select id from old) returning id`.execute(database);
    if (rows.length < handsAtOnce) break;
  }
  await sql`delete from rooms.waits where joined_at < ${before} and status not in ('waiting', 'offered')`.execute(
    database,
  );
  await sql`delete from rooms.sessions where opened_at < ${before}`.execute(database);
}
