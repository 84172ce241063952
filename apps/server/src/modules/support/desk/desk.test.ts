// @covers service-desk service-rating service-hours feedback-answers

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let staff: { token: string };
let ownId: string;
/** A colleague who may answer chats and nothing else. */
let colleagueId: string;
let serial = 0;

const insertStaff = async (username: string, role: string, brandId: string | null) => {
  const { rows } = await db.owner.query<{ id: string }>(
    `with added as (insert into staff (id, brand_id, username, password_hash, created_at)
       select gen_random_uuid(), $3::uuid, $1, password_hash, now() from staff where username = 'demostaff' returning id),
     granted as (insert into staff_role_grants select added.id, r.id from added, staff_roles r where r.name = $2)
     select id from added`,
    [username, role, brandId],
  );
  return rows[0]?.id ?? '';
};

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = { token: await server.signInStaff() };
  ownId = (await server.call('staffInfo', {}, staff)).value.id;
  colleagueId = await insertStaff('colleague', 'Support', null);
});
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  clock.advanceMs(60_000);
  await db.owner.query(`update service_chats set state = 'closed', waiting_since = null, holder_id = null`);
});

const openedChat = async (name: string) => {
  const owner = { token: await server.register(`${name}${serial}`) };
  const { chatId } = (await server.call('chatOpen', { body: { language: 'TY' } }, owner)).value;
  await write(owner);
  return { owner, chatId };
};
const write = (owner: { token: string }) =>
  server.call('chatSend', { body: { messageId: randomUUID(), text: 'Where is my money?' } }, owner);
const answer = (chatId: string) =>
  server.call('staffChatSend', { params: { chatId }, body: { messageId: randomUUID(), text: 'On its way.' } }, staff);
const close = (chatId: string) =>
  server.call('staffChatState', { params: { chatId }, body: { state: 'closed' } }, staff);
const hand = (chatId: string, staffId: string | null) =>
  server.call('staffChatHolder', { params: { chatId }, body: { staffId } }, staff);
const listed = async (holder: 'all' | 'mine' | 'nobody') =>
  (await server.call('staffChats', { data: { holder } }, staff)).value.list;
const status = async (owner: { token: string }) => (await server.call('chatStatus', {}, owner)).value;
const rate = (owner: { token: string }, rating: number, comment = '') =>
  server.call('chatRate', { body: { rating, comment } }, owner);
const figures = async () => (await server.call('staffServiceFigures', { data: { days: 1 } }, staff)).value;

test('who answers first holds the chat; it is handed over, left, and held by nobody once it is closed', async () => {
  const { owner, chatId } = await openedChat('held');
  expect(await listed('nobody')).toMatchObject([{ chatId, holder: null }]);
  await answer(chatId);
  expect(await listed('mine')).toMatchObject([{ chatId, holder: { staffId: ownId, username: 'demostaff' } }]);
  expect((await hand(chatId, colleagueId)).success).toBe(true);
  expect(await listed('mine')).toEqual([]);
  expect(await listed('all')).toMatchObject([{ holder: { username: 'colleague' } }]);
  // An answer of somebody else does not take it away.
  await answer(chatId);
  expect(await listed('all')).toMatchObject([{ holder: { staffId: colleagueId } }]);
  const { list } = (await server.call('staffChatColleagues', {}, staff)).value;
  expect(list).toContainEqual({ staffId: colleagueId, username: 'colleague', heldChats: 1 });
  expect((await hand(chatId, null)).success).toBe(true);
  expect(await listed('nobody')).toHaveLength(1);
  await hand(chatId, colleagueId);
  await close(chatId);
  await write(owner);
  expect(await listed('nobody')).toMatchObject([{ chatId }]);
});

test('a chat is handed to nobody who cannot answer it', async () => {
  const { chatId } = await openedChat('refused');
  const elsewhere = await insertBrand(db.owner, `desk${serial}`);
  const stranger = await insertStaff('stranger', 'Support', elsewhere.id);
  const gone = await insertStaff('gone', 'Support', null);
  await db.owner.query('update staff set ended_at = now() where id = $1', [gone]);
  const idle = await insertStaff('idle', 'No such role', null);
  for (const id of [stranger, gone, idle, randomUUID()]) expect((await hand(chatId, id)).message).toBe('not_found');
  expect(await listed('nobody')).toHaveLength(1);
});

