import { sql } from 'kysely';
import { databaseOver, openPool } from '../../database/database.ts';
import { createCalendar } from './calendar.ts';
import { handlerOf } from './job-kind.ts';
import { startJobWorker } from './job-worker.ts';
import { letter } from './killed-worker-letter.fixture.ts';

/** A process that does work of every form (each day once, the present state, jobs that were enqueued) and is killed at any moment. */
const [url = '', now = ''] = process.argv.slice(2);
const end = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};
const defaults = { connectionString: url, role: 'baize_app', maxConnections: 6, onIdleError: end } as const;
const database = databaseOver(openPool(defaults));
const calendar = createCalendar({
  database,
  clock: { now: () => new Date(now) },
  onGivenUp: end,
  jobs: [
    {
      kind: 'wages',
      cadence: 'D',
      delayMs: 0,
      catchUp: 'all',
      maxAttempts: 1_000,
      subjects: async () => [{ subject: 'manila', zone: 'Asia/Manila', since: new Date('2026-08-01T00:00:00Z') }],
      run: async ({ subject, key }, transaction) => {
        await sql`insert into wages values (${subject}, ${key})`.execute(transaction);
        await sql`select pg_sleep(0.05)`.execute(transaction);
        await sql`update purses set paid = paid + 1 where agent = ${subject}`.execute(transaction);
      },
    },
    {
      kind: 'rest',
      cadence: { everyMinutes: 1 },
      delayMs: 0,
      catchUp: 'newest',
      maxAttempts: 3,
      subjects: async () => [{ subject: 'manila', zone: 'Asia/Manila', since: new Date(0) }],
      repeat: async ({ key }) => {
        await sql`select pg_sleep(0.2)`.execute(database);
        await sql`insert into rests values (${key}) on conflict do nothing`.execute(database);
      },
    },
  ],
});
/** A job that was enqueued may be done again: the row that it leaves is the guard. */
const letters = handlerOf(letter, ({ name }) =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql`insert into letters values (${name}) on conflict do nothing returning name`.execute(
      transaction,
    );
    await sql`select pg_sleep(0.05)`.execute(transaction);
    if (rows.length > 0) await sql`update purses set letters = letters + 1`.execute(transaction);
  }),
);
await calendar.tick();
await startJobWorker({
  pool: openPool({ ...defaults, integersAsText: true }),
  handlers: [calendar.handler, letters],
  concurrency: 2,
  onFailure: end,
  onGivenUp: end,
});
console.log('works');
