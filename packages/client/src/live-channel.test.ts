import { gameChannel } from '@baize/contract/sockets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveChannel, openLiveChannel } from './live-channel.ts';

/** The library's socket at its border: what it was told to listen to, and what was done with it. */
const socket = vi.hoisted(() => ({
  active: true,
  listeners: new Map<string, (value: unknown) => void>(),
  on: (name: string, listener: (value: unknown) => void) => void socket.listeners.set(name, listener),
  emit: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(),
}));
const io = vi.hoisted(() => vi.fn((_address: string, _options: object) => socket));
vi.mock('socket.io-client', () => ({ io }));

const receive = (name: string, value?: unknown) => socket.listeners.get(name)?.(value);
const listeners = {
  table: vi.fn(),
  bets: vi.fn(),
  paid: vi.fn(),
  chat: vi.fn(),
  chatRemoved: vi.fn(),
  chatChanged: vi.fn(),
};
const onConnect = vi.fn();
const onCut = vi.fn();
const onRefused = vi.fn();
let channel: LiveChannel<typeof gameChannel>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket.active = true;
  const auth = { session: 's1' };
  const baseUrl = 'https://games.example';
  channel = openLiveChannel(gameChannel, { baseUrl, auth, listeners, onConnect, onCut, onRefused });
});
afterEach(() => {
  channel.close();
  vi.useRealTimers();
});

test('what is proved stands in the handshake, not in the address', () => {
  const [address, options] = io.mock.calls[0] ?? [];
  expect(address).toBe('https://games.example/game');
  expect(options).toMatchObject({ path: '/ws', transports: ['websocket'], auth: { session: 's1' } });
});

test('a message that the contract knows arrives, another does not', () => {
  receive('paid', { payoutMinor: '100', balanceMinor: null });
  receive('paid', { payoutMinor: 100 });
  expect(listeners.paid.mock.calls).toEqual([[{ payoutMinor: '100', balanceMinor: null }]]);
});

test('says at every connection whether something may have been missed', () => {
  receive('connect');
  receive('disconnect', 'transport close');
  receive('connect');
  receive('connect');
  expect(onConnect.mock.calls).toEqual([[false], [true], [false]]);
  expect(onCut).toHaveBeenCalledOnce();
});

test('tries again by itself where the library does not: after a refusal that passes, and after an end by the server', () => {
  receive('connect_error', new Error('websocket error'));
  vi.advanceTimersByTime(10_000);
  expect(socket.connect).not.toHaveBeenCalled();
  socket.active = false;
  receive('connect_error', new Error('too_many_requests'));
  vi.advanceTimersByTime(3_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  receive('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(3_000);
  expect(socket.connect).toHaveBeenCalledTimes(2);
});

test('a refusal for good is reported once and ends the attempts', () => {
  socket.active = false;
  receive('connect_error', new Error('session_expired'));
  vi.advanceTimersByTime(10_000);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('session_expired');
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(socket.connect).not.toHaveBeenCalled();
});

test('nothing is heard or tried after it was closed', () => {
  receive('disconnect', 'io server disconnect');
  channel.close();
  receive('connect');
  receive('paid', { payoutMinor: '100', balanceMinor: null });
  vi.advanceTimersByTime(10_000);
  expect(onConnect).not.toHaveBeenCalled();
  expect(listeners.paid).not.toHaveBeenCalled();
  expect(socket.connect).not.toHaveBeenCalled();
});
