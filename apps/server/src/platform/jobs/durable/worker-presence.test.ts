import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openPool } from '../../database/database.ts';
import { enqueue } from './enqueue.ts';
import type { JobKind } from './job-kind.ts';
import { showWorker } from './worker-presence.ts';

const db = useTestDatabase();
const letter: JobKind<{ name: string }> = {
  name: 'test.presence',
  payload: z.strictObject({ name: z.string() }),
  maxAttempts: 5,
};

function openJobs(maxConnections: number) {
  const pool = openPool({
    ...{ connectionString: db.url, role: 'baize_app', maxConnections, integersAsText: true },
    onIdleError: () => undefined,
  });
  onTestFinished(() => pool.end());
  return pool;
}
const shown = async () => (await db.owner.query(`select ${placesShown}`)).rowCount;
const placesShown = `from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`;

test('a worker that lost its connection shows itself again, and its jobs are its own', async () => {
  const pool = openJobs(6);
  const worker = await showWorker(pool, 'one');
  onTestFinished(worker.leave);
  await db.database.transaction().execute((transaction) => enqueue(transaction, letter, { name: 'mine' }));
  await db.owner.query("update graphile_worker._private_jobs set locked_by = 'one', locked_at = now()");
  await db.owner.query(`select pg_terminate_backend(pid) ${placesShown}`);
  await expect.poll(shown).toBe(0);

  const showsAgain = async () => {
    await worker.releaseDead();
    return shown();
  };
  await expect.poll(showsAgain).toBe(1);
  const other = await showWorker(pool, 'two');
  onTestFinished(other.leave);
  expect(await other.releaseDead()).toBe(0);
});

test('a worker that cannot show itself keeps no connection', async () => {
  const pool = openJobs(1);
  await db.owner.query("select pg_advisory_lock(x'6a6f6273'::int, hashtext('three'))");
  onTestFinished(async () => void (await db.owner.query('select pg_advisory_unlock_all()')));
  await expect(showWorker(pool, 'three')).rejects.toThrow('lock timeout');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
