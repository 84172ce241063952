import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Waits for the lock of a name, which the transaction then holds to its end. Of several, take them in one order everywhere. */
export async function takeLock(transaction: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** The same without waiting: whether the transaction holds the lock. */
export async function tryLock(transaction: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_taken`.execute(transaction);
  return rows[0]?.is_taken ?? false;
}
