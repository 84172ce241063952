import type { Socket } from 'node:net';
import pg from 'pg';

/** The server answers or cuts every limited statement well within this; who is silent for longer is gone. */
const silentMs = 12_000;
/** How long the server may take to say that it still works on a statement without a limit: to connect, and to answer. */
const answerMs = 5_000;

/** Asked after a silence of `silentMs`: does the server still work for this process of its own? */
export type IsStillServed = (processId: number) => Promise<boolean>;

/**
 * Ends a connection whose statement nobody answers; without this the kernel waits about 15 minutes for a machine that vanished in the middle of
 * one. Where statements may last the server is asked first, on a way of its own: a silent one is found within 12 s and twice 5 s.
 */
export function watchConnection(client: pg.PoolClient, isStillServed?: IsStillServed, afterMs = silentMs): void {
  const driver = client as unknown as {
    connection: { stream: Socket };
    readyForQuery: boolean;
    processID: number;
  };
  const { stream } = driver.connection;
  const end = () => stream.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }));
  const lookAround = async (ask: IsStillServed) => {
    const { bytesRead } = stream;
    const isServed = await ask(driver.processID);
    // What came meanwhile says more than any answer.
    if (isServed || stream.bytesRead > bytesRead) stream.setTimeout(afterMs);
    else end();
  };
  stream.setTimeout(afterMs);
  stream.on('timeout', () => {
    if (driver.readyForQuery) return;
    if (isStillServed) void lookAround(isStillServed);
    else end();
  });
}

/** Asks on a connection of its own, by the same way. A refusal is an answer too: who says that all places are taken is there. */
export const askWhetherServed =
  (connectionString: string, patienceMs = answerMs): IsStillServed =>
  async (processId) => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'baize-alive',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select from pg_stat_activity where pid = $1', [processId]);
      return rowCount === 1;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      void client.end().catch(() => undefined);
    }
  };
