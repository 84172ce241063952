// @covers monotonic-time

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestClock, testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openPool } from '../../database/database.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import type { CalendarJob } from './calendar-job.ts';
import { startJobWorker } from './job-worker.ts';

const db = useTestDatabase();
let clock: TestClock;
let given: unknown[];

beforeEach(async () => {
  clock = testClock('2026-11-22T16:00:00Z');
  given = [];
  await db.owner.query('create table if not exists wages (agent text, day text, unique (agent, day))');
  await db.owner.query('grant select, insert on wages to baize_app');
});
afterEach(async () => {
  await db.owner.query('truncate wages, calendar_runs');
  await db.owner.query('delete from graphile_worker._private_jobs');
});

const moveTo = (moment: string): void => clock.advanceMs(Date.parse(moment) - clock.now().getTime());

const wages: CalendarJob = {
  kind: 'wages',
  cadence: 'D',
  delayMs: 60_000,
  catchUp: 'all',
  maxAttempts: 2,
  subjects: async () => [
    { subject: 'manila', zone: 'Asia/Manila', since: new Date('2026-11-22T16:00:00Z') },
    { subject: 'lima', zone: 'America/Lima', since: new Date('2026-11-22T16:00:00Z') },
  ],
  run: async ({ subject, key }, transaction) => {
    await sql`insert into wages values (${subject}, ${key})`.execute(transaction);
  },
};

const calendarOf = (...jobs: CalendarJob[]): Calendar =>
  createCalendar({ database: db.database, clock, jobs, onGivenUp: (run) => void given.push(run) });

/** Runs a worker until nothing waits. */
async function work(calendar: Calendar, failures: unknown[] = []): Promise<void> {
  const pool = openPool({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 6,
    integersAsText: true,
    onIdleError: () => undefined,
  });
  const worker = await startJobWorker({
    pool,
    handlers: [calendar.handler],
    concurrency: 2,
    onFailure: (error) => void failures.push(error),
    onGivenUp: (job) => void given.push(job),
  });
  await expect
    .poll(
      async () =>
        (
          await db.owner.query(
            'select from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()',
          )
        ).rowCount,
    )
    .toBe(0);
  await worker.stop();
  await pool.end();
}

const paid = async () =>
  (await db.owner.query('select agent, day from wages order by agent, day')).rows.map(
    ({ agent, day }) => `${agent} ${day}`,
  );

test('each subject’s day is done after its own midnight, once', async () => {
  const calendar = calendarOf(wages);
  moveTo('2026-11-23T16:00:59Z');
  expect(await calendar.tick()).toBe(1);
  moveTo('2026-11-23T16:01:00Z');
  expect(await calendar.tick()).toBe(1);
  expect(await calendar.tick()).toBe(0);
  await work(calendar);
  expect(await paid()).toEqual(['lima 2026-11-22', 'manila 2026-11-23']);
});

test('after a stop of three days every day is done, also when two processes tick at once', async () => {
  const calendar = calendarOf(wages);
  moveTo('2026-11-26T16:01:00Z');
  const counts = await Promise.all([calendar.tick(), calendarOf(wages).tick()]);
  expect(counts.toSorted()).toEqual([0, 8]);
  await work(calendar);
  expect(await paid()).toHaveLength(8);
});

test('a run that fails writes nothing, is tried again and, after its last attempt, waits for a person', async () => {
  let isBroken = true;
  const calendar = calendarOf({
    ...wages,
    run: async (due, transaction) => {
      await wages.run(due, transaction);
      if (isBroken) throw new Error('no connection to the bank');
    },
  });
  moveTo('2026-11-23T06:00:00Z');
  await calendar.tick();
  const failures: unknown[] = [];
  await work(calendar, failures);
  expect(failures).toHaveLength(1);
  expect(await paid()).toEqual([]);
  await db.owner.query("update graphile_worker._private_jobs set run_at = now() - interval '1 s'");
  await work(calendar, failures);
  expect(given).toMatchObject([{ kind: 'wages', subject: 'lima', periodKey: '2026-11-22' }]);
  expect(await calendar.list({ status: 'failed', limit: 9 })).toMatchObject([
    { subject: 'lima', attempts: 2, last_error: 'Error: no connection to the bank' },
  ]);
  isBroken = false;
  const key = { kind: 'wages', subject: 'lima', periodKey: '2026-11-22' };
  expect(await calendar.retry(key)).toBe(true);
  expect(await calendar.retry(key)).toBe(false);
  await work(calendar);
  expect(await paid()).toEqual(['lima 2026-11-22']);
  expect(await calendar.list({ limit: 9 })).toMatchObject([{ status: 'done', last_error: null }]);
});

test('a job of a run that is done already changes nothing', async () => {
  const calendar = calendarOf(wages);
  moveTo('2026-11-23T06:00:00Z');
  await calendar.tick();
  await work(calendar);
  await calendar.handler.run({ kind: 'wages', subject: 'lima', periodKey: '2026-11-22' });
  expect(await paid()).toEqual(['lima 2026-11-22']);
});

test('two workers that hold the same run do it once', async () => {
  const calendar = calendarOf(wages);
  moveTo('2026-11-23T06:00:00Z');
  await calendar.tick();
  const key = { kind: 'wages', subject: 'lima', periodKey: '2026-11-22' };
  await Promise.all([calendar.handler.run(key), calendar.handler.run(key), calendar.handler.run(key)]);
  expect(await paid()).toEqual(['lima 2026-11-22']);
});

test('work that looks at the present is done for the newest stretch alone, and the older rows go', async () => {
  const calendar = calendarOf({ ...wages, catchUp: 'newest', cadence: { everyMinutes: 60 }, delayMs: 0 });
  moveTo('2026-11-23T06:30:00Z');
  expect(await calendar.tick()).toBe(2);
  await work(calendar);
  moveTo('2026-11-23T09:00:00Z');
  expect(await calendar.tick()).toBe(2);
  await work(calendar);
  expect(await paid()).toEqual([
    'lima 2026-11-23T00:00',
    'lima 2026-11-23T03:00',
    'manila 2026-11-23T13:00',
    'manila 2026-11-23T16:00',
  ]);
  expect(await calendar.list({ limit: 9 })).toHaveLength(2);
});

test('work that looks at the present goes on after the clock was set ahead and back', async () => {
  const calendar = calendarOf({ ...wages, catchUp: 'newest', cadence: { everyMinutes: 60 }, delayMs: 0 });
  moveTo('2026-11-23T06:30:00Z');
  await calendar.tick();
  moveTo('2026-11-26T06:30:00Z');
  await calendar.tick();
  moveTo('2026-11-23T07:30:00Z');
  expect(await calendar.tick()).toBe(2);
  expect(await calendar.tick()).toBe(0);
  moveTo('2026-11-23T08:30:00Z');
  expect(await calendar.tick()).toBe(2);
});

test('a kind that the program does not know fails and says so', async () => {
  await expect(calendarOf().handler.run({ kind: 'raffle', subject: 'x', periodKey: 'y' })).rejects.toThrow('"raffle"');
});
