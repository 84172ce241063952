// @covers table-chat-panel

import { expect, test } from 'vitest';
import { isLively, noChat, read, removed, said, shownOf } from './chat-state.ts';

const message = (number: number, authorId = 'other') => ({
  messageId: `m${number}`,
  authorId,
  name: 'an***a',
  text: `number ${number}`,
  sentAt: new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString(),
});
const answer = { isOn: true, authorId: 'own', bar: null, hidden: ['rude'], messages: [message(1), message(2)] };
const textsOf = (state: typeof noChat) => shownOf(state).map(({ text }) => text);

test('messages stand in their order, each once, whatever order they come in', () => {
  const state = [message(4), message(3), message(4)].reduce(
    (last, next) => said(last, next, true),
    read(noChat, answer),
  );
  expect(textsOf(state)).toEqual(['number 1', 'number 2', 'number 3', 'number 4']);
});

test('what came while it was closed is unread, but for one’s own and hidden authors', () => {
  const state = read(noChat, answer);
  expect(said(state, message(3), false).unread).toBe(1);
  expect(said(state, message(3), true).unread).toBe(0);
  expect(said(state, message(3, 'own'), false).unread).toBe(0);
  const rude = said(state, message(3, 'rude'), false);
  expect([rude.unread, textsOf(rude)]).toEqual([0, ['number 1', 'number 2']]);
});

test('a chat is lively for a quarter of an hour after a message that the player wants to read', () => {
  const at = Date.UTC(2026, 0, 1);
  const until = at + 2_000 + 15 * 60_000;
  expect([isLively(answer, until - 1), isLively(answer, until), isLively({ ...answer, messages: [] }, at)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isLively({ hidden: ['rude'], messages: [message(1, 'rude')] }, at)).toBe(false);
});

test('a message that staff removed is gone, also when the page heard nothing of it', () => {
  const state = said(read(noChat, answer), message(3), true);
  expect(textsOf(removed(state, 'm2'))).toEqual(['number 1', 'number 3']);
  // The answer knows two of the three that are on the page, and the one behind it came on its way.
  const asked = state.messages.map(({ messageId }) => messageId);
  const again = read(state, { ...answer, messages: [message(1), message(3)] }, asked);
  expect(textsOf(said(again, message(4), true))).toEqual(['number 1', 'number 3', 'number 4']);
});

test('what was removed is gone also where nothing or the first is left, and what came while the answer was on its way stays', () => {
  const state = said(read(noChat, answer), message(3), true);
  const asked = state.messages.map(({ messageId }) => messageId);
  const late = said(state, message(4), true);
  expect(textsOf(read(late, { ...answer, messages: [] }, asked))).toEqual(['number 4']);
  expect(textsOf(read(late, { ...answer, messages: [message(2)] }, asked))).toEqual(['number 2', 'number 4']);
  // A full answer says nothing of what is older.
  const full = Array.from({ length: 50 }, (_, at) => message(at + 2));
  expect(textsOf(read(state, { ...answer, messages: full }, asked))[0]).toBe('number 1');
});

test('a chat that is off shows nothing and takes nothing', () => {
  const off = read(read(noChat, answer), { ...answer, isOn: false, messages: [] });
  expect(said(off, message(5), true).messages).toEqual([]);
});
