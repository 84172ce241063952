// @covers staff-sign-in minimum-ages

import { calls } from '@baize/contract';
import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession, leaveSession } from '../lib/session.ts';
import { App } from './app.tsx';

const serverTime = '2026-03-04T05:06:07.000Z';
const key = { kid: 'k1', alg: 'RSA-OAEP-256', enc: 'A128GCM' } as const;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
/** Answers by path; a failure has a status. A thrown error is a broken line. */
let answers: Record<string, (init: RequestInit) => unknown>;
let sent: { messageId: string; text: string }[];

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: vi.fn(), disconnect: () => undefined }),
}));

const summary = {
  chatId: '01950000-0000-7000-8000-00000000000c',
  csType: 'VIP',
  state: 'open',
  memberName: '<b>lena</b>',
  language: 'TY',
  unread: 2,
  lastText: 'hello?',
  lastAuthor: 'member',
  lastAt: serverTime,
};
const message = (seq: number, author: string, text: string) => ({
  id: `m${seq}`,
  seq,
  author,
  authorName: author === 'staff' ? 'demostaff' : '',
  text,
  sentAt: serverTime,
});
const historyPath = calls.staffChatHistory.path.replace(':chatId', summary.chatId);
const readPath = calls.staffChatRead.path.replace(':chatId', summary.chatId);

const info = (shown: number[]) => ({
  id: 's',
  username: 'demostaff',
  role: 'support',
  brandName: 'Baize',
  ages: { shown, enforced: 21 },
});

beforeAll(async () => {
  pair = await generateKeyPair(key.alg, { extractable: true });
});
beforeEach(async () => {
  sent = [];
  const jwk = await exportJWK(pair.publicKey);
  answers = {
    [calls.whitelabel.path]: () => ({ encryption: { ...key, jwk }, serverTime }),
    [calls.staffInfo.path]: () => info([21]),
    [calls.staffChats.path]: () => ({ list: [summary], total: 1, totalPages: 1, unread: 2 }),
    [readPath]: () => ({ unread: 0 }),
    [historyPath]: ({ body }) => {
      if (typeof body !== 'string') return { list: [message(1, 'member', 'hello?')], hasMore: false, readByOther: 0 };
      sent.push(JSON.parse(body));
      return message(1 + sent.length, 'staff', JSON.parse(body).text);
    },
  };
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const value = await answers[new URL(target, 'http://console.example').pathname]?.(init);
    const failure = value as { status?: number; message?: string } | undefined;
    if (failure?.status === undefined) return Response.json({ success: true, value, message: '' });
    return Response.json({ success: false, value: null, message: failure.message }, { status: failure.status });
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

async function show(token = '') {
  if (token !== '') beginSession(token);
  const messages = await loadMessages(baseLocale, ['common', 'errors', 'console']);
  const onFault = (fault: Error) => {
    throw fault;
  };
  render(
    <IntlProvider {...intlConfig(baseLocale, messages, onFault)}>
      <App />
    </IntlProvider>,
  );
}
const signIn = () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'demostaff' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const openChat = async () => {
  await show('token-of-staff');
  fireEvent.click(await screen.findByText('<b>lena</b>'));
  await screen.findByLabelText('Your answer');
};
const answer = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('signs in with a sealed password, and says what was wrong', async () => {
  let body = '';
  answers[calls.staffLogin.path] = (init) => {
    if (init.method !== 'POST') return answers[calls.staffInfo.path]?.(init);
    body = String(init.body as string);
    return { status: 401, message: 'in_incorrect_password' };
  };
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Input cannot be empty')).toHaveLength(2);
  signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password');
  const { plaintext } = await compactDecrypt(body, pair.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    username: 'demostaff',
    password: 'a secret',
  });

  answers[calls.staffLogin.path] = ({ method }) =>
    method === 'POST' ? { token: 'token-of-staff', expiresAt: serverTime } : info([21]);
  signIn();
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(sessionStorage.getItem('staffToken')).toBe('token-of-staff');
});

it('warns when the brand’s pages name several ages, and only then', async () => {
  await show('token-of-staff');
  await screen.findByText('demostaff');
  expect(screen.queryByText(/several ages/)).toBeNull();
  cleanup();
  answers[calls.staffInfo.path] = () => info([18, 21]);
  await show('token-of-staff');
  expect((await screen.findByText(/several ages: 18 and 21/)).textContent).toContain('younger than 21');
});

it('a session that has ended leads back to the sign-in, and says so', async () => {
  answers[calls.staffChats.path] = () => ({ status: 401, message: 'session_expired' });
  await show('token-of-staff');
  expect((await screen.findByRole('status')).textContent).toContain('Your session has ended');
  expect(sessionStorage.getItem('staffToken')).toBe('');
});

it('shows chats with their unread counts; names and messages stay text', async () => {
  await show('token-of-staff');
  expect(await screen.findByText('<b>lena</b>')).toBeTruthy();
  expect(screen.getAllByText('2 unread messages').length).toBe(2);
  expect(screen.getByText('VIP')).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('(2)'));
});

