import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

const maxBatches = 1_000;

/** Says of a line's batch whether its lines are to be counted. */
type LinesOf = (batchId: RawBuilder<unknown>) => RawBuilder<SqlBool>;

/** Sums that follow what is booked, each line once: the cursor is written together with the rows. */
export interface Rollup {
  /** One of all processes counts at a time. */
  lockKey: number;
  cursor: 'turnover_cursor' | 'report_cursor';
  tables: readonly string[];
  count(transaction: DatabaseTransaction, linesOf: LinesOf): Promise<void>;
}

interface Cursor {
  bookedIn: string;
  batchId: string;
}
interface Reach extends Cursor {
  ids: string[];
}

/**
 * Counts the lines of the next batches. Returns how many batches were counted; 0 when there is none, or when another process is at it.
 * What is not counted at all yet is added up whole.
 */
export function followBatches(database: Database, rollup: Rollup): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const lock = await sql<{
      isMine: boolean;
    }>`select pg_try_advisory_xact_lock(${rollup.lockKey}) as "isMine"`.execute(transaction);
    if (!lock.rows[0]?.isMine) return 0;
    const cursor = await cursorOf(transaction, rollup);
    if (!cursor) {
      await addUp(transaction, rollup);
      return 1;
    }
    const reach = await nextBatches(transaction, cursor);
    if (!reach) return 0;
    const { ids } = reach;
    await rollup.count(
      transaction,
      (batchId) => sql<SqlBool>`
        ${batchId} between (select min(id) from unnest(${ids}::bigint[]) id) and (select max(id) from unnest(${ids}::bigint[]) id)
        and ${batchId} = any (${ids}::bigint[])`,
    );
    await keepCursor(transaction, rollup, reach);
    return ids.length;
  });
}

/** Forgets all sums and adds them up again; what is booked meanwhile is followed afterwards. */
export async function rebuildRollup(transaction: DatabaseTransaction, rollup: Rollup): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rollup.lockKey})`.execute(transaction);
  await addUp(transaction, rollup);
}

/** A batch that a later look may find before the cursor is none of these: every transaction below the snapshot's is over. */
async function addUp(transaction: DatabaseTransaction, rollup: Rollup): Promise<void> {
  const { rows } = await sql<Cursor>`
    select booked_in::text as "bookedIn", id::text as "batchId" from batches
    where booked_in < pg_snapshot_xmin(pg_current_snapshot()) order by booked_in desc, id desc limit 1`.execute(
    transaction,
  );
  const reach = rows[0] ?? { bookedIn: '0', batchId: '0' };
  for (const table of [...rollup.tables, rollup.cursor]) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await rollup.count(
    transaction,
    (batchId) => sql<SqlBool>`not exists (select from batches where batches.id = ${batchId}
      and (batches.booked_in, batches.id) > (${reach.bookedIn}::xid8, ${reach.batchId}::bigint))`,
  );
  await keepCursor(transaction, rollup, reach);
}

async function cursorOf(transaction: DatabaseTransaction, { cursor }: Rollup): Promise<Cursor | null> {
  const { rows } = await sql<Cursor>`
    select booked_in::text as "bookedIn", batch_id::text as "batchId" from ${sql.table(cursor)}`.execute(transaction);
  return rows[0] ?? null;
}

async function nextBatches(transaction: DatabaseTransaction, after: Cursor): Promise<Reach | null> {
  const { rows } = await sql<Cursor>`
    select booked_in::text as "bookedIn", id::text as "batchId" from batches
    where (booked_in, id) > (${after.bookedIn}::xid8, ${after.batchId}::bigint)
      and booked_in < pg_snapshot_xmin(pg_current_snapshot())
    order by booked_in, id limit ${maxBatches}`.execute(transaction);
  const last = rows.at(-1);
  return last ? { ...last, ids: rows.map(({ batchId }) => batchId) } : null;
}

async function keepCursor(transaction: DatabaseTransaction, { cursor }: Rollup, reach: Cursor): Promise<void> {
  await sql`
    insert into ${sql.table(cursor)} (booked_in, batch_id) values (${reach.bookedIn}::xid8, ${reach.batchId}::bigint)
    on conflict (is_only) do update set booked_in = excluded.booked_in, batch_id = excluded.batch_id`.execute(
    transaction,
  );
}
