import { sql } from 'kysely';
import type { VendorPorts } from '../vendor.ts';

const dayMs = 86_400_000;
const roundsAtOnce = 2_000;
const chunksAtMost = 200;

/**
 * Deletes rounds that ended long ago with their batches, batches that met nobody, and sessions that began then. What the batches put into pools
 * is summed up, so the pools' book stays whole.
 */
export async function deleteOldBatches({
  database,
  clock,
  roomHandsDays,
}: Pick<VendorPorts, 'database' | 'clock' | 'roomHandsDays'>): Promise<void> {
  if (roomHandsDays === null) return;
  const before = new Date(clock.now().getTime() - roomHandsDays * dayMs);
  for (let chunk = 0; chunk < chunksAtMost; chunk += 1) {
    const { rows } = await sql<{ id: string }>`
      with old as (
        select id from fishing.rounds where status = 'closed' and closed_at < ${before}
        order by closed_at limit ${roundsAtOnce}::int),
      batches as (
        delete from fishing.batches where round_id in (select id from old)
        returning room_id, contributed_minor - pool_won_minor as amount, status),
      sums as (
        insert into fishing.pool_sums as kept (scope, pool, amount_minor)
        select r.scope, r.level, sum(b.amount) from batches b join fishing.rooms r on r.id = b.room_id
        where b.status = 'settled' group by 1, 2
        on conflict (scope, pool) do update set amount_minor = kept.amount_minor + excluded.amount_minor)
      select id from old`.execute(database);
    if (rows.length > 0)
      await sql`delete from fishing.rounds where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(database);
    if (rows.length < roundsAtOnce) break;
  }
  await sql`delete from fishing.batches where round_id is null and fired_at < ${before}`.execute(database);
  await sql`delete from fishing.sessions where opened_at < ${before}`.execute(database);
}
