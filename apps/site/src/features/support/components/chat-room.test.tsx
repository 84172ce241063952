// @covers service-window live-chat chat-messages popups service-hours service-rating

import type { ChatMessage } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChatToken } from '../../../lib/session/chat-token.ts';
import {
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import { addChatMessage, chatStatusKey, chatTypingKey, noteReadByStaff } from '../api/chat.ts';
import { ChatPage } from './chat-page.tsx';

let messages: ChatMessage[] = [];
let sent: { messageId: string; text: string }[] = [];
let reads: number[] = [];
let readByOther = 0;
let chatToken: string | null = null;
const quiet = { isOpen: true, opensAt: null as string | null, waitingBefore: null as number | null, canRate: false };
let status = quiet;
let rated: { rating: number; comment: string }[] = [];
/** What the next message is answered; a broken line when it throws. */
let answer: (body: { messageId: string; text: string }) => unknown;

const message = (seq: number, author: 'member' | 'staff', text: string, id = `m${seq}`): ChatMessage => ({
  id,
  seq,
  author,
  authorName: '',
  text,
  sentAt: `2026-03-04T05:06:${String(seq % 60).padStart(2, '0')}.000Z`,
});
const written = ({ messageId, text }: { messageId: string; text: string }) => {
  messages.push(message(messages.length + 1, 'member', text, messageId));
  return messages.at(-1);
};

function answerChat(path: string, { body, data }: SentRequest): unknown {
  if (path === pathOf('chatOpen')) return { chatId: 'c', csType: 'CHAT', chatToken, unread: 1, maxLength: 1000 };
  if (path === pathOf('chatRead')) {
    reads.push((body as { upTo: number }).upTo);
    return { unread: 0 };
  }
  if (path === pathOf('chatStatus')) return status;
  if (path === pathOf('chatRate')) {
    rated.push(body as { rating: number; comment: string });
    status = { ...status, canRate: false };
    return {};
  }
  // The conversation is read and written at one path.
  if (body === null) {
    const { before = Number.POSITIVE_INFINITY, size } = data as { before?: number; size: number };
    const earlier = messages.filter(({ seq }) => seq < before);
    return { list: earlier.slice(-size), hasMore: earlier.length > size, readByOther };
  }
  sent.push(body as { messageId: string; text: string });
  return answer(body as { messageId: string; text: string });
}

beforeEach(() => {
  messages = [];
  sent = [];
  reads = [];
  readByOther = 0;
  chatToken = null;
  status = quiet;
  rated = [];
  answer = written;
  stubServer(answerChat);
});
afterEach(() => {
  cleanup();
  useChatToken.setState({ chatToken: '' });
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const field = () => screen.findByLabelText('Your message');
const write = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
};

it('shows the conversation as text, whose side is read, and tells the server what was seen', async () => {
  readByOther = 1;
  messages = [
    message(1, 'member', '<b>bold?</b>'),
    message(2, 'member', 'again'),
    message(3, 'staff', '<script>1</script>'),
  ];
  await renderSite(ChatPage, '/chat');
  expect(await screen.findByText('<b>bold?</b>')).toBeTruthy();
  expect(screen.getByText('<script>1</script>')).toBeTruthy();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getAllByRole('img', { name: 'Read' })).toHaveLength(1);
  expect(screen.getAllByRole('img', { name: 'Sent' })).toHaveLength(1);
  await waitFor(() => expect(reads).toEqual([3]));
});

it('sends with Enter, not with shift and Enter and not what is empty', async () => {
  await renderSite(ChatPage, '/chat');
  expect(await screen.findByText('Welcome to Baize')).toBeTruthy();
  await write('  ');
  fireEvent.change(await field(), { target: { value: 'two lines' } });
  fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true });
  expect(sent).toEqual([]);
  await write(' hello ');
  await screen.findByRole('img', { name: 'Sent' });
  expect(sent.map(({ text }) => text)).toEqual(['hello']);
  expect(await field()).toHaveProperty('value', '');
});

it('keeps a message that failed, and sends it again under the same id', async () => {
  await renderSite(ChatPage, '/chat');
  answer = () => {
    throw new TypeError('line broken');
  };
  await write('do not lose me');
  expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
  answer = written;
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByRole('img', { name: 'Sent' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  expect(screen.getAllByText('do not lose me')).toHaveLength(1);
});

it('sends what was written in its order, also while the first is slow', async () => {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (typeof init?.body === 'string' && init.body.includes('first')) await mayGo;
    return await server(input, init);
  });
  await renderSite(ChatPage, '/chat');
  await screen.findByText('Welcome to Baize');
  await write('first');
  await write('second');
  await screen.findByText('second');
  letGo();
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Sent' })).toHaveLength(2));
  expect(sent.map(({ text }) => text)).toEqual(['first', 'second']);
});

