// @covers registration-modes vip-service staff-sign-in

import { randomUUID } from 'node:crypto';
import { calls } from '@baize/contract';
import { memberChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { testPassword } from '../../../test/support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const otherHost = 'other.test';
let server: LiveServer;
let staff: { token: string };
/** Staff of another brand of the same installation. */
let stranger: { token: string; host: string };

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  await db.owner.query(`insert into brand_hosts select $1, id from brands where code = 'other_brand'`, [otherHost]);
  await db.owner.query(
    `with stranger as (
       insert into staff (id, brand_id, username, password_hash, created_at)
       select gen_random_uuid(), b.id, 'stranger', s.password_hash, now() from staff s, brands b
       where s.username = 'demostaff' and b.code = 'other_brand' returning id)
     insert into staff_role_grants select stranger.id, r.id from stranger, staff_roles r where r.name = 'Support'`,
  );
  server.server.forgetBrands();
  staff = { token: await server.signInStaff() };
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/wps/staff/session',
    headers: { host: otherHost, 'content-type': 'application/jose' },
    payload: await server.seal(JSON.stringify({ username: 'stranger', password: testPassword }), calls.staffLogin),
  });
  stranger = { token: signedIn.json().value.token, host: otherHost };
});
afterAll(() => server.close());

const openedChat = async (username: string) => {
  const token = await server.register(username);
  const { chatId } = (await server.call('chatOpen', { body: { language: 'TY' } }, { token })).value;
  const body = { messageId: randomUUID(), text: `from ${username}` };
  await server.call('chatSend', { body }, { token });
  return { token, chatId };
};
const chats = async (state: 'open' | 'closed' = 'open') =>
  (await server.call('staffChats', { data: { state } }, staff)).value.list.map(({ chatId }) => chatId);
/** As `operator.call`, under the host of the other brand. */
const strange = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  (await server.app.inject({ method, url, headers: stranger, ...(payload ? { payload } : {}) })).json();

describe('the list of chats', () => {
  test('shows who has written, the latest first, and closes and opens again', async () => {
    const older = await openedChat('older');
    clock.advanceMs(1_000);
    const newer = await openedChat('newer');
    await server.call('chatOpen', { body: { language: 'TY' } }, { token: await server.register('silent') });
    expect(await chats()).toEqual([newer.chatId, older.chatId]);
    const close = { params: { chatId: older.chatId }, body: { state: 'closed' as const } };
    expect((await server.call('staffChatState', close, staff)).success).toBe(true);
    expect(await chats()).toEqual([newer.chatId]);
    expect(await chats('closed')).toEqual([older.chatId]);
    clock.advanceMs(1_000);
    await server.call(
      'chatSend',
      { body: { messageId: randomUUID(), text: 'one more thing' } },
      { token: older.token },
    );
    expect(await chats()).toEqual([older.chatId, newer.chatId]);
  });

  test('puts a VIP that waits above all', async () => {
    const vip = await openedChat('important');
    clock.advanceMs(1_000);
    const later = await openedChat('later');
    await db.owner.query(`update service_chats set service = 'VIP' where id = $1`, [vip.chatId]);
    expect((await chats()).slice(0, 2)).toEqual([vip.chatId, later.chatId]);
    await server.call('staffChatRead', { params: { chatId: vip.chatId }, body: { upTo: 1 } }, staff);
    expect((await chats())[0]).toBe(later.chatId);
  });
});

describe('staff of another brand', () => {
  test('reaches no chat of this one', async () => {
    const { token, chatId } = await openedChat('guarded');
    const path = `/wps/staff/service/chats/${chatId}`;
    const data = `?data=${encodeURIComponent('{}')}`;
    const send = { messageId: randomUUID(), text: 'hello' };
    expect((await strange('GET', `${path}/messages${data}`)).message).toBe('chat_not_found');
    expect((await strange('POST', `${path}/messages`, send)).message).toBe('chat_not_found');
    expect((await strange('POST', `${path}/read`, { upTo: 1 })).message).toBe('chat_not_found');
    expect((await strange('POST', `${path}/state`, { state: 'closed' })).message).toBe('chat_not_found');
    expect((await strange('GET', `/wps/staff/service/chats${data}`)).value).toMatchObject({ list: [], unread: 0 });
    expect((await server.call('chatHistory', { data: {} }, { token })).value.list).toHaveLength(1);
  });

  test('reaches no feedback of this one', async () => {
    const token = await server.register('complains');
    const feedbackId = randomUUID();
    const body = { feedbackId, type: 'other' as const, content: 'something to be said' };
    expect((await server.call('feedback', { body }, { token })).success).toBe(true);
    const path = '/wps/staff/service/feedback';
    expect((await strange('GET', `${path}?data=${encodeURIComponent('{}')}`)).value.rows).toEqual([]);
    expect((await strange('POST', `${path}/${feedbackId}`, { handled: true })).message).toBe('not_found');
    const own = await server.call('staffFeedback', { data: {} }, staff);
    expect(own.value.rows).toMatchObject([{ feedbackId, memberName: 'complains', handledAt: null, imageIds: [] }]);
    await server.call('staffFeedbackHandle', { params: { feedbackId }, body: { handled: true } }, staff);
    expect((await server.call('staffFeedback', { data: {} }, staff)).value.total).toBe(0);
    expect((await server.call('staffFeedback', { data: { handled: true } }, staff)).value.total).toBe(1);
  });

  test('whose token is a member’s gets nothing', async () => {
    const token = await server.register('pretends');
    expect((await server.call('staffChats', { data: {} }, { token })).message).toBe('in_logged_login');
    expect((await server.call('balance', {}, staff)).message).toBe('in_logged_login');
    await expect(server.connect(memberChannel, { token: staff.token })).rejects.toThrow('in_logged_login');
  });
});

test('nothing failed behind all of this', () => expect(server.failures).toEqual([]));

describe('who is served how', () => {
  const shown = async (id: string) =>
    (await server.call('staffChats', { data: {} }, staff)).value.list.find((chat) => chat.chatId === id);

  test('a member of rank above 4 is served as VIP, others by live chat', async () => {
    const { token, chatId } = await openedChat('ranked');
    expect((await shown(chatId))?.csType).toBe('CHAT');
    const { id } = (await server.call('memberInfo', {}, { token })).value;
    const askedAsVip = async () =>
      (await server.call('chatOpen', { body: { language: 'TY', csType: 'VIP' } }, { token })).value.csType;
    await server.server.identity.setStanding(id, { rankLevel: 4 });
    expect(await askedAsVip()).toBe('CHAT');
    await server.server.identity.setStanding(id, { rankLevel: 5 });
    expect(await askedAsVip()).toBe('VIP');
  });

  test('who came in by mobile number is named by it, masked', async () => {
    const { token, chatId } = await openedChat('numbered');
    const { id } = (await server.call('memberInfo', {}, { token })).value;
    await db.owner.query(`update members set named_by_mobile = true, nickname = '+63••••••4567' where id = $1`, [id]);
    expect((await shown(chatId))?.memberName).toBe('+63••••••4567');
  });
});
