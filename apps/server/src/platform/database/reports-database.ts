import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';
import { type Database, type DatabaseOptions, databaseFrom, openPool } from './database.ts';
import { markedStatements, prepareStatements } from './prepared-statements.ts';
import type { ReportsWatch } from './reports-watch.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Connections that only read: to a replica, and to the primary for as long as the replica cannot be used. */
export interface ReportsConnections {
  replica: pg.Pool;
  /** For the watch alone: long reports do not hold it up. */
  replicaWatch: pg.Pool;
  primary: pg.Pool;
  close(): Promise<void>;
}

const replicaConnections = 6;
/** Reports that come to the primary in the replica's place take no more than this of it. */
const primaryConnections = 2;
/** What would write by mistake fails, whichever server it reaches. */
const onlyReads = ['-c default_transaction_read_only=on'];

export function openReportsConnections(
  urls: { replica: string; primary: string },
  options: Pick<DatabaseOptions, 'onIdleError'>,
): ReportsConnections {
  const open = (connectionString: string, maxConnections: number) =>
    openPool({ ...options, connectionString, maxConnections, role: 'baize_app', settings: onlyReads });
  const replica = retryingConflicts(prepareStatements(open(urls.replica, replicaConnections), markedStatements));
  const replicaWatch = open(urls.replica, 1);
  const primary = prepareStatements(open(urls.primary, primaryConnections), markedStatements);
  return {
    ...{ replica, replicaWatch, primary },
    close: async () => void (await Promise.all([replica.end(), replicaWatch.end(), primary.end()])),
  };
}

/** The database that reports read: each connection is one to the replica while that can be used, else one of the few to the primary. */
export function createReportsDatabase(
  { replica, primary, close }: ReportsConnections,
  watch: Pick<ReportsWatch, 'asOf' | 'lost'>,
  tracing: Tracing,
): Database {
  const pool: PostgresPool = {
    connect: async () => {
      if (watch.asOf() === null) return primary.connect();
      try {
        return await replica.connect();
      } catch (error) {
        // All connections taken says nothing of the replica: the primary has fewer to give.
        if (!isDatabaseUnavailable(error) || isTaken(replica)) throw error;
        watch.lost();
        return primary.connect();
      }
    },
    end: close,
  };
  return databaseFrom(pool, tracing);
}

const isTaken = ({ totalCount, idleCount }: pg.Pool) => idleCount === 0 && totalCount >= replicaConnections;

/** The replica cut a statement that read what the primary has thrown away since. */
const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '40001' && error.message.includes('conflict with recovery');

const begins = /^(begin|start transaction)/i;
const ends = /^(commit|rollback)$/i;

/** Asks once more what the replica cut off. Within a transaction nothing is asked again: its snapshot is gone. */
function retryingConflicts(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    let isInTransaction = false;
    const asked = client.query;
    const query = (...parameters: unknown[]) => Reflect.apply(asked, client, parameters) as unknown;
    client.query = ((...parameters: unknown[]) => {
      const [text] = parameters;
      if (typeof text === 'string' && begins.test(text)) isInTransaction = true;
      if (typeof text === 'string' && ends.test(text)) isInTransaction = false;
      const answer = query(...parameters);
      if (isInTransaction || !(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (isConflict(error)) return query(...parameters);
        throw error;
      });
    }) as typeof client.query;
  });
  return pool;
}
