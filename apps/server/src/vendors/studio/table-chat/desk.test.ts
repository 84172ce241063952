// @covers table-chat-desk

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { chatPace } from './chat.ts';
import { useTableChat } from './table-chat.fixture.ts';

const chat = useTableChat();
const { money, news, done } = chat;

async function said(speaker: Awaited<ReturnType<typeof chat.enter>>, text: string): Promise<string> {
  money.clock.advanceMs(chatPace.withinMs);
  const { message } = await successOf(speaker.say(text));
  if (message === null) throw new Error('refused');
  return message.messageId;
}

test('staff sees the reported first, removes one and leaves another standing; both are audited', async () => {
  const [one, other] = [await chat.enter(), await chat.enter()];
  const staff = chat.staff();
  const [rude, fine] = [await said(one, 'rude'), await said(one, 'fine')];
  const late = await said(other, 'late');
  await successOf(other.report(rude));
  await successOf(other.report(fine));
  const { rows, total } = await successOf(staff.list());
  expect(total).toBe(3);
  expect(rows.map(({ messageId, reports }) => [messageId, reports])).toEqual([
    [fine, 1],
    [rude, 1],
    [late, 0],
  ]);
  const member = rows[0]?.member ?? '';
  expect(member).not.toContain('*');
  expect((await successOf(staff.list({ member, sort: 'sentAt' }))).rows.map(({ text }) => text)).toEqual([
    'fine',
    'rude',
  ]);
  await successOf(staff.decide(rude, 'remove'));
  await successOf(staff.decide(fine, 'keep'));
  expect(news.removed).toEqual([rude]);
  expect((await successOf(staff.list({ state: 'reported' }))).rows).toEqual([]);
  expect((await successOf(staff.list({ state: 'removed' }))).rows).toMatchObject([
    { messageId: rude, removedBy: 'anna' },
  ]);
  const { messages } = await successOf(other.read());
  expect(messages.map(({ text }) => text)).toEqual(['fine', 'late']);
  expect(done.map(({ act, subject, reason }) => [act, subject, reason])).toEqual([
    ['removeTableMessage', `tableChat:${rude}`, 'as the rules say'],
    ['keepTableMessage', `tableChat:${fine}`, 'as the rules say'],
  ]);
  // The log is kept for ever, and what players say is not.
  expect(done.map(({ before }) => before)).toEqual([{ reports: 1 }, { reports: 1 }]);
  // What is removed stays so, and nothing more is audited.
  expect(await staff.decide(rude, 'keep')).toEqual({ ok: false, message: 'already_decided' });
  expect(await staff.decide(rude, 'remove')).toEqual({ ok: false, message: 'already_decided' });
  expect(done).toHaveLength(2);
});

test('a muted player writes at no table and sees why and until when; the mute ends by itself or is lifted', async () => {
  const one = await chat.enter();
  const staff = chat.staff();
  const messageId = await said(one, 'too loud');
  await successOf(staff.mute(messageId, 10));
  const until = new Date(money.clock.now().getTime() + 600_000).toISOString();
  expect(news.changed.at(-1)).toMatchObject({ brandId: money.brand.id, playerRef: expect.any(String) });
  expect((await successOf(one.read())).bar).toEqual({ why: 'muted', until, reason: 'as the rules say' });
  const elsewhere = await chat.enter('sic_bo', one.memberId);
  expect(await successOf(elsewhere.say('here then'))).toEqual({ refusal: 'muted', message: null });
  expect((await successOf(staff.list({ state: 'standing' }))).rows).toContainEqual(
    expect.objectContaining({ messageId, mutedUntil: until }),
  );
  money.clock.advanceMs(600_001);
  expect((await successOf(one.read())).bar).toBeNull();
  await successOf(staff.mute(messageId, 60));
  await successOf(staff.mute(messageId, 0));
  expect((await successOf(one.read())).bar).toBeNull();
  expect(done.slice(-3).map(({ act, subject }) => [act, subject])).toEqual([
    ['muteTablePlayer', `member:${one.memberId}`],
    ['muteTablePlayer', `member:${one.memberId}`],
    ['unmuteTablePlayer', `member:${one.memberId}`],
  ]);
});

test('staff of a brand sees, removes and mutes nothing of another brand', async () => {
  const one = await chat.enter();
  const messageId = await said(one, 'not yours');
  const stranger = chat.staff(randomUUID());
  expect(await successOf(stranger.list())).toEqual({ rows: [], total: 0 });
  expect(await stranger.decide(messageId, 'remove')).toEqual({ ok: false, message: 'not_found' });
  expect(await stranger.mute(messageId, 10)).toEqual({ ok: false, message: 'not_found' });
  expect(await chat.staff().decide(randomUUID(), 'keep')).toEqual({ ok: false, message: 'not_found' });
  expect((await successOf(one.read())).bar).toBeNull();
  // Words and the switch are the brand's own, too.
  await successOf(stranger.set({ isOn: false, keepDays: 5, words: ['x', 'x'] }));
  expect(await successOf(stranger.settings())).toEqual({ settings: { isOn: false, keepDays: 5, words: ['x'] } });
  expect(await successOf(chat.staff().settings())).toEqual({ settings: { isOn: true, keepDays: 30, words: [] } });
  expect((await successOf(one.read())).isOn).toBe(true);
});
