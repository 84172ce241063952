import type pg from 'pg';
import { type Clock, elapsedMs } from '../../../platform/clock.ts';
import type { RunStatement } from './batch/batch.ts';
import type { BatchOperation } from './batch/batch-rows.ts';
import {
  type BatchWatcher,
  type BatchWriterConnection,
  createBatchWriter,
  type FlushPolicy,
  type Verdict,
} from './batch-writer.ts';

export interface BatchWriters {
  /** Writes what was decided about one member's money, with all others that wait, in one call. */
  submit(memberId: string, operation: BatchOperation): Promise<Verdict>;
  /** Resolves when all that was submitted is answered. */
  drained(): Promise<void>;
}

/** One batch writer for each connection; a member's operations always take the same one. */
export function createBatchWriters(deps: {
  connections: readonly BatchWriterConnection[];
  clock: Clock;
  elapsedMs?: (() => number) | undefined;
  watcher?: BatchWatcher | undefined;
  writers?: number | undefined;
  pace?: FlushPolicy | undefined;
  nextTick?: (() => Promise<void>) | undefined;
}): BatchWriters {
  const batchWriters = deps.connections.map((connection, number) =>
    createBatchWriter({ ...deps, elapsedMs: deps.elapsedMs ?? elapsedMs, connection, number }),
  );
  return {
    // Not async: on the hottest path each promise more costs its turns of the queue of promises.
    submit: (memberId, operation) => {
      const writer = batchWriters[batchWriterOf(memberId, batchWriters.length)];
      return writer ? writer.submit(operation) : Promise.reject(new TypeError('there is no batch writer for money'));
    },
    drained: async () => void (await Promise.all(batchWriters.map((writer) => writer.drained()))),
  };
}

const hexDigitsOfBatchWriter = 6;

/** Members' ids are random in their last digits. */
const batchWriterOf = (memberId: string, count: number): number =>
  Number.parseInt(memberId.slice(-hexDigitsOfBatchWriter), 16) % count;

/** A batch writer over a pool of as many connections as it has writers; one that is cut is replaced by the next call. */
export function batchWriterConnection(pool: pg.Pool): BatchWriterConnection {
  return {
    run: async ({ name, text, values }) =>
      (await pool.query({ name, text, values: [...values], rowMode: 'array' })).rows,
    inTransaction: async (work) => {
      const client = await pool.connect();
      let isBroken = false;
      const run: RunStatement = async ({ name, text, values }) =>
        (await client.query({ name, text, values: [...values], rowMode: 'array' })).rows;
      try {
        await client.query('begin');
        const result = await work(run);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  };
}
