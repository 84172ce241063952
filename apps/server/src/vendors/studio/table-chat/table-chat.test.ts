// @covers table-chat

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { chatPace } from './chat.ts';
import { createChatPurge } from './settings.ts';
import { useTableChat } from './table-chat.fixture.ts';

const chat = useTableChat();
const { money, news } = chat;
const usual = { isOn: true, keepDays: 30, words: [] };
const dayMs = 86_400_000;
/** So that nobody writes too fast. */
const wait = () => money.clock.advanceMs(chatPace.withinMs + 1);

/** Says something and answers the message. */
async function said(speaker: Awaited<ReturnType<typeof chat.enter>>, text: string) {
  const { refusal, message } = await successOf(speaker.say(text));
  if (message === null) throw new Error(`refused: ${refusal}`);
  return message;
}

test('what one says everybody at the table reads, by a masked name, also who comes later', async () => {
  const one = await chat.enter();
  const message = await said(one, '  Good   luck <b>all</b> ');
  expect(message).toMatchObject({ name: expect.stringMatching(/^..?\*\*\*.?$/), text: 'Good luck <b>all</b>' });
  expect(news.said.at(-1)).toEqual({ place: `${money.brand.id} roulette`, message });
  const later = await chat.enter();
  const shown = await successOf(later.read());
  expect(shown).toMatchObject({ isOn: true, bar: null, hidden: [] });
  expect(shown.messages.at(-1)).toEqual(message);
  expect(shown.authorId).not.toBe(message.authorId);
  expect((await successOf(one.read())).authorId).toBe(message.authorId);
  // Another table hears another chat, and an instant game has none.
  const elsewhere = await chat.enter('sic_bo');
  expect((await successOf(elsewhere.read())).messages).toEqual([]);
  const slot = await chat.enter('dice');
  expect(await slot.read()).toMatchObject({ message: 'game_not_found' });
  expect(await slot.say('hello')).toMatchObject({ message: 'game_not_found' });
});

test('the latest fifty stay for who comes later', async () => {
  const one = await chat.enter('baccarat');
  for (let count = 1; count <= 51; count += 1) {
    await said(one, `number ${count}`);
    money.clock.advanceMs(chatPace.withinMs);
  }
  const { messages } = await successOf(one.read());
  expect(messages).toHaveLength(50);
  expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['number 2', 'number 51']);
});

test('three messages in ten seconds, also all at once and at several tables; then one can write again', async () => {
  const one = await chat.enter();
  const other = await chat.enter('sic_bo', one.memberId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => successOf((at % 2 ? one : other).say(`hello ${at}`))),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(chatPace.messages);
  expect(answers.filter(({ refusal }) => refusal === 'tooFast')).toHaveLength(5);
  wait();
  expect(await successOf(one.say('again'))).toMatchObject({ refusal: null });
});

test('the same message again is said once', async () => {
  const one = await chat.enter();
  const id = randomUUID();
  const before = news.said.length;
  const answers = await Promise.all([1, 2, 3].map(() => successOf(one.say('once', id))));
  expect(new Set(answers.map(({ message }) => message?.messageId))).toEqual(new Set([id]));
  expect(news.said).toHaveLength(before + 1);
});

test('another’s id says nothing, and a report of a message of another table or brand counts nowhere', async () => {
  const [one, other] = [await chat.enter(), await chat.enter()];
  const message = await said(one, 'mine alone');
  expect(await other.say('taken', message.messageId)).toEqual({ ok: false, message: 'repeated_with_other_content' });
  const elsewhere = await chat.enter('sic_bo');
  await successOf(elsewhere.report(message.messageId));
  await successOf(one.report(message.messageId));
  const reportsOf = async () => {
    const { rows } = await successOf(chat.staff().list({ gameCode: 'roulette' }));
    return rows.find(({ messageId }) => messageId === message.messageId)?.reports;
  };
  expect(await reportsOf()).toBe(0);
  await Promise.all([other, other, other].map(({ report }) => report(message.messageId)));
  expect(await reportsOf()).toBe(1);
});

test('links, controls and blocked words are refused, a chat that is off too', async () => {
  const one = await chat.enter();
  const staff = chat.staff();
  await successOf(staff.set({ ...usual, words: ['scam'] }));
  const refusalOf = async (text: string) => (await successOf(one.say(text))).refusal;
  expect(await refusalOf('see best-bets.com')).toBe('link');
  expect(await refusalOf('a\u202eb')).toBe('form');
  expect(await refusalOf('   ')).toBe('empty');
  expect(await refusalOf('a S-C-Á-M')).toBe('words');
  await successOf(staff.set({ ...usual, isOn: false }));
  expect(news.changed.at(-1)).toEqual({ brandId: money.brand.id });
  expect(await refusalOf('hello')).toBe('off');
  expect(await successOf(one.read())).toMatchObject({ isOn: false, bar: { why: 'off' }, messages: [] });
  await successOf(staff.set(usual));
  expect(await refusalOf('hello')).toBeNull();
});

test('trial members read along', async () => {
  const one = await chat.enter();
  const message = await said(one, 'for everybody');
  const trial = await chat.enter();
  await money.owner.query(
    `update studio.sessions set pot_scope = replace(pot_scope, ':cash:', ':trial:') where player_ref =
      (select player_ref from player_refs where member_id = $1)`,
    [trial.memberId],
  );
  const shown = await successOf(trial.read());
  expect(shown.bar).toMatchObject({ why: 'readOnly' });
  expect(shown.messages).toContainEqual(message);
  expect(await successOf(trial.say('me too'))).toEqual({ refusal: 'readOnly', message: null });
  expect(await successOf(trial.report(message.messageId))).toEqual({ refusal: 'readOnly' });
  const { rows } = await successOf(chat.staff().list({ state: 'reported' }));
  expect(rows.map(({ messageId }) => messageId)).not.toContain(message.messageId);
});

test('a player hides an author from himself alone, and sees him again', async () => {
  const [one, other] = [await chat.enter(), await chat.enter()];
  const { authorId } = await said(one, 'hide me');
  expect(await successOf(other.hide(authorId))).toEqual({ refusal: null, hidden: [authorId] });
  expect((await successOf(other.read())).hidden).toEqual([authorId]);
  expect((await successOf(one.read())).hidden).toEqual([]);
  expect(await successOf(other.hide(authorId, false))).toEqual({ refusal: null, hidden: [] });
});

test('messages are deleted after the days of their brand, with their reports', async () => {
  const [one, other] = [await chat.enter('fan_tan'), await chat.enter('fan_tan')];
  const message = await said(one, 'soon gone');
  await successOf(other.report(message.messageId));
  await successOf(chat.staff().set({ ...usual, keepDays: 7 }));
  const purge = createChatPurge({ database: money.vendorsDatabase, clock: money.clock });
  money.clock.advanceMs(6 * dayMs);
  await purge();
  const left = async () =>
    (await money.owner.query('select from studio.chat_messages where id = $1', [message.messageId])).rows.length;
  expect(await left()).toBe(1);
  money.clock.advanceMs(dayMs + 1);
  await purge();
  expect(await left()).toBe(0);
  const { rows } = await money.owner.query('select from studio.chat_reports where message_id = $1', [
    message.messageId,
  ]);
  expect(rows).toEqual([]);
});
