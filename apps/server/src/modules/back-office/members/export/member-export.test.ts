// @covers member-export

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../../test/support/test-database.ts';
import { leftOut, sections } from './sections.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'a request under the data protection law';
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
let memberId: string;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  call = callsOf(server, await newStaff(server, db, 'privacy'));
  const token = await server.register('asksforall');
  memberId = (await server.call('memberInfo', {}, { token })).value.id;
});
afterAll(() => server.close());

const begin = async (by = call) =>
  (await by('staffMemberExportBegin', { params: { memberId }, body: { reason } })).value;
const part = (exportId: string, section: string, after?: string[], by = call) =>
  by('staffMemberExportPart', {
    params: { memberId, exportId },
    data: { section, ...(after === undefined ? {} : { after }) },
  });

test('every table that names members is read out, or the reason is given', async () => {
  const { rows } = await db.owner.query(
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'member_id' and table_type = 'BASE TABLE'`,
  );
  const tables = rows.map((row) => row.table_name as string).filter((name) => !/^pg_/.test(name));
  const read = sections.map(({ name }) => name);
  expect(tables.filter((name) => !read.includes(name) && !(name in leftOut))).toEqual([]);
  expect(read.filter((name) => name in leftOut)).toEqual([]);
});

test('every part can be had whole, opened and without secrets, and the log keeps who asked and why', async () => {
  const { exportId, username, sections: names } = await begin();
  expect(username).toBe('asksforall');
  for (const name of names) {
    const answer = await part(exportId, name);
    expect([name, answer.message]).toEqual([name, '']);
    expect(JSON.stringify(answer.value.rows)).not.toMatch(/"(token_hash|password_hash|sealed_\w+)"/);
  }
  const member = (await part(exportId, 'members')).value.rows;
  expect(member).toMatchObject([{ username: 'asksforall' }]);
  expect(await auditOf(db, `member:${memberId}`)).toMatchObject([{ act: 'exportMember', reason }]);
});

test('what was said in chats is read out, of the member alone and without who of the staff answered', async () => {
  const chatOf = async (owner: string | null) => {
    const { rows } = await db.owner.query(
      `insert into service_chats (id, brand_id, member_id, token_hash, service, state, language, opened_at, last_at, last_seq)
       select gen_random_uuid(), brand_id, $1, $2, 'CHAT', 'open', 'TY', now(), now(), 1 from members limit 1 returning id`,
      [owner, owner === null ? Buffer.from('a hash') : null],
    );
    await db.owner.query(
      `insert into service_messages (chat_id, seq, id, author, text, sent_at) values ($1, 1, gen_random_uuid(), 'member', $2, now())`,
      [rows[0].id, owner === null ? 'of a visitor' : 'where is my money'],
    );
  };
  await chatOf(memberId);
  await chatOf(null);
  const { exportId } = await begin();
  const { rows } = (await part(exportId, 'service_messages')).value;
  expect(rows).toMatchObject([{ author: 'member', text: 'where is my money' }]);
  expect(rows[0]).not.toHaveProperty('staff_id');
});

test('what was said at tables is read out, and goes when the member is erased', async () => {
  const { rows } = await db.owner.query(
    `insert into player_refs (vendor_code, member_id, player_ref) select 'BAIZE', id, 'ref of ' || id from members returning player_ref, member_id`,
  );
  const refOf = (whose: boolean) => rows.find((row) => (row.member_id === memberId) === whose)?.player_ref;
  for (const ref of [refOf(true), refOf(false) ?? 'somebody else']) {
    await db.owner.query(
      `insert into studio.chat_messages (id, brand_id, game_code, player_ref, name, body, sent_at)
       select gen_random_uuid(), brand_id, 'roulette', $1, 'a***', 'hello of ' || $1, now() from members limit 1`,
      [ref],
    );
    await db.owner.query(`insert into studio.chat_hidden_authors values ($1, 'rude')`, [ref]);
  }
  const { exportId } = await begin();
  const read = async (section: string) => (await part(exportId, section)).value.rows;
  expect(await read('studio.chat_messages')).toMatchObject([{ body: `hello of ref of ${memberId}` }]);
  expect(await read('studio.chat_hidden_authors')).toMatchObject([{ author_id: 'rude' }]);
  expect(await call('staffMemberDetailsErase', { params: { memberId }, body: { reason } })).toMatchObject({
    message: '',
  });
  expect([await read('studio.chat_messages'), await read('studio.chat_hidden_authors')]).toEqual([[], []]);
  const left = await db.owner.query('select count(*)::int as count from studio.chat_messages');
  expect(left.rows).toEqual([{ count: 1 }]);
});

test('long parts come page by page, each row once and none left out', async () => {
  await db.owner.query(
    `insert into favorites (member_id, game_id, created_at) select $1, id, now() from games on conflict do nothing`,
    [memberId],
  );
  await db.owner.query(
    `insert into messages (member_id, id, kind, reference, params, sent_at)
     select $1, gen_random_uuid(), kind, 'r' || n, params, now() from (select kind, params from messages limit 1) one, generate_series(1, 1201) n`,
    [memberId],
  );
  const total = Number(
    (await db.owner.query('select count(*) from messages where member_id = $1', [memberId])).rows[0].count,
  );
  const { exportId } = await begin();
  const seen: unknown[] = [];
  let after: string[] | null | undefined;
  do {
    const { rows, next } = (await part(exportId, 'messages', after ?? undefined)).value;
    expect(rows.length).toBeLessThanOrEqual(500);
    seen.push(...rows.map(({ id }) => id));
    after = next;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  expect((await part(exportId, 'messages', ['a', 'b'])).message).toBe('invalid_input');
  expect((await part(exportId, 'credentials')).message).toBe('not_found');
});

test('what is held about a member is read out by who began it alone, within an hour', async () => {
  const other = callsOf(server, await newStaff(server, db, 'another'));
  const { exportId } = await begin();
  expect((await part(exportId, 'members', undefined, other)).message).toBe('not_found');
  expect((await part(crypto.randomUUID(), 'members')).message).toBe('not_found');
  const stranger = { params: { memberId: crypto.randomUUID() }, body: { reason } };
  expect((await call('staffMemberExportBegin', stranger)).message).toBe('not_found');
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'elsewhere', 'Elsewhere', 'PLY', 'TY', '{}', now()`,
  );
  const { rows } = await db.owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at, upline_path)
     select gen_random_uuid(), (select id from brands where code = 'elsewhere'), 'foreign1', 'foreign1', 0, now(), upline_path from members where id = $1 returning id`,
    [memberId],
  );
  const foreign = { params: { memberId: rows[0].id as string }, body: { reason } };
  expect((await call('staffMemberExportBegin', foreign)).message).toBe('not_found');
  clock.advanceMs(3_600_000);
  expect((await part(exportId, 'members')).message).toMatch(/not_found|session_expired/);
});