it('says in words that somebody writes too much at once', async () => {
  await renderSite(ChatPage, '/chat');
  answer = () => refusal(429, 'too_many_requests', { retryAfterSeconds: 30 });
  await write('and another one');
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a moment');
});

it('shows what the socket brings: a message once, that staff has read, that staff is writing', async () => {
  messages = [message(1, 'member', 'question'), message(2, 'member', 'second')];
  const { queryClient } = await renderSite(ChatPage, '/chat');
  await screen.findByText('second');
  act(() => noteReadByStaff(queryClient, 2));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Read' })).toHaveLength(2));
  act(() => void queryClient.setQueryData(chatTypingKey, Date.now()));
  expect(await screen.findByText('Customer service is writing…')).toBeTruthy();
  const reply = message(3, 'staff', 'answer');
  act(() => {
    addChatMessage(queryClient, reply);
    addChatMessage(queryClient, reply);
  });
  expect(await screen.findAllByText('answer')).toHaveLength(1);
  // After a gap the conversation is read again.
  messages.push(reply, message(4, 'staff', 'missed'), message(5, 'staff', 'late'));
  act(() => addChatMessage(queryClient, message(5, 'staff', 'late')));
  expect(await screen.findByText('missed')).toBeTruthy();
});

it('brings earlier messages on demand', async () => {
  messages = Array.from({ length: 45 }, (_, index) => message(index + 1, 'staff', `number ${index + 1}`));
  await renderSite(ChatPage, '/chat');
  await screen.findByText('number 45');
  expect(screen.queryByText('number 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(await screen.findByText('number 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('keeps a visitor’s token for this visit and shows it with every request', async () => {
  chatToken = 'token-of-a-visitor';
  const fetch = stubServer(answerChat);
  await renderSite(ChatPage, '/chat', null);
  await screen.findByText('Welcome to Baize');
  expect(sessionStorage.getItem('chatToken')).toBe('token-of-a-visitor');
  await write('hello');
  await screen.findByRole('img', { name: 'Sent' });
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('chat-token')).toBe('token-of-a-visitor');
});

it('begins anew when the server has swept a visitor’s chat', async () => {
  useChatToken.setState({ chatToken: 'swept' });
  let isSwept = true;
  stubServer((path, request) => {
    if (path === pathOf('chatHistory') && isSwept) return refusal(404, 'chat_not_found');
    if (path === pathOf('chatOpen') && useChatToken.getState().chatToken === '') {
      isSwept = false;
      chatToken = 'a new one';
    }
    return answerChat(path, request);
  });
  await renderSite(ChatPage, '/chat', null);
  expect(await screen.findByText('Welcome to Baize')).toBeTruthy();
  expect(useChatToken.getState().chatToken).toBe('a new one');
});

it('says that nobody is there where no service was found', async () => {
  await renderSite(ChatPage, '/chat?service=none');
  expect(screen.getByText('Nobody is here at the moment')).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

it('offers another try when the chat cannot be opened', async () => {
  stubServer(() => refusal(500, 'internal_error', { reference: 'abc123' }));
  await renderSite(ChatPage, '/chat');
  expect((await screen.findByRole('alert')).textContent).toContain('abc123');
  stubServer(answerChat);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field()).toBeTruthy();
});

it('says how many come first, and when somebody answers again', async () => {
  status = { ...quiet, waitingBefore: 2 };
  const { queryClient } = await renderSite(ChatPage, '/chat');
  expect(await screen.findByText('2 chats are answered before yours')).toBeTruthy();
  status = { ...quiet, isOpen: false, opensAt: '2026-03-05T01:00:00.000Z' };
  await act(() => queryClient.invalidateQueries({ queryKey: chatStatusKey }));
  expect((await screen.findByText(/We answer again from/)).textContent).toContain('2026');
});

it('asks how the service was once staff has closed the chat, and sends stars and words', async () => {
  status = { ...quiet, canRate: true };
  await renderSite(ChatPage, '/chat');
  fireEvent.click(await screen.findByLabelText('4 stars'));
  fireEvent.change(screen.getByLabelText('What was good, what was not? (optional)'), { target: { value: ' Quick. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(rated).toEqual([{ rating: 4, comment: 'Quick.' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send rating' })).toBeNull());
});
