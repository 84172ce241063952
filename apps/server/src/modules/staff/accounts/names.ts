import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Names of the staff by the ids of their accounts; who is not known is left out. */
export async function findStaffNames(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id::text, username from staff where id::text = any(${ids}::text[])`.execute(database);
  return new Map(rows.map(({ id, username }) => [id, username]));
}
