// @covers report-schedules

import { randomUUID } from 'node:crypto';
import type { StaffPermission } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../../../test/support/factories.ts';
import { newId } from '../../../../platform/crypto/ids.ts';
import { createSmtpDelivery } from '../../../outbox/index.ts';
import { type MailPeer, openMailPeer } from '../../../outbox/mail-peer.fixture.ts';
import { useOutbox } from '../../../outbox/outbox.fixture.ts';
import { createSavedReports } from './index.ts';

const harness = useOutbox();
const { clock } = harness;
const zone = 'Asia/Manila';
const question = { figures: ['registrations', 'ngr'], by: ['day'], span: 'yesterday' } as const;
const all: readonly StaffPermission[] = ['reports.read', 'exports.run'];
const address = 'analyst@example.com';
let peer: MailPeer;
let box: ReturnType<typeof harness.open>;
/** What each account may do just now. */
const rights = new Map<string, readonly StaffPermission[]>();
beforeAll(async () => {
  peer = await openMailPeer();
  clock.jumpMs(Date.parse('2026-03-02T00:00:00Z') - clock.now().getTime());
});
afterAll(() => peer.close());
beforeEach(async () => {
  peer.received.length = 0;
  await harness.owner.query('update report_schedules set ended_at = now() where ended_at is null');
  const from = 'Reports <reports@example.com>';
  box = harness.open({ sms: null, mail: createSmtpDelivery({ url: `smtp://127.0.0.1:${peer.port}`, from }) });
});

const saved = () =>
  createSavedReports({
    database: harness.database,
    reportsDatabase: harness.database,
    clock,
    newId,
    auditLog: { append: async () => undefined as never },
    // Sealed as they are: the tests ask for no secret.
    secretBox: { open: async (text) => text },
    outbox: box,
    brands: {
      settingsOf: async () => ({ timeZone: zone }),
      introductionOf: async () => ({ name: 'Test', defaultLanguage: 'EN' }),
      publicOriginOf: async () => 'https://test.example',
    },
    staffAt: async (id, brandId) => {
      const permissions = rights.get(id);
      return permissions ? { id, brandId, permissions, permissionsEverywhere: [], forAllBrands: false } : null;
    },
  });

async function newStaff(email: string | null = address, brandId = harness.brandId) {
  const id = newId();
  await harness.owner.query(
    'insert into staff (id, brand_id, username, created_at, sealed_email) values ($1, $2, $3, now(), $4)',
    [id, brandId, id, email],
  );
  rights.set(id, all);
  return { id, brandId, permissions: all, permissionsEverywhere: [], forAllBrands: false };
}
type Staff = Awaited<ReturnType<typeof newStaff>>;
type Routes = ReturnType<typeof saved>['routes'];
const call = <N extends keyof Routes>(staff: Staff, name: N, request: object = {}) =>
  saved().routes[name]({ staff, ip: '127.0.0.1', ...request } as never) as unknown as ReturnType<Routes[N]>;

async function keep(staff: Staff, more: object = {}) {
  const reportId = randomUUID();
  const body = { reportId, name: 'New members', question, isShared: false, ...more };
  expect(await call(staff, 'staffSavedReportKeep', { body })).toMatchObject({ ok: true });
  return reportId;
}
async function schedule(staff: Staff, reportId: string, more: object = {}) {
  const body = { scheduleId: randomUUID(), reportId, cadence: 'D', hour: 9, format: 'csv', ...more };
  return { ...(await call(staff, 'staffReportScheduleSet', { body })), scheduleId: body.scheduleId };
}
/** Nine o’clock and some minutes of the next day in Manila. */
const nextMorning = () => {
  const now = clock.now();
  const day = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  clock.jumpMs(Date.parse(`${day}T01:05:00Z`) - now.getTime());
};
/** Does what is due, as a process does it. */
async function work() {
  await saved().enqueueDue();
  const { rows } = await harness.owner.query(`select id from report_runs where state = 'waiting'`);
  for (const { id } of rows) await saved().job.run({ runId: id });
  await box.work();
  return rows.length;
}
const runsOf = async (staff: Staff) => {
  const answer = await call(staff, 'staffReportRuns', {
    data: { page: 1, pageSize: 25, sort: 'dueAt', direction: 'desc' },
  });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.rows;
};

test('a report comes by mail in its hour, once, with the file of its days', async () => {
  const staff = await newStaff();
  const { ok } = await schedule(staff, await keep(staff));
  expect(ok).toBe(true);
  expect(await work()).toBe(0);
  nextMorning();
  expect(await work()).toBe(1);
  expect(await work()).toBe(0);
  expect(peer.received.map(({ to }) => to)).toEqual([[address]]);
  const [mail] = peer.received;
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  expect(mail?.email.subject).toBe(`Test: New members, ${yesterday} to ${yesterday}`);
  expect(mail?.email.text).toContain('https://test.example/console/reports/scheduled');
  const [file] = mail?.email.attachments ?? [];
  expect([file?.filename, file?.mimeType]).toEqual([`report-${yesterday}-${yesterday}.csv`, 'text/csv']);
  expect(
    Buffer.from(file?.content as ArrayBuffer)
      .toString('utf8')
      .split('\n')[0],
  ).toBe('\ufeffday,currency,registrations,ngr');
  expect(await runsOf(staff)).toMatchObject([{ name: 'New members', state: 'sent', reason: null, rows: 0 }]);
});

