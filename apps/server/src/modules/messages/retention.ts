import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

const dayMs = 24 * 60 * 60_000;
/** How long a deleted message could still be shown to whoever looks into a complaint, and one of staff stands at all. */
const life = { deletedMs: 30 * dayMs, ofStaffMs: 365 * dayMs };
const batchSize = 5_000;

/**
 * Forgets what was deleted long ago. A row of staff's message goes, for that message is never sent again; of what the program told the row
 * stays without its words, so that nothing is told twice.
 */
export async function purgeMessages({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await sql`delete from messages where ctid = any(array(
    select ctid from messages where kind = 'staff' and (sent_at < ${ago(life.ofStaffMs)} or deleted_at < ${ago(life.deletedMs)})
    limit ${batchSize}))`.execute(database);
  await sql`update messages set params = '{}' where ctid = any(array(
    select ctid from messages where deleted_at < ${ago(life.deletedMs)} and params <> '{}' limit ${batchSize}))`.execute(
    database,
  );
}
