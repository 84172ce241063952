import { randomUUID } from 'node:crypto';
import type { ExportableList } from '@baize/contract';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openPool } from '../../../platform/database/database.ts';
import { insertMembers } from './members.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const hourMs = 3_600_000;
let jobs: pg.Pool;
let server: LiveServer;
let staff: TestStaff;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  const defaults = { connectionString: db.url, role: 'baize_app', onIdleError: () => undefined } as const;
  jobs = openPool({ ...defaults, maxConnections: 6, integersAsText: true });
  server = await openLiveServer(db, clock, { jobs });
  staff = await newStaff(server, db, 'exporter');
  call = callsOf(server, staff);
  await server.server.startJobs();
});
afterAll(async () => {
  await server.close();
  await jobs.end();
});

const request = (list: ExportableList, more: object = {}, exportId = randomUUID(), by = call) =>
  by('staffExportRequest', { body: { exportId, list, format: 'csv', ...more } });
const fileOf = (exportId: string, by = call) => by('staffExportFile', { params: { exportId }, data: { part: 1 } });

async function made(exportId: string, by = call) {
  for (let time = 0; time < 200; time += 1) {
    const row = (await by('staffExports', { data: {} })).value.rows.find((one) => one.exportId === exportId);
    if (row && row.state !== 'waiting') return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the export was not made');
}
async function linesOf(exportId: string): Promise<string[]> {
  const { base64 } = (await fileOf(exportId)).value;
  return Buffer.from(base64, 'base64').toString('utf8').split('\n');
}

describe('an export', () => {
  test('has the rows that its filters show, all of them, under the names of the contract', async () => {
    for (let count = 0; count < 30; count += 1) await server.register(`exported${count}`);
    const asked = await request('staffMembers', {
      data: { search: 'exported', sort: 'username', direction: 'asc', pageSize: 2 },
    });
    expect(asked.value.state).toBe('waiting');
    expect(await made(asked.value.exportId)).toMatchObject({ state: 'ready', rows: 30, isTruncated: false });
    const file = (await fileOf(asked.value.exportId)).value;
    expect(file.fileName).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, ...others] = await linesOf(asked.value.exportId);
    expect(head).toBe(
      `\ufeffmemberId,username,nickname,type,rankLevel,rankName,labels,isBlocked,registeredAt,lastLoginAt`,
    );
    expect(first).toContain(',exported0,');
    expect(others.filter((line) => line !== '')).toHaveLength(29);
  });

  test('of thousands of rows has each of them once', async () => {
    await insertMembers(db, 'crowd', 4_321);
    const asked = await request('staffMembers', { data: { search: 'crowd', sort: 'registeredAt' } });
    expect(await made(asked.value.exportId)).toMatchObject({ state: 'ready', rows: 4_321, isTruncated: false });
    const names = (await linesOf(asked.value.exportId)).map((line) => line.split(',')[1]);
    expect(new Set(names.filter((name) => name?.startsWith('crowd'))).size).toBe(4_321);
    await db.owner.query(`update staff_exports set state = 'expired' where id = $1`, [asked.value.exportId]);
  });

  test('holds no formula, and amounts below zero are numbers', async () => {
    const token = await server.register('formulas');
    const { id: memberId } = (await server.call('memberInfo', {}, { token })).value;
    await db.owner.query(`update members set nickname = '=HYPERLINK("x")' where id = $1`, [memberId]);
    const adjust = (amount: string, reason: string) =>
      call('staffMemberAdjust', {
        params: { memberId },
        body: { requestId: randomUUID(), amount, occasion: 'other', reason },
      });
    await adjust('5.00', '+1 for you');
    await adjust('-2.00', 'taken again');
    const members = await request('staffMembers', { data: { search: 'formulas' } });
    const lines = await request('staffMemberTransactions', { params: { memberId } });
    await made(members.value.exportId);
    await made(lines.value.exportId);
    expect((await linesOf(members.value.exportId))[1]).toContain(`"'=HYPERLINK(""x"")"`);
    const statement = (await linesOf(lines.value.exportId)).join('\n');
    expect(statement).toContain(',-2.00,5.00,3.00,');
    expect(statement).toContain(`'+1 for you`);
  });

  test('is a workbook where that is asked for', async () => {
    const asked = await request('staffGames', { format: 'xlsx' });
    await made(asked.value.exportId);
    const { base64, contentType, fileName } = (await fileOf(asked.value.exportId)).value;
    expect([fileName.endsWith('.xlsx'), contentType]).toEqual([
      true,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(Buffer.from(base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  });

  test('is made once for an id, and for nothing else', async () => {
    const exportId = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => request('staffGames', {}, exportId)));
    expect(answers.map(({ message }) => message)).toEqual(['', '', '']);
    expect((await request('staffGames', { format: 'xlsx' }, exportId)).message).toBe('repeated_with_other_content');
    await made(exportId);
    const acts = (await auditOf(db, `export:${exportId}`)).map(({ act }) => act);
    expect(acts).toEqual(['requestExport']);
  });

  test('is not asked for with filters that the list does not know', async () => {
    expect((await request('staffGames', { data: { colour: 'red' } })).value).toMatchObject({
      fields: { colour: { key: 'field_unknown' } },
    });
    expect((await request('staffMemberTransactions')).message).toBe('invalid_input');
  });

  test('a file is had by who asked for it alone, and every download is in the log', async () => {
    const asked = await request('staffGames');
    await made(asked.value.exportId);
    const other = callsOf(server, await newStaff(server, db, 'curious'));
    expect((await fileOf(asked.value.exportId, other)).message).toBe('not_found');
    expect((await other('staffExports', { data: {} })).value.rows).toEqual([]);
    expect((await fileOf(asked.value.exportId)).success).toBe(true);
    const acts = (await auditOf(db, `export:${asked.value.exportId}`)).map(({ act, actor }) => [act, actor]);
    expect(acts).toEqual([
      ['requestExport', staff.id],
      ['downloadExport', staff.id],
    ]);
  });

  test('needs the permission of its list, when it is asked for and when it is had', async () => {
    const finance = await newStaff(server, db, 'finance', { roles: ['Finance'] });
    const own = callsOf(server, finance);
    expect((await request('staffGames', {}, randomUUID(), own)).message).toBe('operation_not_allowed');
    const asked = await request('staffMembers', {}, randomUUID(), own);
    await made(asked.value.exportId, own);
    expect((await fileOf(asked.value.exportId, own)).success).toBe(true);
    await db.owner.query(`update staff_roles set permissions = array['exports.run'] where name = 'Finance'`);
    expect((await fileOf(asked.value.exportId, own)).message).toBe('not_found');
  });

  test('that waits when its owner loses the permission is not made', async () => {
    await db.owner.query(
      `update staff_roles set permissions = array['exports.run', 'members.read'] where name = 'Finance'`,
    );
    const loser = await newStaff(server, db, 'loser', { roles: ['Finance'] });
    const exportId = randomUUID();
    await db.owner.query(
      `insert into staff_exports (id, staff_id, brand_id, list, format, params, data, state, requested_at, expires_at)
       select $1, $2, id, 'staffMembers', 'csv', '{}', '{"sort":"username","direction":"asc"}', 'waiting', now(), now() + interval '1 day'
       from brands`,
      [exportId, loser.id],
    );
    await db.owner.query(`update staff_roles set permissions = array['exports.run'] where name = 'Finance'`);
    await db.owner.query(`select graphile_worker.add_job('staffExport', json_build_object('exportId', $1::text))`, [
      exportId,
    ]);
    expect((await made(exportId, callsOf(server, loser))).state).toBe('failed');
  });

  test('is thrown away after a day', async () => {
    const asked = await request('staffGames');
    await made(asked.value.exportId);
    clock.advanceMs(24 * hourMs);
    const later = callsOf(server, await newStaff(server, db, 'unused-name'));
    expect((await later('staffExports', { data: {} })).success).toBe(true);
    await db.owner.query('update staff_sessions set expires_at = $1, last_seen_at = $2', [
      new Date(clock.now().getTime() + hourMs),
      clock.now(),
    ]);
    expect((await fileOf(asked.value.exportId)).message).toBe('not_found');
  });
});
