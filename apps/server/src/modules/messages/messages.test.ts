// @covers member-messages unread-messages

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newReader, pageOf, type Reader, useMessages } from './messages.fixture.ts';

const harness = useMessages();
let reader: Reader;
let other: Reader;
beforeEach(async () => {
  [reader, other] = [await newReader(harness), await newReader(harness)];
});

const paid = (memberId: string, reference: string = randomUUID()) => ({
  memberId,
  kind: 'depositPaid' as const,
  reference,
  params: { amount: '12.50', currency: 'PLY' },
});
const notify = (to: Reader = reader, reference?: string) =>
  harness.messages.send(harness.database, paid(to.member.id, reference));
const unreadOf = async (whose: Reader) => {
  const answer = await harness.messages.routes.unreadCount(whose);
  return answer.ok && answer.value.unread;
};
const idsOf = async (whose: Reader) => (await pageOf(harness, whose)).list.map(({ messageId }) => messageId);

test('what is told twice under a reference of a kind is told once; another kind or member has its own', async () => {
  await notify(reader, 'order 1');
  await notify(reader, 'order 1');
  await notify(other, 'order 1');
  await harness.messages.send(harness.database, {
    ...paid(reader.member.id, 'order 1'),
    kind: 'depositReversed',
    params: { amount: '12.50', currency: 'PLY' },
  });
  const { list } = await pageOf(harness, reader);
  expect(list.map(({ kind }) => kind).sort()).toEqual(['depositPaid', 'depositReversed']);
  expect(list.find(({ kind }) => kind === 'depositPaid')).toMatchObject({
    params: { amount: '12.50', currency: 'PLY' },
    written: null,
    isRead: false,
  });
  expect((await pageOf(harness, other)).total).toBe(1);
});

test('the statement writes the same row, and a transaction that is undone leaves none', async () => {
  const { text, values } = harness.messages.statement(paid(reader.member.id, 'by statement'));
  await harness.owner.query(text, [...values]);
  await harness.owner.query(text, [...values]);
  expect((await pageOf(harness, reader)).total).toBe(1);
  const undone = harness.database.transaction().execute(async (transaction) => {
    await harness.messages.send(transaction, paid(reader.member.id));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await pageOf(harness, reader)).total).toBe(1);
});

test('read, read all and deleted count for one’s own messages alone', async () => {
  await notify();
  harness.clock.advanceMs(1_000);
  await notify();
  await notify(other);
  expect(await unreadOf(reader)).toBe(2);
  const [latest = '', first = ''] = await idsOf(reader);
  const [foreign = ''] = await idsOf(other);
  const { routes } = harness.messages;
  const read = await routes.messagesRead({ ...reader, body: { messageIds: [first, foreign] } });
  expect(read).toEqual({ ok: true, value: { unread: 1 } });
  expect(await unreadOf(other)).toBe(1);
  await routes.messagesDelete({ ...reader, body: { messageIds: [latest, foreign] } });
  expect(await idsOf(reader)).toEqual([first]);
  expect(await idsOf(other)).toEqual([foreign]);
  expect(await unreadOf(reader)).toBe(0);
});

test('“read all” leaves what came after the list was shown', async () => {
  await notify();
  const { asOf } = await pageOf(harness, reader);
  harness.clock.advanceMs(1);
  await notify();
  const answer = await harness.messages.routes.messagesReadAll({ ...reader, body: { until: asOf } });
  expect(answer).toEqual({ ok: true, value: { unread: 1 } });
  expect((await pageOf(harness, reader)).list.map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('pages hold what they are asked for, the latest first, and no message twice', async () => {
  for (let count = 0; count < 5; count += 1) await notify();
  const page = async (pageNo: number) => {
    const answer = await harness.messages.routes.messages({
      ...reader,
      data: { pageNo, pageSize: 2, language: 'TY' },
    });
    return answer.ok ? answer.value : null;
  };
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages[0]).toMatchObject({ total: 5, totalPages: 3, unread: 5 });
  expect(new Set(pages.flatMap((each) => each?.list.map(({ messageId }) => messageId))).size).toBe(5);
});

test('counts of several members are read at once', async () => {
  await notify();
  const counts = await harness.messages.unreadOf([reader.member.id, other.member.id]);
  expect([...counts]).toEqual([[reader.member.id, 1]]);
});

test('a message that was deleted 30 days ago loses its words, and is still not told again', async () => {
  await notify(reader, 'old');
  const messageIds = await idsOf(reader);
  await harness.messages.routes.messagesDelete({ ...reader, body: { messageIds } });
  const words = async () =>
    (await harness.owner.query('select params from messages where member_id = $1', [reader.member.id])).rows;
  harness.clock.advanceMs(30 * 24 * 60 * 60_000 - 1);
  await harness.messages.purge();
  expect(await words()).toMatchObject([{ params: { amount: '12.50' } }]);
  harness.clock.advanceMs(2);
  await harness.messages.purge();
  expect(await words()).toEqual([{ params: {} }]);
  await notify(reader, 'old');
  expect(await idsOf(reader)).toEqual([]);
});
