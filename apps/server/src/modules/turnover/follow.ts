import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { countLines, type ZoneOf } from './count-lines.ts';

/** One of all processes counts at a time. */
const lockKey = 0x7475_726e;
const maxBatches = 1_000;

interface Cursor {
  bookedIn: string;
  batchId: string;
}
interface Reach extends Cursor {
  ids: string[];
}

/**
 * Counts the lines of the next batches, each once: the cursor is written together with the rows. Returns how many batches were counted;
 * 0 when there is none, or when another process is at it. What is not counted at all yet is added up whole.
 */
export function followBets(database: Database, zoneOf: ZoneOf): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const lock = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as "isMine"`.execute(
      transaction,
    );
    if (!lock.rows[0]?.isMine) return 0;
    const cursor = await cursorOf(transaction);
    if (!cursor) {
      await addUp(transaction, zoneOf);
      return 1;
    }
    const reach = await nextBatches(transaction, cursor);
    if (!reach) return 0;
    const { ids } = reach;
    await countLines(
      transaction,
      sql`bets.batch_id between (select min(id) from unnest(${ids}::bigint[]) id) and (select max(id) from unnest(${ids}::bigint[]) id)
        and bets.batch_id = any (${ids}::bigint[])`,
      zoneOf,
    );
    await keepCursor(transaction, reach);
    return ids.length;
  });
}

/** Forgets all hours and days and adds them up again from the betting record; what is booked meanwhile is followed afterwards. */
export async function rebuildTurnover(
  database: Database,
  zoneOf: ZoneOf,
  inSameTransaction?: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    await addUp(transaction, zoneOf);
    await inSameTransaction?.(transaction);
  });
}

/** A batch that a later look may find before the cursor is none of these: every transaction below the snapshot's is over. */
async function addUp(transaction: DatabaseTransaction, zoneOf: ZoneOf): Promise<void> {
  const { rows } = await sql<Cursor>`
    select booked_in::text as "bookedIn", id::text as "batchId" from batches
    where booked_in < pg_snapshot_xmin(pg_current_snapshot()) order by booked_in desc, id desc limit 1`.execute(
    transaction,
  );
  const reach = rows[0] ?? { bookedIn: '0', batchId: '0' };
  for (const table of ['turnover_hours', 'turnover_days', 'turnover_cursor']) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await countLines(
    transaction,
    sql`not exists (select from batches where batches.id = bets.batch_id
      and (batches.booked_in, batches.id) > (${reach.bookedIn}::xid8, ${reach.batchId}::bigint))`,
    zoneOf,
  );
  await keepCursor(transaction, reach);
}

async function cursorOf(transaction: DatabaseTransaction): Promise<Cursor | null> {
  const { rows } = await sql<Cursor>`
    select booked_in::text as "bookedIn", batch_id::text as "batchId" from turnover_cursor`.execute(transaction);
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

async function keepCursor(transaction: DatabaseTransaction, { bookedIn, batchId }: Cursor): Promise<void> {
  await sql`
    insert into turnover_cursor (booked_in, batch_id) values (${bookedIn}::xid8, ${batchId}::bigint)
    on conflict (is_only) do update set booked_in = excluded.booked_in, batch_id = excluded.batch_id`.execute(
    transaction,
  );
}
