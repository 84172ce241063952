// @covers security-events

import { calls } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { testPassword } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());
beforeEach(() => {
  server.securityLines.length = 0;
  server.failures.length = 0;
});

const kinds = () => server.securityLines.map(({ security }) => security);
const audited = async (act: string) =>
  (await db.owner.query('select actor_kind, actor, subject, after from audit_log where act = $1 order by seq', [act]))
    .rows;
const idOf = async (table: 'members' | 'staff', username: string): Promise<string> =>
  (await db.owner.query(`select id from ${table} where username = $1`, [username])).rows[0].id;
const logIn = (username: string, password: string) => server.call('login', { body: { username, password } });
const signIn = (username: string, password: string) => server.call('staffLogin', { body: { username, password } });
async function countOf(kind: string): Promise<number> {
  const line = (await server.metrics.text())
    .split('\n')
    .find((text) => text.startsWith(`baize_security_events_total{kind="${kind}"}`));
  return Number(line?.split(' ')[1] ?? 0);
}

test('failed logins and lockouts are reported, of members by their id, of strangers by a pseudonym', async () => {
  await server.register('watched');
  await logIn('watched', 'a wrong password 1');
  await logIn('Secret-Typed-As-Name', 'a wrong password 1');
  const [member, stranger] = server.securityLines;
  expect(member).toMatchObject({ security: 'login_failed', subject: `member:${await idOf('members', 'watched')}` });
  expect(stranger?.subject).toMatch(/^name:[\w-]{16}$/);
  expect(JSON.stringify(server.securityLines)).not.toMatch(/Secret-Typed|wrong password|127\.0\.0\.1/i);
  await db.owner.query(`update brands set settings = settings || '{"loginCaptchaAfter": null}'`);
  server.server.forgetBrands();
  for (let time = 0; time < 10; time += 1) await logIn('barred', 'a wrong password 1');
  expect((await logIn('barred', 'a wrong password 1')).message).toBe('too_many_requests');
  expect(kinds().filter((kind) => kind === 'login_failed')).toHaveLength(12);
  expect(kinds().at(-1)).toBe('login_locked_out');
  expect(await countOf('login_failed')).toBe(12);
  expect(await countOf('login_locked_out')).toBe(1);
});

test('sign-ins of staff are in the audit log, failed ones of real accounts too; many are an alarm', async () => {
  const staffId = await idOf('staff', 'demostaff');
  await signIn('demostaff', testPassword);
  await signIn('demostaff', 'a wrong password 1');
  await signIn('nobody at all', 'a wrong password 1');
  await server.server.background.idle();
  expect(kinds().toSorted()).toEqual(['staff_sign_in_failed', 'staff_sign_in_failed', 'staff_signed_in']);
  expect(await audited('staffSignIn')).toMatchObject([
    { actor_kind: 'staff', actor: staffId, subject: `staff:${staffId}`, after: { network: '127.0.0.0/24' } },
  ]);
  expect(await audited('staffSignInFailed')).toMatchObject([
    { actor_kind: 'system', actor: 'staffLogin', subject: `staff:${staffId}` },
  ]);
  for (let time = 0; time < 11; time += 1) await signIn('barred', 'a wrong password 1');
  expect(kinds().at(-1)).toBe('staff_locked_out');
  expect(server.failures).toEqual([
    { code: 'security_burst', detail: { kind: 'staff_sign_in_failed', count: 10, windowMinutes: 30 } },
    { code: 'security_burst', detail: { kind: 'staff_locked_out', count: 1, windowMinutes: 30 } },
  ]);
});

test('what staff reads of chats and feedback is in the audit log before it is shown, each reading once', async () => {
  const token = await server.register('writer');
  const { value } = await server.call('chatOpen', { body: { language: 'TY' } }, { token });
  const text = 'canary of a chat';
  await server.call('chatSend', { body: { text, messageId: crypto.randomUUID() } } as never, { token });
  const staff = { token: await server.signInStaff() };
  const staffId = await idOf('staff', 'demostaff');
  const { rows } = await db.owner.query('select id from service_chats where member_id = $1', [
    await idOf('members', 'writer'),
  ]);
  expect(value).toBeDefined();
  const chatId = rows[0].id as string;
  server.securityLines.length = 0;
  for (let time = 0; time < 3; time += 1)
    expect((await server.call('staffChatHistory', { params: { chatId }, data: {} }, staff)).success).toBe(true);
  await server.call('staffFeedback', { data: { handled: false } } as never, staff);
  await server.call('staffChats', { data: { state: 'open' } } as never, staff);
  expect(kinds()).toEqual(['staff_read_chat', 'staff_read_feedback', 'staff_read_chat']);
  const actor = { actor_kind: 'staff', actor: staffId };
  expect(await audited('readChat')).toMatchObject([
    { ...actor, subject: `chat:${chatId}` },
    { ...actor, subject: 'chats:open:1' },
  ]);
  expect(await audited('readFeedback')).toMatchObject([{ ...actor, subject: 'feedback:open:1' }]);
  expect(JSON.stringify(server.securityLines)).not.toContain('canary');
  clock.advanceMs(15 * 60_000);
  await server.call('staffChatHistory', { params: { chatId }, data: {} }, staff);
  expect(await audited('readChat')).toHaveLength(3);
});

test('encrypted bodies that are refused or sent twice are reported with their call and the reason', async () => {
  const { method, path } = calls.login;
  const send = (payload: string) =>
    server.app.inject({ method, url: path, headers: { 'content-type': 'application/jose' }, payload });
  const body = await server.seal(JSON.stringify({ username: 'x', password: 'a wrong password 1' }));
  for (const payload of [body, body, 'rubbish']) await send(payload);
  expect(server.securityLines.filter(({ security }) => security.startsWith('encrypted'))).toMatchObject([
    { security: 'encrypted_body_replayed', call: 'login', reason: 'encrypted_body_replayed', network: '127.0.0.0/24' },
    { security: 'encrypted_body_refused', call: 'login', reason: 'encrypted_body_unreadable' },
  ]);
});

test('a vendor’s call without a right signature is reported', async () => {
  const response = await fetch(`${server.url}/wallet/v1/debit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(401);
  expect(server.securityLines).toMatchObject([
    { security: 'vendor_call_refused', command: 'debit', reason: 'no_signature', network: '127.0.0.0/24' },
  ]);
});
