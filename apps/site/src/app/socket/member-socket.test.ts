// @covers member-socket

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreadMessagesKey } from '../../features/messages/api/unread-messages.ts';
import { chatUnreadKey } from '../../features/support/api/chat.ts';
import { sendTyping } from '../../features/support/typing.ts';
import { balanceKey } from '../../lib/account/balance.ts';
import { withdrawalsScope } from '../../lib/account/withdrawals-scope.ts';
import { useChatToken } from '../../lib/session/chat-token.ts';
import { useSession } from '../../lib/session/session.ts';
import { openMemberSocket } from './member-socket.ts';

type Listener = (value: unknown) => void;
/** The library's socket at its border: what it was told to listen to, and what was done with it. */
const socket = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  on: (name: string, listener: Listener) => void socket.listeners.set(name, listener),
  emit: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(),
}));
const io = vi.hoisted(() => vi.fn((_namespace: string, _options: object) => socket));
vi.mock('socket.io-client', () => ({ io }));

const receive = (name: string, value: unknown) => socket.listeners.get(name)?.(value);
const balance = { sumBalance: '12.50', currency: 'PLY', currencySymbol: 'P' };
let queryClient: QueryClient;
let close: () => void;
beforeEach(() => {
  queryClient = new QueryClient();
  useSession.setState({ token: 'token-of-lena', member: null, expiryCount: 0 });
  close = openMemberSocket({ token: 'token-of-lena' }, queryClient);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
  socket.listeners.clear();
});

it('connects by websocket alone, with the token in the handshake and not in the address', () => {
  const [namespace, options] = io.mock.calls[0] ?? [];
  expect(namespace).toBe('/member');
  expect(options).toMatchObject({ path: '/ws', transports: ['websocket'], auth: { token: 'token-of-lena' } });
});

it('writes balance and counts into the query cache', () => {
  receive('balance', balance);
  receive('messages', { unread: 4 });
  receive('chatUnread', { unread: 2 });
  expect(queryClient.getQueryData(balanceKey)).toEqual(balance);
  expect(queryClient.getQueryData(unreadMessagesKey)).toEqual({ unread: 4 });
  expect(queryClient.getQueryData(chatUnreadKey)).toEqual({ unread: 2 });
});

it('reads withdrawals again with each message: every step of one is told', () => {
  queryClient.setQueryData([...withdrawalsScope, 'list', 1], {});
  receive('messages', { unread: 1 });
  expect(queryClient.getQueryState([...withdrawalsScope, 'list', 1])?.isInvalidated).toBe(true);
});

it.each(['/game?vendor=BAIZE&gameCode=dice', '/seamless?vendor=BAIZE&gameCode=dice', '/promotions?play=BAIZE:dice'])(
  'leaves the balance alone on %s, where the game shows its result first',
  (address) => {
    history.replaceState(null, '', address);
    receive('balance', balance);
    expect(queryClient.getQueryData(balanceKey)).toBeUndefined();
  },
);

it.each(['/game', '/seamless?vendor=BAIZE'])('writes the balance on %s, where no game runs', (address) => {
  history.replaceState(null, '', address);
  receive('balance', balance);
  expect(queryClient.getQueryData(balanceKey)).toEqual(balance);
});

it('hears nothing that the contract does not know', () => {
  receive('balance', { sumBalance: '<b>1</b>', currency: 'PLY', currencySymbol: 'P' });
  receive('messages', { unread: 'many' });
  expect(queryClient.getQueryData(balanceKey)).toBeUndefined();
  expect(queryClient.getQueryData(unreadMessagesKey)).toBeUndefined();
  expect(socket.listeners.has('constructor')).toBe(false);
});

it('a forced log-out ends the session of its token, and no other', () => {
  receive('forcedLogout', {});
  expect(useSession.getState()).toMatchObject({ token: '', expiryCount: 1, wasEndedElsewhere: true });
  useSession.setState({ token: 'a later one' });
  receive('forcedLogout', {});
  expect(useSession.getState().token).toBe('a later one');
});

it('reads again what it may have missed when the connection comes back', () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries');
  receive('connect', undefined);
  expect(again).not.toHaveBeenCalled();
  receive('disconnect', 'transport close');
  receive('connect', undefined);
  expect(again).toHaveBeenCalledWith({ queryKey: balanceKey });
});

it('reads again, too, what was sent before a first connection that came late', () => {
  const again = vi.spyOn(queryClient, 'invalidateQueries');
  receive('connect_error', new Error('websocket error'));
  receive('connect', undefined);
  expect(again).toHaveBeenCalledWith({ queryKey: balanceKey });
});

it('comes back after the server has closed the connection, not after it was closed here', () => {
  vi.useFakeTimers();
  receive('disconnect', 'io client disconnect');
  vi.advanceTimersByTime(10_000);
  expect(socket.connect).not.toHaveBeenCalled();
  receive('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(3_000);
  expect(socket.connect).toHaveBeenCalledOnce();
});

it.each(['session_expired', 'in_logged_login'])('a handshake refused with %s ends session and attempts', (message) => {
  receive('connect_error', new Error(message));
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(useSession.getState().token).toBe('');
});

it('a broken line ends nothing', () => {
  receive('connect_error', new Error('websocket error'));
  expect(socket.disconnect).not.toHaveBeenCalled();
  expect(useSession.getState().token).toBe('token-of-lena');
});

it('a visitor whose chat is gone forgets its token', () => {
  close();
  useChatToken.setState({ chatToken: 'gone' });
  close = openMemberSocket({ chatToken: 'gone' }, queryClient);
  receive('connect_error', new Error('session_expired'));
  expect(useChatToken.getState().chatToken).toBe('');
});

it('tells that somebody writes at most every two seconds, and nothing once it is closed', () => {
  const now = vi.spyOn(performance, 'now');
  for (const atMs of [10_000, 10_500, 11_900, 12_100]) {
    now.mockReturnValue(atMs);
    sendTyping();
  }
  expect(socket.emit.mock.calls).toEqual([
    ['chatTyping', {}],
    ['chatTyping', {}],
  ]);
  close();
  now.mockReturnValue(20_000);
  sendTyping();
  expect(socket.emit).toHaveBeenCalledTimes(2);
  now.mockRestore();
});
