// @covers feedback-answers

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let staff: { token: string };
let member: { token: string };
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = { token: await server.signInStaff() };
});
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  clock.advanceMs(1_000);
  member = { token: await server.register(`asker${serial}`) };
});

const write = async (headers: Record<string, string> = member) => {
  const feedbackId = randomUUID();
  const body = { feedbackId, type: 'deposit' as const, content: 'Where is my deposit of Monday?' };
  expect((await server.call('feedback', { body }, headers)).success).toBe(true);
  return feedbackId;
};
const answer = (feedbackId: string, text: string) =>
  server.call('staffFeedbackAnswer', { params: { feedbackId }, body: { answer: text } }, staff);
const own = async (headers = member) => (await server.call('feedbackList', { data: {} }, headers)).value;
const messages = async () => (await server.call('messages', { data: {} }, member)).value.list;

test('the writer is told by a message and reads the answer beside what he wrote; the feedback is handled', async () => {
  const feedbackId = await write();
  expect((await own()).list).toMatchObject([{ feedbackId, answer: '', answeredAt: null }]);
  expect((await answer(feedbackId, '  It arrived at noon.  ')).success).toBe(true);
  const answeredAt = clock.now().toISOString();
  expect(await own()).toMatchObject({
    list: [{ feedbackId, answer: 'It arrived at noon.', answeredAt }],
    total: 1,
    totalPages: 1,
  });
  expect(await messages()).toMatchObject([{ kind: 'feedbackAnswered', params: { writtenAt: answeredAt } }]);
  const handled = await server.call('staffFeedback', { data: { handled: true } }, staff);
  expect(handled.value.rows).toContainEqual(
    expect.objectContaining({ feedbackId, answer: 'It arrived at noon.', handledAt: answeredAt }),
  );
});

test('the same answer again changes nothing and tells nobody twice; another one is refused', async () => {
  const feedbackId = await write();
  await answer(feedbackId, 'First.');
  expect((await answer(feedbackId, 'First.')).success).toBe(true);
  expect(await answer(feedbackId, 'Second.')).toMatchObject({ message: 'already_decided' });
  expect((await own()).list[0]?.answer).toBe('First.');
  expect(await messages()).toHaveLength(1);
});

test('a visitor who left no address cannot be answered, and nobody reads what another wrote', async () => {
  const feedbackId = await write();
  expect((await answer(await write({}), 'Hello?')).message).toBe('not_found');
  const other = { token: await server.register(`curious${serial}`) };
  expect(await own(other)).toMatchObject({ list: [], total: 0 });
  await answer(feedbackId, 'Yours.');
  expect((await server.call('messages', { data: {} }, other)).value.total).toBe(0);
});

test.each(['', '   ', 'x'.repeat(2001)])(
  'an answer that is empty or too long is refused at its field: %j',
  async (text) => {
    const refused = await answer(await write(), text);
    expect(refused).toMatchObject({ message: 'invalid_input', value: { fields: { answer: expect.anything() } } });
  },
);

test('staff of a brand answers no feedback of another', async () => {
  const feedbackId = await write();
  const other = await insertBrand(db.owner, 'elsewhere');
  await db.owner.query('update feedback set brand_id = $2 where id = $1', [feedbackId, other.id]);
  expect((await answer(feedbackId, 'Not mine.')).message).toBe('not_found');
  expect(await messages()).toEqual([]);
});
