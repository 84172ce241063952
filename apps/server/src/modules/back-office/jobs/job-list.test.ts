import { calls, staffPermissionNames } from '@baize/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { createCalendar } from '../../../platform/jobs/durable/calendar.ts';
import type { CalendarJob } from '../../../platform/jobs/durable/calendar-job.ts';
import { createAuditLog } from '../../audit-log/index.ts';
import { createJobList } from './index.ts';

const db = useTestDatabase();
const now = '2026-11-22T17:00:00Z';
const clock = testClock(now);
const key = { kind: 'wages', subject: 'manila', periodKey: '2026-11-21' };

const wages: CalendarJob = {
  kind: 'wages',
  cadence: 'D',
  delayMs: 60_000,
  catchUp: 'all',
  maxAttempts: 1,
  subjects: async () => [{ subject: 'manila', zone: 'Asia/Manila', since: new Date('2026-11-20T16:00:00Z') }],
  run: async () => undefined,
};
const hourly: CalendarJob = {
  kind: 'hourly',
  cadence: { everyMinutes: 60 },
  delayMs: 0,
  catchUp: 'newest',
  maxAttempts: 1,
  subjects: async () => [{ subject: 'installation', zone: 'UTC', since: new Date(0) }],
  repeat: async () => undefined,
};

function open() {
  const { database } = db;
  const calendar = createCalendar({ database, clock, jobs: [wages, hourly], onGivenUp: () => undefined });
  const auditLog = createAuditLog({ database, clock, anchorPath: '/nowhere' });
  return { calendar, list: createJobList({ database, clock, auditLog, calendar: () => calendar }) };
}
const staff: RequestStaff = {
  id: newId(),
  brandId: newId(),
  sessionId: newId(),
  username: 'anna',
  permissions: staffPermissionNames,
  permissionsEverywhere: staffPermissionNames,
  forAllBrands: true,
  secondFactor: 'given',
};
const brand = { id: staff.brandId, code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
const caller = { staff, brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' };

beforeEach(async () => {
  await db.owner.query('truncate calendar_runs');
  await db.owner.query('delete from graphile_worker._private_jobs');
  await open().calendar.tick();
});
const rowsOf = async (data: object) => {
  const answer = await open().list.routes.staffJobs({ ...caller, data: calls.staffJobs.data.parse(data) });
  if (!answer.ok) throw new Error(answer.message);
  return calls.staffJobs.answer.parse(answer.value).rows;
};
const fail = () =>
  db.owner.query(
    `update calendar_runs set status = 'failed', attempts = 1, last_error = 'Error: no money' where kind = $1 and subject = $2 and period_key = $3`,
    Object.values(key),
  );
const jobsOf = async () => {
  const { rows } = await db.owner.query(`select from graphile_worker._private_jobs where payload->>'periodKey' = $1`, [
    key.periodKey,
  ]);
  return rows.length;
};

test('jobs are listed by state; one that a worker holds is running', async () => {
  expect((await rowsOf({ kind: 'wages' })).map(({ periodKey, status }) => [periodKey, status])).toEqual([
    ['2026-11-22', 'waiting'],
    ['2026-11-21', 'waiting'],
  ]);
  await db.owner.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where payload->>'periodKey' = $1`,
    [key.periodKey],
  );
  expect(await rowsOf({ status: 'running' })).toMatchObject([key]);
  await fail();
  expect(await rowsOf({ status: 'failed' })).toMatchObject([{ ...key, attempts: 1, lastError: 'Error: no money' }]);
});

test('each kind tells when it is due next, and how many wait or failed', async () => {
  await fail();
  const answer = await open().list.routes.staffJobKinds(caller);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      rows: [
        { kind: 'hourly', nextDueAt: '2026-11-22T18:00:00.000Z', waiting: 1, failed: 0 },
        // Midnight in Manila and a minute.
        { kind: 'wages', nextDueAt: '2026-11-23T16:01:00.000Z', waiting: 1, failed: 1 },
      ],
    },
  });
});

test('a failed job is tried again once, also by two at the same moment; the log tells who', async () => {
  await fail();
  const before = await jobsOf();
  const retry = () => open().list.routes.staffJobRetry({ ...caller, body: key });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await jobsOf()).toBe(before + 1);
  expect(await rowsOf({ status: 'waiting', kind: 'wages' })).toHaveLength(2);
  const lines = await auditOf(db, 'job:wages:manila:2026-11-21');
  expect(lines).toMatchObject([{ actor: staff.id, act: 'retryJob', before: { status: 'failed' } }]);
});

test('what cannot be logged is not tried again', async () => {
  await fail();
  const { calendar } = open();
  const broken = { append: () => Promise.reject(new Error('no log')) };
  const list = createJobList({ database: db.database, clock, auditLog: broken, calendar: () => calendar });
  await expect(list.routes.staffJobRetry({ ...caller, body: key })).rejects.toThrow('no log');
  const { rows } = await sql<{ status: string }>`select status from calendar_runs where kind = 'wages'
    and period_key = '2026-11-21'`.execute(db.database);
  expect(rows).toEqual([{ status: 'failed' }]);
});
