import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
const dayMs = 24 * 60 * 60_000;
let server: LiveServer;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());

const open = (headers: Record<string, string> = {}) => server.call('chatOpen', { body: { language: 'TY' } }, headers);
const write = (headers: Record<string, string>) =>
  server.call('chatSend', { body: { messageId: randomUUID(), text: 'Hello?' } }, headers);
const full = { status: 429, message: 'quota_exceeded' };
/** Messages of an hour ago, behind those of a chat. */
const wroteBefore = (chatId: string, count: number) =>
  db.owner.query(
    `insert into service_messages (chat_id, seq, id, author, text, sent_at)
     select id, 1000 + n, gen_random_uuid(), 'member', 'x', last_at - interval '1 hour'
     from service_chats, generate_series(1, $2) n where id = $1`,
    [chatId, count],
  );

test('the visitors of a network open so many chats in a day, and write so much in all of them', async () => {
  const { chatToken, chatId } = (await open()).value;
  const headers = { 'chat-token': chatToken ?? '' };
  await db.owner.query(
    `insert into service_chats (id, brand_id, token_hash, network, service, state, language, opened_at, last_at, last_seq)
     select gen_random_uuid(), brand_id, decode(md5(n::text), 'hex'), network, service, state, language, opened_at, last_at, 1
     from service_chats, generate_series(1, 29) n where id = $1`,
    [chatId],
  );
  expect(await open()).toMatchObject(full);
  expect((await open(headers)).success).toBe(true);
  expect((await write(headers)).success).toBe(true);
  const { rows } = await db.owner.query('select id from service_chats where id <> $1 limit 1', [chatId]);
  await wroteBefore(rows[0].id, 600);
  expect(await write(headers)).toMatchObject(full);
  clock.advanceMs(dayMs);
  expect((await write(headers)).success).toBe(true);
  expect((await open()).success).toBe(true);
});

test('so does a member in his own chat, whatever others of his network wrote', async () => {
  const members = [{ token: await server.register('talker') }, { token: await server.register('quiet') }] as const;
  const [{ chatId }] = [(await open(members[0])).value, (await open(members[1])).value];
  expect((await write(members[0])).success).toBe(true);
  await wroteBefore(chatId, 600);
  expect(await write(members[0])).toMatchObject(full);
  expect((await write(members[1])).success).toBe(true);
  clock.advanceMs(dayMs);
});
