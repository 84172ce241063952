import pg from 'pg';

/** Any number, the same in every version: the advisory lock that says "a Baize process serves this cluster". */
const lockKey = 0x6261_697a;
const reconnectDelayMs = 500;

export interface DataFolderGuard {
  release(): Promise<void>;
}

/**
 * Holds the data folder for one process: a session lock inside its PostgreSQL, which dies with the process however it ends.
 * Returns null when another process has it. When the database goes away, `onLost` runs before the lock is taken again.
 */
export async function guardDataFolder(url: string, onLost: () => Promise<void>): Promise<DataFolderGuard | null> {
  let released = false;
  let client = await takeLock(url);
  if (client === null) return null;

  const watch = (held: pg.Client) => {
    held.on('error', () => undefined);
    held.once('end', () => void retake());
  };
  const retake = async () => {
    while (!released) {
      try {
        await onLost();
        client = await takeLock(url);
        if (client) return watch(client);
      } catch {
        // the server is still down or recovering
      }
      await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs));
    }
  };
  watch(client);
  return {
    release: async () => {
      released = true;
      await client?.end();
    },
  };
}

async function takeLock(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'baize-guard' });
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey]);
  if (rows[0].taken) return client;
  await client.end();
  return null;
}
