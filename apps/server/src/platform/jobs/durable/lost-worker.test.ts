import { setTimeout } from 'node:timers/promises';
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

/** A worker whose first jobs take the database away together: connections fail, and wait once it is `held`, until `comeBack`. */
async function startFragileWorker(jobs = 1) {
  const pool = openPool({
    ...{ connectionString: db.url, role: 'baize_app', maxConnections: 6, integersAsText: true },
    onIdleError: () => undefined,
  });
  onTestFinished(() => pool.end());
  const seen = { failures: [] as string[], runs: 0, ended: 0, held: 0 };
  let state: 'there' | 'away' | 'held' = 'there';
  const waiting: (() => void)[] = [];
  let begin = (): void => undefined;
  const allRun = new Promise<void>((resolve) => (begin = resolve));
  const connect = pool.connect.bind(pool) as (done?: Connected) => unknown;
  Object.assign(pool, {
    connect: async (done?: Connected) => {
      if (state === 'held') {
        seen.held += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      if (state === 'there') return await connect(done);
      const error = new Error('Connection terminated unexpectedly');
      if (!done) throw error;
      done(error);
    },
  });
  const worker = await startJobWorker({
    ...{ pool, concurrency: 2, onFailure: (error) => seen.failures.push(`${error}`), onGivenUp: () => undefined },
    patienceMs: 1_000,
    handlers: [
      handlerOf(fragile, async () => {
        seen.runs += 1;
        if (seen.runs > jobs) return;
        if (seen.runs === jobs) begin();
        await allRun;
        state = 'held';
        // How each ended is not written down by one statement.
        await setTimeout(20 * seen.ended++);
        throw new Error('the database is gone');
      }),
    ],
  });
  await db.database.transaction().execute(async (transaction) => {
    for (let job = 0; job < jobs; job += 1) await enqueue(transaction, fragile, { name: `${job}` });
  });
  await expect.poll(() => seen.held, patience).toBeGreaterThanOrEqual(jobs);
  state = 'away';
  for (const go of waiting.splice(0)) go();
  await expect.poll(() => seen.failures.some((text) => text.includes('terminated')), patience).toBe(true);
  seen.held = 0;
  return {
    ...{ worker, seen },
    hold: () => (state = 'held'),
    comeBack: () => {
      state = 'there';
      for (const go of waiting.splice(0)) go();
    },
  };
}

const jobsLeft = async () => (await db.owner.query('select from graphile_worker._private_jobs')).rowCount;

test('a worker that loses the database while it notes a failure is replaced, and its job is done again', async () => {
  const { worker, seen, comeBack } = await startFragileWorker();
  comeBack();
  await expect.poll(() => seen.runs, patience).toBe(2);
  await expect.poll(jobsLeft, patience).toBe(0);
  await worker.stop();
});

test('so it is when two jobs fail at once', async () => {
  const { worker, seen, comeBack } = await startFragileWorker(2);
  comeBack();
  await expect.poll(() => seen.runs, patience).toBe(4);
  await expect.poll(jobsLeft, patience).toBe(0);
  await worker.stop();
});

test('who stops while the database is away waits for nothing that cannot be written down', async () => {
  const { worker } = await startFragileWorker(2);
  await worker.stop();
});

test('who stops while another worker takes its place waits for no job that nobody wants any more', async () => {
  const { worker, seen, hold, comeBack } = await startFragileWorker();
  hold();
  await expect.poll(() => seen.held, patience).toBeGreaterThan(0);
  const stopped = worker.stop();
  comeBack();
  await stopped;
});
