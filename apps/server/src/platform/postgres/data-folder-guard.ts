import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { elapsedMs } from '../clock.ts';
import { isRecovering } from './soundness.ts';

/** Any number, the same in every version: the advisory lock that says "a Baize process serves this cluster". */
const lockKey = 0x6261_697a;
const reconnectDelayMs = 500;
const recoveryPatienceMs = 300_000;

export interface DataFolderGuard {
  release(): Promise<void>;
}

/**
 * Holds the data folder for one process: a session lock inside its PostgreSQL, which dies with the process however it ends.
 * Returns null when another process has it; waits while the database recovers from a crash. When the database goes away, `onLost` runs
 * before the lock is taken again.
 */
export async function guardDataFolder(url: string, onLost: () => Promise<void>): Promise<DataFolderGuard | null> {
  let released = false;
  let client = await takeFirstLock(url);
  if (client === null) return null;

  const watch = (held: pg.Client) => void held.once('end', () => void retake());
  const retake = async () => {
    while (!released) {
      try {
        await onLost();
        client = await takeLock(url);
        if (client) return watch(client);
      } catch {
        // the server is still down or recovering
      }
      await setTimeout(reconnectDelayMs);
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

async function takeFirstLock(url: string): Promise<pg.Client | null> {
  const giveUpAtMs = elapsedMs() + recoveryPatienceMs;
  for (;;) {
    try {
      return await takeLock(url);
    } catch (error) {
      if (!isRecovering(error) || elapsedMs() > giveUpAtMs) throw error;
      await setTimeout(reconnectDelayMs);
    }
  }
}

async function takeLock(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'baize-guard' });
  // A database that goes away tells this beside the failure of the question, and nobody listening would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0].taken) return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return null;
}
