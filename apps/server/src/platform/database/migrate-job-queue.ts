import { Logger, runMigrations } from 'graphile-worker';
import { openPool } from './database.ts';

/**
 * Brings the schema of the job queue (graphile_worker) to the library's version, as the application's role, to which it belongs. The
 * schema and the table of its migrations are made by our own migrations before; where they do not go as far as that, nothing is done. Several
 * processes may call it at once.
 */
export async function migrateJobQueue(connectionString: string): Promise<void> {
  const pool = openPool({
    connectionString,
    role: 'baize_app',
    maxConnections: 2,
    integersAsText: true,
    unlimitedStatements: true,
    onIdleError: () => undefined,
  });
  try {
    const { rows } = await pool.query<{ isThere: boolean }>(
      `select to_regnamespace('graphile_worker') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return;
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
