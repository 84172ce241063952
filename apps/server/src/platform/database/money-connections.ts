import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';
import { type Database, type DatabaseOptions, databaseOver, openPool } from './database.ts';
import { allStatements } from './prepared-statements.ts';

/** Connections that nothing but money uses: a report that holds all others does not hold up a bet. */
export interface MoneyConnections {
  /** As many connections each as a batch writer may have batches of acts under way. */
  batchWriters: readonly pg.Pool[];
  connectionsPerBatchWriter: number;
  /** For reading wallets, and for the rare act that must lock first. Its statements are prepared. */
  reads: Database;
  /** The pool under `reads`, for its figures. */
  readPool: pg.Pool;
  close(): Promise<void>;
}

/** What a call costs beside its acts is shared by all of them: on two cores one batch writer of large calls does more than two of small ones. */
const defaultBatchWriterCount = () => (availableParallelism() <= 2 ? 1 : 2);
/** While one batch is brought to the disk the next is worked on. */
const defaultWriters = 2;
const readConnections = 4;
/** Shorter than for others: who waits for a wallet waits at a vendor's deadline. */
const timeouts = ['-c statement_timeout=5000', '-c lock_timeout=3000', '-c idle_in_transaction_session_timeout=5000'];
const plannedOnce = ['-c plan_cache_mode=force_generic_plan', '-c enable_seqscan=off'];

export function openMoneyConnections(
  options: Omit<DatabaseOptions, 'maxConnections'> & {
    batchWriterCount?: number;
    connectionsPerBatchWriter?: number;
    tracing?: Tracing;
  },
): MoneyConnections {
  const connectionsPerBatchWriter = options.connectionsPerBatchWriter ?? defaultWriters;
  const batchWriters = Array.from({ length: options.batchWriterCount ?? defaultBatchWriterCount() }, () =>
    openPool({ ...options, maxConnections: connectionsPerBatchWriter, settings: timeouts }),
  );
  const readPool = openPool({ ...options, maxConnections: readConnections, settings: [...timeouts, ...plannedOnce] });
  const reads = databaseOver(readPool, allStatements, options.tracing);
  return {
    batchWriters,
    connectionsPerBatchWriter,
    readPool,
    reads,
    close: async () => {
      await Promise.all([...batchWriters.map((writer) => writer.end()), reads.destroy()]);
    },
  };
}
