import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Any number, the same in every process: one of them notes what a version is made of. */
const notingLock = 0x696e_7467;

/** The hashes of a version as they were noted. */
export async function baselineOf(database: Database, version: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from program_baselines where version = ${version}`.execute(database);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Notes a version that nobody noted before; `inSameTransaction` is written with it or not at all. False when another process was first. */
export function noteBaseline(
  database: Database,
  { version, hashes, notedAt }: { version: string; hashes: ReadonlyMap<string, string>; notedAt: Date },
  inSameTransaction: (transaction: Database) => Promise<unknown>,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${notingLock})`.execute(transaction);
    if ((await baselineOf(transaction, version)).size > 0) return false;
    await sql`
      insert into program_baselines (version, name, hash, noted_at)
      select ${version}, name, hash, ${notedAt} from unnest(${[...hashes.keys()]}::text[], ${[...hashes.values()]}::text[]) as part (name, hash)
    `.execute(transaction);
    await inSameTransaction(transaction);
    return true;
  });
}
