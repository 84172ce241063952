import { sql } from 'kysely';
import { databaseOver, openPool } from '../../database/database.ts';
import { createCalendar } from './calendar.ts';
import { startJobWorker } from './job-worker.ts';

/** A process that does a wage for each of many days and is killed from outside at any moment. */
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
  ],
});
await calendar.tick();
await startJobWorker({
  pool: openPool({ ...defaults, integersAsText: true }),
  handlers: [calendar.handler],
  concurrency: 2,
  onFailure: end,
  onGivenUp: end,
});
console.log('works');