it('sends an answer; what was not sent comes back into the field and goes out under the same id', async () => {
  await openChat();
  answer('on its way');
  expect(await screen.findByText('on its way')).toBeTruthy();
  const works = answers[historyPath];
  answers[historyPath] = ({ body }) => {
    sent.push(JSON.parse(String(body as string)));
    throw new TypeError('line broken');
  };
  answer('arrived');
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent.');
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'arrived');
  if (works) answers[historyPath] = works;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.messageId).toBe(sent[1]?.messageId);
  expect(sent[1]?.messageId).not.toBe(sent[0]?.messageId);
});

it('loses no word where the next answer was begun before the last one failed', async () => {
  await openChat();
  let breakLine = () => {};
  answers[historyPath] = ({ body }) => {
    if (typeof body !== 'string') return { list: [], hasMore: false, readByOther: 0 };
    return new Promise((_resolve, reject) => {
      breakLine = () => reject(new TypeError('line broken'));
    });
  };
  answer('the first answer');
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', ''));
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'the next' } });
  breakLine();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'the first answer\nthe next');
});

it('keeps what was written in each chat while another is looked at, and over the end of the session', async () => {
  const other = { ...summary, chatId: '01950000-0000-7000-8000-00000000000d', memberName: 'maria' };
  answers[calls.staffChats.path] = () => ({ list: [summary, other], total: 2, totalPages: 1, unread: 0 });
  const noMessages = () => ({ list: [], hasMore: false, readByOther: 0 });
  answers[calls.staffChatHistory.path.replace(':chatId', other.chatId)] = noMessages;
  await openChat();
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'half an answ' } });
  fireEvent.click(screen.getByText('maria'));
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', ''));
  fireEvent.click(screen.getByText('<b>lena</b>'));
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'half an answ'));
  act(() => endSession('token-of-staff'));
  await screen.findByText(/Your session has ended/);
  act(() => beginSession('token-of-staff-2'));
  fireEvent.click(await screen.findByText('<b>lena</b>'));
  expect(await screen.findByLabelText('Your answer')).toHaveProperty('value', 'half an answ');
});

it('shows nobody what another person wrote', async () => {
  await openChat();
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'half an answ' } });
  act(leaveSession);
  act(() => beginSession('token-of-another'));
  fireEvent.click(await screen.findByText('<b>lena</b>'));
  expect(await screen.findByLabelText('Your answer')).toHaveProperty('value', '');
});

it('is signed out at once, whether or not the server answers', async () => {
  let heard = '';
  answers[calls.staffLogout.path] = (init) => {
    if (init.method !== calls.staffLogout.method) return info([21]);
    heard = new Headers(init.headers).get('token') ?? '';
    return new Promise(() => {});
  };
  await show('token-of-staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(sessionStorage.getItem('staffToken')).toBe('');
  expect(heard).toBe('token-of-staff');
});

it('says where a chat could not be closed', async () => {
  answers[calls.staffChatState.path.replace(':chatId', summary.chatId)] = () => {
    throw new TypeError('line broken');
  };
  await openChat();
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
});

it('offers a picture that did not come once more', async () => {
  const imageId = '01950000-0000-7000-8000-0000000000aa';
  const item = {
    feedbackId: '01950000-0000-7000-8000-0000000000bb',
    type: 'other',
    content: 'look',
    memberName: '',
    receivedAt: serverTime,
    handledAt: null,
    imageIds: [imageId],
  };
  const picture = calls.staffFeedbackImage.path.replace(':imageId', imageId);
  answers[calls.staffFeedback.path] = () => ({ list: [item], total: 1, totalPages: 1 });
  answers[picture] = () => ({ status: 500, message: 'internal_error' });
  await show('token-of-staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Feedback' }));
  const again = await screen.findByRole('button', { name: /Try again/ });
  answers[picture] = () => ({ image: 'data:image/webp;base64,AAAA' });
  fireEvent.click(again);
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
});
