import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Migration, Migrator, sql } from 'kysely';
import { openDatabase } from './database.ts';
import { migrateJobQueue } from './migrate-job-queue.ts';

const oldestVersion = 15;

/** A database that this program cannot work with; the message is a sentence for the operator. */
export class UnfitDatabaseError extends Error {}

/**
 * Brings a database to this program's schema with the numbered SQL files of a folder, all in one transaction. Several processes may
 * call it at once. Returns the names of the migrations that ran. Throws UnfitDatabaseError for a server that is too old or a schema
 * that is newer than the program.
 * @param only the names of those that may run; by default all
 */
export async function migrate(
  connectionString: string,
  migrationsFolder: string,
  only?: readonly string[],
): Promise<string[]> {
  const database = openDatabase({
    connectionString,
    maxConnections: 1,
    onIdleError: () => undefined,
    unlimitedStatements: true,
  });
  try {
    await refuseOldServer(database);
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: () => readMigrations(migrationsFolder, only) },
      // Changes that were made side by side may be merged in another order than their numbers'.
      allowUnorderedMigrations: true,
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error instanceof Error && /corrupted migrations/.test(error.message)) {
      throw new UnfitDatabaseError(
        'The database was written by a newer version of Baize; update the program or choose another database.',
      );
    }
    if (error) throw error;
    await migrateJobQueue(connectionString);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await database.destroy();
  }
}

export function refusalOfVersion(versionNumber: number): string | null {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= oldestVersion) return null;
  return `The database server is PostgreSQL ${major}; Baize needs version ${oldestVersion} or newer.`;
}

async function refuseOldServer(database: ReturnType<typeof openDatabase>): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(database);
  const refusal = refusalOfVersion(Number(rows[0]?.server_version_num));
  if (refusal) throw new UnfitDatabaseError(refusal);
}

async function readMigrations(folder: string, only?: readonly string[]): Promise<Record<string, Migration>> {
  const isWanted = (file: string) =>
    /^\d+_.+\.sql$/.test(file) && (only?.includes(path.basename(file, '.sql')) ?? true);
  const files = (await readdir(folder)).filter(isWanted).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const statements = await readFile(path.join(folder, file), 'utf8');
    return [
      path.basename(file, '.sql'),
      { up: async (database) => void (await sql.raw(statements).execute(database)) },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}