test('who waits sees how many come first: VIP ones, then who waits longer', async () => {
  const first = await openedChat('first');
  clock.advanceMs(1_000);
  const second = await openedChat('second');
  clock.advanceMs(1_000);
  const vip = await openedChat('vip');
  await db.owner.query(`update service_chats set service = 'VIP' where id = $1`, [vip.chatId]);
  expect((await status(vip.owner)).waitingBefore).toBe(0);
  expect((await status(first.owner)).waitingBefore).toBe(1);
  expect((await status(second.owner)).waitingBefore).toBe(2);
  // To write again does not put one back, an answer ends the wait.
  await write(first.owner);
  expect((await status(first.owner)).waitingBefore).toBe(1);
  await answer(vip.chatId);
  expect((await status(vip.owner)).waitingBefore).toBeNull();
  expect((await status(first.owner)).waitingBefore).toBe(0);
});

test('waits are counted from the first message without an answer to the answer', async () => {
  const before = (await figures()).total.waits;
  const { owner, chatId } = await openedChat('patient');
  clock.advanceMs(40_000);
  await write(owner);
  expect((await figures()).waitingNow).toBe(1);
  clock.advanceMs(50_000);
  await answer(chatId);
  await answer(chatId);
  const { total, byStaff, waitingNow } = await figures();
  expect(total.waits).toBe(before + 1);
  expect(waitingNow).toBe(0);
  expect(byStaff).toMatchObject([{ username: 'demostaff', waits: before + 1 }]);
  const { rows } = await db.owner.query<{ s: number }>(
    'select extract(epoch from answered_at - waited_since)::int as s from service_waits where chat_id = $1',
    [chatId],
  );
  expect(rows).toEqual([{ s: 90 }]);
});

test('a closed chat is rated once for each time it was closed, within seven days', async () => {
  const { owner, chatId } = await openedChat('pleased');
  await answer(chatId);
  expect((await rate(owner, 5)).message).toBe('already_decided');
  await close(chatId);
  expect((await status(owner)).canRate).toBe(true);
  expect((await rate(owner, 4, ' Friendly, slow. ')).success).toBe(true);
  expect((await rate(owner, 4, 'Friendly, slow.')).success).toBe(true);
  expect((await rate(owner, 1)).message).toBe('already_decided');
  expect((await status(owner)).canRate).toBe(false);
  const { total, comments } = await figures();
  expect(total).toMatchObject({ ratings: 1, meanRating: 4 });
  expect(comments).toMatchObject([{ chatId, username: 'demostaff', rating: 4, comment: 'Friendly, slow.' }]);
  await write(owner);
  await answer(chatId);
  await close(chatId);
  expect((await status(owner)).canRate).toBe(true);
  await db.owner.query(`update service_chats set closed_at = closed_at - interval '8 days' where id = $1`, [chatId]);
  expect((await status(owner)).canRate).toBe(false);
  expect((await rate(owner, 5)).message).toBe('already_decided');
});

test.each([0, 6, 4.5])('a rating of %d is refused at its field', async (rating) => {
  const { owner, chatId } = await openedChat('wrong');
  await close(chatId);
  expect(await rate(owner, rating)).toMatchObject({ message: 'invalid_input', value: { fields: { rating: {} } } });
});

const save = (id: string, code: string, version = 0, text = 'Thank you for waiting.') =>
  server.call(
    'staffQuickAnswerSave',
    { params: { quickAnswerId: id }, body: { code, texts: [{ language: 'TY', text }], version } },
    staff,
  );

