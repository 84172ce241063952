// @covers system-page

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { callsOf, newStaff } from '../../../test/support/staff-accounts.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createNotes, keptNotes } from './notes.ts';
import { createPresence } from './presence.ts';
import { shownReplicas } from './standing.ts';
import { createVendorHealth } from './vendor-health.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  call = callsOf(server, await newStaff(server, db, 'operator'));
});
afterAll(() => server.close());

const presence = (role: 'all' | 'api' | 'worker') =>
  createPresence({ database: db.database, clock, processId: newId(), facts: { role, version: '1.2.3', host: 'one' } });
const state = async () => (await call('staffSystem', {})).value;

test('standbys are read out in whole numbers', () => {
  const following = { server: 'core' as const, name: 'baize_b', state: 'streaming', isSynchronous: true };
  const standing = { isDemanded: true, fault: null, replicas: [{ ...following, lagBytes: 12.4, lagMs: 1.6 }] };
  expect(shownReplicas(standing)).toEqual({ fault: null, following: [{ ...following, lagBytes: 12, lagMs: 2 }] });
});

test('a process gives signs of life, falls silent without them, and leaves when it ends', async () => {
  const [worker, api] = [presence('worker'), presence('api')];
  await worker.tick.work();
  clock.advanceMs(1_000);
  await api.tick.work();
  expect((await state()).processes).toMatchObject([
    { role: 'worker', version: '1.2.3', host: 'one', isSilent: false },
    { role: 'api', isSilent: false },
  ]);
  clock.advanceMs(59_500);
  await api.tick.work();
  expect((await state()).processes.map(({ isSilent }) => isSilent)).toEqual([true, false]);
  await api.leave();
  await api.tick.work();
  expect((await state()).processes).toHaveLength(1);
  await worker.leave();
  expect((await state()).processes).toEqual([]);
});

test('database, jobs, messages, audits and seals are shown as they stand in the tables', async () => {
  await db.owner.query(
    `insert into calendar_runs (kind, subject, period_key, zone, starts_at, ends_at, status, due_at)
     select 'wages', 'x', k, 'UTC', now(), now(), s, $1::timestamptz - interval '1 hour' from (values ('a', 'waiting'), ('b', 'failed')) t(k, s)`,
    [clock.now()],
  );
  await db.owner.query(
    `insert into bookkeeper_runs (kind, subject, began_at, ended_at, next, findings, told)
     values ('full', '', $1, $2, '1', 0, '[]'), ('full', '', $1, $2, '1', 2, '["one", "two"]')`,
    [new Date(clock.now().getTime() - 5_000), clock.now()],
  );
  const told = await state();
  expect(told.database).toMatchObject({ fault: null });
  expect(Number(told.database.sizeBytes)).toBeGreaterThan(1_000_000);
  expect(told.jobs).toMatchObject({ failed: 1 });
  expect(told.jobs.late).toBeGreaterThanOrEqual(1);
  expect(told.messages.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  expect(told.audits.find(({ kind }) => kind === 'full')).toMatchObject({
    ...{ findings: 2, sentences: ['one', 'two'], durationMs: 5_000 },
  });
});

test('an unexpected error is found by the number that was shown, without what was sent', async () => {
  await db.owner.query('alter table feedback rename to feedback_gone');
  const sent = await server.call('staffFeedback' as never, { data: {} } as never, { token: await tokenOf() });
  await db.owner.query('alter table feedback_gone rename to feedback');
  expect(sent.message).toBe('internal_error');
  const { reference } = sent.value as unknown as { reference: string };
  await expect
    .poll(async () => (await call('staffErrors', { data: { reference: ` ${reference.toUpperCase()} ` } })).value.rows)
    .toMatchObject([{ reference, place: 'GET /wps/staff/service/feedback' }]);
  expect((await call('staffErrors', { data: { reference: 'nobody' } })).value.total).toBe(0);
});
const tokenOf = async () => (await newStaff(server, db, 'unlucky')).token;

test('alarms and errors are kept up to a thousand each, and a flood writes sixty a minute', async () => {
  const notes = createNotes({ database: db.database, clock, newId });
  await db.owner.query(
    `insert into alarms select gen_random_uuid(), 'old', '{}', $1::timestamptz - interval '1 day' from generate_series(1, 1010)`,
    [clock.now()],
  );
  for (let count = 0; count < 100; count += 1) notes.alarm({ code: 'payout_held', detail: { amount: '1' } });
  for (let count = 0; count < 100; count += 1)
    notes.error(new Error('\0 zero'), { reference: `r${count}`, place: 'x' });
  await notes.settled();
  const { total, rows } = (await call('staffAlarms', { data: {} })).value;
  expect(total).toBe(keptNotes);
  expect(rows[0]).toMatchObject({ code: 'payout_held', detail: { amount: '1' } });
  expect((await call('staffAlarms', { data: { code: 'payout_held' } })).value.total).toBe(60);
  clock.advanceMs(60_000);
  notes.error('no error', { reference: 'later', place: 'x' });
  await notes.settled();
  expect((await call('staffErrors', { data: { reference: 'later' } })).value.rows).toMatchObject([
    { message: 'no error' },
  ]);
});

test('what vendors are answered is added up over processes, by minutes of the last hour', async () => {
  const [one, other] = [0, 0].map(() => createVendorHealth({ database: db.database, clock }));
  const heard = (code: string, durationMs: number, at = one) => at?.heard({ vendor: 'BAIZE', code, durationMs });
  heard('OK', 10);
  heard('LIMIT_REACHED', 20);
  heard('THROWN', 60, other);
  await one?.write();
  await other?.write();
  const row = async () =>
    (await call('staffVendorHealth', {})).value.rows.find(({ vendorCode }) => vendorCode === 'BAIZE');
  expect(await row()).toMatchObject({ calls: 3, refusals: 1, errors: 1, meanMs: 30, maxMs: 60 });
  expect((await row())?.bars.reduce((sum, { calls }) => sum + calls, 0)).toBe(3);
  expect((await row())?.bars.at(-1)).toEqual({ calls: 3, errors: 1 });
  clock.advanceMs(61 * 60_000);
  call = callsOf(server, await newStaff(server, db, 'later'));
  expect(await row()).toMatchObject({ calls: 0, lastAt: null });
});

test('who looks after one brand sees nothing of the installation', async () => {
  const { rows } = await db.owner.query('select id from brands limit 1');
  const local = callsOf(server, await newStaff(server, db, 'local', { brandId: rows[0].id }));
  for (const name of ['staffSystem', 'staffErrors', 'staffAlarms', 'staffVendorHealth'] as const)
    expect((await local(name, { data: {} } as never)).message, name).toBe('operation_not_allowed');
});
