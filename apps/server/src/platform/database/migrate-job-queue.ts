import { Logger, runMigrations } from 'graphile-worker';
import { openPool } from './database.ts';

/**
 * Brings the schema of the job queue (graphile_worker) to the library's version, as the application's role, to which it belongs. The
 * schema and the table of its migrations are made by our own migrations before. Several processes may call it at once.
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
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