test('quick answers: one name each, over the version that was read, kept in the audit log', async () => {
  const id = randomUUID();
  expect((await save(id, 'thanks')).value).toEqual({ version: 1 });
  expect((await save(randomUUID(), 'thanks')).message).toBe('name_taken');
  expect((await save(id, 'thanks', 0)).message).toBe('already_decided');
  expect((await save(randomUUID(), 'other', 3)).message).toBe('not_found');
  expect((await save(id, 'thank-you', 1, 'Thanks!')).value).toEqual({ version: 2 });
  const { list } = (await server.call('staffQuickAnswers', {}, staff)).value;
  expect(list).toMatchObject([{ code: 'thank-you', texts: [{ language: 'TY', text: 'Thanks!' }], version: 2 }]);
  const twice = [
    { language: 'TY' as const, text: 'a' },
    { language: 'TY' as const, text: 'b' },
  ];
  const params = { quickAnswerId: id };
  const doubled = await server.call(
    'staffQuickAnswerSave',
    { params, body: { code: 'x', texts: twice, version: 2 } },
    staff,
  );
  expect(doubled).toMatchObject({ message: 'invalid_input', value: { fields: { texts: {} } } });
  expect((await server.call('staffQuickAnswerRemove', { params }, staff)).success).toBe(true);
  expect((await server.call('staffQuickAnswerRemove', { params }, staff)).message).toBe('not_found');
  const { rows } = await db.owner.query(`select act from audit_log where subject = $1 order by seq`, [
    `quickAnswer:${id}`,
  ]);
  expect(rows.map(({ act }) => act)).toEqual(['saveQuickAnswer', 'saveQuickAnswer', 'removeQuickAnswer']);
});

test('staff of a brand reaches nothing of another', async () => {
  const { chatId } = await openedChat('far');
  const id = randomUUID();
  await save(id, 'near');
  const other = await insertBrand(db.owner, `far${serial}`);
  await db.owner.query('update service_chats set brand_id = $2 where id = $1', [chatId, other.id]);
  await db.owner.query('update quick_answers set brand_id = $2 where id = $1', [id, other.id]);
  expect((await hand(chatId, ownId)).message).toBe('chat_not_found');
  expect((await server.call('staffQuickAnswers', {}, staff)).value.list).toEqual([]);
  expect((await save(id, 'mine', 1)).message).toBe('not_found');
  expect((await save(id, 'mine', 0)).message).toBe('name_taken');
  expect((await server.call('staffQuickAnswerRemove', { params: { quickAnswerId: id } }, staff)).message).toBe(
    'not_found',
  );
});

test('hours of service say when somebody answers again', async () => {
  const setHours = (hours: object[]) =>
    db.owner
      .query(`update brands set settings = jsonb_set(settings, '{service}', $1::jsonb)`, [JSON.stringify({ hours })])
      .then(() => server.server.forgetBrands());
  const { owner } = await openedChat('early');
  expect(await status(owner)).toMatchObject({ isOpen: true, opensAt: null });
  await setHours([
    { days: [new Date(clock.now().getTime() + 2 * 86_400_000).getUTCDay() || 7], from: '09:00', to: '10:00' },
  ]);
  const { isOpen, opensAt } = await status(owner);
  expect(isOpen).toBe(false);
  expect(new Date(opensAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  await setHours([]);
});

test('a visitor who leaves an address is answered by mail, once', async () => {
  const feedbackId = randomUUID();
  const body = { feedbackId, type: 'other' as const, content: 'Do you open on Sundays?', email: 'guest@example.com' };
  expect((await server.call('feedback', { body }, {})).success).toBe(true);
  const waiting = (await server.call('staffFeedback', { data: {} }, staff)).value.rows;
  expect(waiting).toContainEqual(expect.objectContaining({ feedbackId, memberName: '', canBeAnswered: true }));
  expect(JSON.stringify(waiting)).not.toContain('guest@example.com');
  const send = () =>
    server.call('staffFeedbackAnswer', { params: { feedbackId }, body: { answer: 'Every day.' } }, staff);
  expect((await send()).success).toBe(true);
  expect((await send()).success).toBe(true);
  const { rows } = await db.owner.query<{ id: string }>('select brand_id as id from feedback where id = $1', [
    feedbackId,
  ]);
  const mails = (await server.server.outbox.latest(rows[0]?.id ?? '', 10)).filter(
    ({ to }) => to === 'guest@example.com',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('> Do you open on Sundays?');
  expect(mails[0]?.text).toContain('Every day.');
});
