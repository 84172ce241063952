import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { enqueue } from './enqueue.ts';
import { letter } from './killed-worker-letter.fixture.ts';

const db = useTestDatabase();
const program = fileURLToPath(new URL('killed-worker.fixture.ts', import.meta.url));
const kills = process.env.LONG_TESTS === '1' ? 20 : 4;
const days = 100;
const letters = 60;
const waiting = "select from calendar_runs where status = 'waiting'";
const maxLifeMs = 400;
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

/** Resolves when the worker has begun to work. */
async function startWorker() {
  const child = spawn(process.execPath, ['--import', 'tsx', program, db.url, '2026-11-08T16:00:00Z'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error(errors))),
  ]);
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test(`no run is lost and none is done twice over ${kills} kills (seed ${seed})`, async () => {
  await db.owner.query('create table wages (agent text, day text, unique (agent, day))');
  await db.owner.query('create table letters (name text unique); create table rests (minute text unique)');
  await db.owner.query("create table purses as select 'manila' as agent, 0 as paid, 0 as letters");
  await db.owner.query(
    'grant select, insert on wages, letters, rests to baize_app; grant select, update on purses to baize_app',
  );
  await db.database.transaction().execute(async (transaction) => {
    for (let count = 0; count < letters; count += 1) await enqueue(transaction, letter, { name: `${count}` });
  });
  const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await startWorker();
    await new Promise((resolve) => setTimeout(resolve, draw(maxLifeMs)));
    await worker.kill();
  }
  const last = await startWorker();
  await expect
    .poll(
      async () => (await db.owner.query(`${waiting} union all select from graphile_worker._private_jobs`)).rowCount,
      {
        timeout: 60_000,
      },
    )
    .toBe(0);
  await last.kill();
  const { rows } = await db.owner.query(
    "select (select count(*)::int from wages) as wages, (select paid from purses) as paid, (select count(*)::int from calendar_runs where status = 'done' and kind = 'wages') as done, (select letters from purses) as letters, (select count(*)::int from letters) as written, (select minute from rests) as rest",
  );
  expect(rows).toEqual([{ wages: days, paid: days, done: days, letters, written: letters, rest: '2026-11-08T23:59' }]);
});