test('a run that is done by two processes, or again after a kill, sends one mail', async () => {
  const staff = await newStaff();
  await schedule(staff, await keep(staff), { format: 'xlsx' });
  nextMorning();
  await Promise.all([saved().enqueueDue(), saved().enqueueDue()]);
  const { rows } = await harness.owner.query(`select id from report_runs where staff_id = $1`, [staff.id]);
  expect(rows).toHaveLength(1);
  const run = () => saved().job.run({ runId: rows[0].id });
  await Promise.all([run(), run()]);
  await run();
  await box.work();
  expect(peer.received.filter(({ email }) => email.attachments[0]?.filename?.endsWith('.xlsx'))).toHaveLength(1);
});

test('after a stop of days the last morning alone is made up for', async () => {
  const staff = await newStaff();
  await schedule(staff, await keep(staff));
  for (let day = 0; day < 4; day += 1) nextMorning();
  await work();
  expect((await runsOf(staff)).map(({ dueAt }) => dueAt.slice(0, 13))).toEqual([
    clock.now().toISOString().slice(0, 13),
  ]);
});

test('who has lost a permission, the report or the account gets nothing, and it is said why', async () => {
  const owner = await newStaff();
  const reportId = await keep(owner, { isShared: true });
  const losers = [await newStaff(), await newStaff(), await newStaff()];
  for (const staff of losers) expect((await schedule(staff, reportId)).ok).toBe(true);
  const [reads, left, unshared] = losers as [Staff, Staff, Staff];
  rights.set(reads.id, ['reports.read']);
  rights.delete(left.id);
  await keep(owner, { reportId, isShared: false });
  nextMorning();
  await work();
  const reasons = await Promise.all(losers.map(async (staff) => (await runsOf(staff)).map(({ reason }) => reason)));
  expect(reasons).toEqual([['permission'], ['permission'], ['report']]);
  expect(await runsOf(unshared)).toMatchObject([{ state: 'notSent', rows: null }]);
  expect(peer.received.filter(({ email }) => email.subject?.includes('New members'))).toHaveLength(
    (await runsOf(owner)).length,
  );
});

test('a mail that no provider takes stands as not delivered', async () => {
  const staff = await newStaff();
  await schedule(staff, await keep(staff));
  nextMorning();
  peer.answer = 'refused';
  await work();
  expect(await runsOf(staff)).toMatchObject([{ state: 'leaving' }]);
  for (let time = 0; time < 4; time += 1) {
    clock.jumpMs(300_000);
    await box.work();
  }
  expect(await runsOf(staff)).toMatchObject([{ state: 'undelivered' }]);
  peer.answer = 'taken';
});

test('a schedule that was ended, or whose report was removed, is due no more', async () => {
  const staff = await newStaff();
  const [kept, removed] = [await keep(staff), await keep(staff)];
  const { scheduleId } = await schedule(staff, kept);
  await schedule(staff, removed);
  expect(await call(staff, 'staffReportScheduleEnd', { params: { scheduleId } })).toMatchObject({ ok: true });
  expect(await call(staff, 'staffSavedReportRemove', { params: { reportId: removed } })).toMatchObject({ ok: true });
  nextMorning();
  await work();
  expect(await runsOf(staff)).toEqual([]);
});

test('an account without an address schedules nothing', async () => {
  const staff = await newStaff(null);
  expect(await schedule(staff, await keep(staff))).toMatchObject({ ok: false, message: 'staff_without_mail' });
});

test('what is another’s is not found', async () => {
  const [owner, colleague] = [await newStaff(), await newStaff()];
  const elsewhere = await newStaff(address, (await insertBrand(harness.owner, `brand_${Date.now()}`)).id);
  const shared = await keep(owner, { isShared: true });
  const own = await keep(owner);
  const { scheduleId } = await schedule(owner, shared);
  const notFound = { ok: false, message: 'not_found' };
  for (const other of [colleague, elsewhere]) {
    const body = { reportId: shared, name: 'Mine', question, isShared: false };
    expect(await call(other, 'staffSavedReportKeep', { body })).toMatchObject(notFound);
    expect(await call(other, 'staffSavedReportRemove', { params: { reportId: shared } })).toMatchObject(notFound);
    expect(await schedule(other, own)).toMatchObject(notFound);
    expect(await schedule(other, shared, { scheduleId })).toMatchObject(notFound);
    expect(await call(other, 'staffReportScheduleEnd', { params: { scheduleId } })).toMatchObject(notFound);
    expect(await runsOf(other)).toEqual([]);
  }
  const names = async (staff: Staff) => {
    const answer = await call(staff, 'staffSavedReports');
    return answer.ok ? answer.value.reports.map(({ reportId, isOwn }) => [reportId, isOwn]) : [];
  };
  expect(await names(colleague)).toEqual([[shared, false]]);
  expect(await names(elsewhere)).toEqual([]);
});

test('a report that has no value, or too many days, is not saved', async () => {
  const staff = await newStaff();
  const wrong = [
    { ...question, figures: ['players'], by: ['game'] },
    { ...question, span: 'between', from: '2016-01-01', to: '2026-01-01' },
  ];
  for (const asked of wrong) {
    const body = { reportId: randomUUID(), name: 'Wrong', question: asked, isShared: false };
    await expect(call(staff, 'staffSavedReportKeep', { body })).rejects.toMatchObject({ key: 'invalid_input' });
  }
});
