// @covers table-chat

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { studioVendor } from '../vendor.ts';
import { chatPace } from './chat.ts';
import { useTableChat } from './table-chat.fixture.ts';

const chat = useTableChat();
const { money } = chat;
const dayMs = 86_400_000;
const wait = () => money.clock.advanceMs(chatPace.withinMs + 1);
const refOf = `(select player_ref from player_refs where member_id = $1)`;

/** Uses up a day of a player but for one. */
const useDay = (memberId: string, kind: string, count: number) =>
  money.owner.query(`insert into studio.day_uses select player_ref, $2, $3, $4 from player_refs where member_id = $1`, [
    memberId,
    kind,
    Math.floor(money.clock.now().getTime() / dayMs),
    count - 1,
  ]);
const countOf = async (table: string, memberId: string): Promise<number> =>
  (await money.owner.query(`select count(*)::int as count from ${table} where player_ref = ${refOf}`, [memberId]))
    .rows[0].count;

async function said(speaker: Awaited<ReturnType<typeof chat.enter>>, text: string) {
  wait();
  const { refusal, message } = await successOf(speaker.say(text));
  if (message === null) throw new Error(`refused: ${refusal}`);
  return message;
}

test('five hundred messages a day, also all at once, and again from the next day on', async () => {
  const one = await chat.enter();
  await useDay(one.memberId, 'chat_message', 500);
  wait();
  const answers = await Promise.all(['the', 'last', 'ones'].map((text) => successOf(one.say(text))));
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual(['dayFull', 'dayFull', null]);
  expect(await countOf('studio.chat_messages', one.memberId)).toBe(1);
  money.clock.advanceMs(dayMs);
  await said(one, 'a new day');
});

test('fifty reports a day; one that is there already counts no second time', async () => {
  const [one, other] = [await chat.enter(), await chat.enter()];
  await useDay(other.memberId, 'chat_report', 50);
  const messages = [await said(one, 'first'), await said(one, 'second')];
  expect(await successOf(other.report(randomUUID()))).toEqual({ refusal: null });
  const answers = await Promise.all(messages.map(({ messageId }) => successOf(other.report(messageId))));
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual(['dayFull', null]);
  expect(await countOf('studio.chat_reports', other.memberId)).toBe(1);
});

test('nobody hides more than two hundred authors, also all at once, nor for ever anew on one day', async () => {
  const one = await chat.enter();
  await money.owner.query(
    `insert into studio.chat_hidden_authors select ${refOf}, 'author ' || n from generate_series(1, 199) n`,
    [one.memberId],
  );
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((author) => successOf(one.hide(author))));
  expect(answers.filter(({ refusal }) => refusal === 'listFull')).toHaveLength(3);
  expect(await countOf('studio.chat_hidden_authors', one.memberId)).toBe(200);
  await successOf(one.hide('author 1', false));
  await money.owner.query(`delete from studio.day_uses where player_ref = ${refOf}`, [one.memberId]);
  await useDay(one.memberId, 'chat_hide', 401);
  expect(await successOf(one.hide('author 1'))).toMatchObject({ refusal: 'dayFull' });
  // Whom one sees again leaves no row.
  expect(await successOf(one.hide('author 2', false))).toMatchObject({ refusal: null });
});

test('what an erased member said, reported and hid goes, and nothing of others', async () => {
  const [one, other] = [await chat.enter(), await chat.enter()];
  const mine = await said(one, 'mine');
  const theirs = await said(other, 'theirs');
  await successOf(one.hide(theirs.authorId));
  await successOf(one.report(theirs.messageId));
  await successOf(other.hide(mine.authorId));
  const { rows } = await money.owner.query(`select ${refOf} as "playerRef"`, [one.memberId]);
  await money.vendorsDatabase
    .transaction()
    .execute(async (transaction) => studioVendor.erasePlayer?.(transaction, rows[0].playerRef));
  for (const table of ['chat_messages', 'chat_hidden_authors', 'chat_reports'])
    expect([table, await countOf(`studio.${table}`, one.memberId)]).toEqual([table, 0]);
  expect(await countOf('studio.chat_messages', other.memberId)).toBe(1);
  expect(await countOf('studio.chat_hidden_authors', other.memberId)).toBe(1);
});
