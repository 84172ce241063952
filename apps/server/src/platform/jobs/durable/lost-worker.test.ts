import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openPool } from '../../database/database.ts';
import { enqueue } from './enqueue.ts';
import { handlerOf, type JobKind } from './job-kind.ts';
import { startJobWorker } from './job-worker.ts';

const db = useTestDatabase();
const fragile: JobKind<{ name: string }> = {
  name: 'test.fragile',
  payload: z.strictObject({ name: z.string() }),
  maxAttempts: 5,
};
type Connected = (error: Error | undefined, ...connection: unknown[]) => void;
const patience = { timeout: 60_000 };

test('a worker that loses the database while it notes a failure is replaced, and its job is done again', async () => {
  const pool = openPool({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 6,
    onIdleError: () => undefined,
    integersAsText: true,
  });
  onTestFinished(() => pool.end());
  const failures: string[] = [];
  let runs = 0;
  let isAway = false;
  const connect = pool.connect.bind(pool) as (done?: Connected) => unknown;
  Object.assign(pool, {
    connect: (done?: Connected) => {
      if (!isAway) return connect(done);
      const error = new Error('Connection terminated unexpectedly');
      return done ? done(error) : Promise.reject(error);
    },
  });
  const worker = await startJobWorker({
    ...{ pool, concurrency: 2, onFailure: (error: unknown) => failures.push(`${error}`), onGivenUp: () => undefined },
    handlers: [
      handlerOf(fragile, async () => {
        runs += 1;
        if (runs > 1) return;
        isAway = true;
        throw new Error('the database is gone');
      }),
    ],
  });
  onTestFinished(worker.stop);
  await db.database.transaction().execute((transaction) => enqueue(transaction, fragile, { name: 'one' }));
  await expect.poll(() => failures.some((text) => text.includes('terminated')), patience).toBe(true);
  isAway = false;
  await expect.poll(() => runs, patience).toBe(2);
  await expect
    .poll(async () => (await db.owner.query('select from graphile_worker._private_jobs')).rowCount, patience)
    .toBe(0);
});
