// @covers socket-safety

import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import type { Channel } from './channel.ts';
import { gameChannel as channel } from './game-channel.fixture.ts';
import { createSockets, type Sockets } from './sockets.ts';

const messagesPerMinute = 50;
const clients: Socket[] = [];
let http: Server;
let sockets: Sockets;
let game: Channel<typeof channel, string>;
let bets: { who: string; amount: number }[];

beforeEach(async () => {
  bets = [];
  sockets = createSockets({
    clock: testClock(),
    pool: null,
    trustedProxies: ['127.0.0.1'],
    requestsPerMinute: messagesPerMinute,
    onFailure: (error) => {
      throw error;
    },
  });
  game = sockets.open<typeof channel, string>(channel, {
    admit: async ({ room }) => ({ ok: true, who: room, rooms: [room] }),
    on: { bet: async (who, { amount }) => void bets.push({ who, amount }) },
  });
  http = createServer();
  sockets.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

const connectFrom = (ip: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}/game`, {
      path: '/ws',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { room: ip },
      extraHeaders: { 'x-forwarded-for': ip },
    });
    clients.push(socket);
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

test('messages are counted by client address, over all its connections', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, () => connectFrom('192.0.2.7')));
  const other = await connectFrom('192.0.2.8');
  for (const socket of crowd) for (let amount = 100; amount < 120; amount += 1) socket.emit('bet', { amount });
  // Ten messages joined the channel; of the other forty at most two sockets could send all of theirs.
  const stillThere = () => crowd.filter(({ connected }) => connected).length;
  await expect.poll(stillThere, { timeout: 10_000 }).toBeLessThanOrEqual(2);
  expect(bets.length).toBeGreaterThan(0);
  expect(bets.length).toBeLessThanOrEqual(messagesPerMinute);
  other.emit('bet', { amount: 5 });
  await expect.poll(() => bets).toContainEqual({ who: '192.0.2.8', amount: 5 });
});

test('a client that reads nothing and only answers heartbeats is disconnected', async () => {
  const socket = await connectFrom('192.0.2.9');
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: NetSocket } } };
  const unread = transport.ws._socket;
  unread.pause();
  const text = 'x'.repeat(30_000);
  for (let sent = 0; sent < 1_500 && game.peers().length > 0; sent += 1) {
    game.send('192.0.2.9', 'result', { text });
    await new Promise(setImmediate);
  }
  expect(game.peers()).toHaveLength(0);
  unread.destroy();
});
