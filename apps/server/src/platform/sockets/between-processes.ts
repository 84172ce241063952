import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { ServerOptions } from 'socket.io';

/** What carries messages between processes. */
export interface BetweenProcesses {
  adapter: NonNullable<ServerOptions['adapter']>;
  /** Resolves when messages of other processes arrive. */
  ready: Promise<void>;
  /** After the adapters. */
  close(): void;
}

/** `onGap`: messages of others may have been missed. */
export type OpenBetween = (tools: { onFailure: (error: unknown) => void; onGap: () => void }) => BetweenProcesses;

/** The adapter listens to one channel after the other; after this silence it has come to its end. */
const settledMs = 50;

/**
 * What carries messages between processes: notifications of the database, heard on one connection of the pool. The adapter itself forgets
 * a connection that it is just opening when it is closed; here none is left behind.
 * `onGap`: the connection was lost and is back, so that messages of others may have been missed.
 */
export function createBetweenProcesses(
  pool: pg.Pool,
  { onFailure, onGap }: Parameters<OpenBetween>[0],
): BetweenProcesses {
  let listening: pg.PoolClient | null = null;
  let hasListened = false;
  let isClosed = false;
  let settling: NodeJS.Timeout | undefined;
  const never = new Promise<pg.PoolClient>(() => undefined);
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const settled = (): void => {
    if (isClosed) return;
    if (hasListened) onGap();
    hasListened = true;
    markReady();
  };

  const connect = async (): Promise<pg.PoolClient> => {
    if (isClosed) return never;
    const client = await pool.connect();
    if (isClosed) {
      client.release();
      return never;
    }
    const release = client.release.bind(client);
    // A connection that has listened is good for nothing else.
    client.release = () => {
      if (listening !== client) return;
      listening = null;
      release(true);
    };
    client.once('end', () => client.release());
    const listen = client.query.bind(client) as (text: string) => Promise<unknown>;
    client.query = (async (text: string) => {
      await listen(text);
      clearTimeout(settling);
      settling = setTimeout(settled, settledMs);
    }) as unknown as typeof client.query;
    listening = client;
    return client;
  };
  // The adapter keeps some failures to itself and tells others.
  const told = new WeakSet<Error>();
  const notifyOnce = (error: Error): void => {
    if (told.has(error)) return;
    told.add(error);
    onFailure(error);
  };
  const query = (text: string, values?: unknown[]) =>
    pool.query(text, values).catch((error: Error) => {
      notifyOnce(error);
      throw error;
    });

  return {
    adapter: createAdapter({ connect, query } as unknown as pg.Pool, { errorHandler: notifyOnce }),
    ready,
    /** Gives the connection back. */
    close: () => {
      isClosed = true;
      clearTimeout(settling);
      listening?.removeAllListeners('end');
      listening?.release();
    },
  };
}
