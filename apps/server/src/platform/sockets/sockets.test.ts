// @covers table-news-order socket-safety

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { openPool } from '../database/database.ts';
import type { Channel } from './channel.ts';
import { gameChannel as channel } from './game-channel.fixture.ts';
import { createSockets, type SocketOptions, type Sockets } from './sockets.ts';

const db = useTestDatabase();
const clock = testClock();

interface Process {
  url: string;
  http: Server;
  sockets: Sockets;
  pool: pg.Pool;
  game: Channel<typeof channel, string>;
  bets: { who: string; amount: number }[];
  notices: string[];
}
const failures: unknown[] = [];
const clients: Socket[] = [];
let one: Process;
let two: Process;

async function openProcess(options: Partial<SocketOptions> = {}): Promise<Process> {
  const connection = { connectionString: db.url, role: 'baize_app', maxConnections: 3 } as const;
  const pool = openPool({ ...connection, onIdleError: () => undefined });
  const onFailure = (error: unknown) => void failures.push(error);
  const defaults = { clock, pool, trustedProxies: [], requestsPerMinute: 10_000, onFailure };
  const sockets = createSockets({ ...defaults, ...options });
  const bets: Process['bets'] = [];
  const notices: string[] = [];
  const game = sockets.open<typeof channel, string>(channel, {
    admit: async ({ room }) =>
      room === 'closed' ? { ok: false, message: 'session_expired' } : { ok: true, who: room, rooms: [room] },
    onNotified: (text) => void notices.push(text),
    on: {
      bet: async (who, { amount }) => {
        if (amount === 13) throw new Error('a handler that fails');
        bets.push({ who, amount });
      },
    },
  });
  const http = createServer();
  sockets.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, http, sockets, pool, game, bets, notices };
}
async function closeProcess({ sockets, http, pool }: Process): Promise<void> {
  await sockets.close();
  await new Promise((resolve) => http.close(resolve));
  await pool.end();
}
beforeAll(async () => {
  one = await openProcess();
  two = await openProcess();
  await Promise.all([one.sockets.ready(), two.sockets.ready()]);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await closeProcess(one);
  await closeProcess(two);
});

function connect(url: string, auth: object, headers: Record<string, string> = {}, more: object = {}): Promise<Socket> {
  const defaults = { path: '/ws', transports: ['websocket'], reconnection: false, forceNew: true };
  const socket = io(`${url}/game`, { ...defaults, auth, extraHeaders: headers, ...more });
  clients.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
const heard = (socket: Socket) => new Promise<unknown>((resolve) => socket.once('result', resolve));
const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('a room', () => {
  test.each([10, 20_000])('is reached from another process, with %i characters', async (length) => {
    const [inside, outside] = [await connect(one.url, { room: 'a' }), await connect(one.url, { room: 'b' })];
    let strayed = 0;
    outside.on('result', () => (strayed += 1));
    const text = 'x'.repeat(length);
    const arrival = heard(inside);
    two.game.send('a', 'result', { text });
    expect(await arrival).toEqual({ text });
    expect(strayed).toBe(0);
  });

  test('may be reached in its own process alone, and the other one notices why', async () => {
    const [near, far] = [await connect(one.url, { room: 'e' }), await connect(two.url, { room: 'e' })];
    const strayed: unknown[] = [];
    far.on('result', (value) => strayed.push(value));
    expect([one.game.isHeardHere('e'), two.game.isHeardHere('e'), two.game.isHeardHere('f')]).toEqual([
      true,
      true,
      false,
    ]);
    const arrival = heard(near);
    one.game.sendHere('e', 'result', { text: 'near' });
    one.game.notifyOthers('e has changed');
    expect(await arrival).toEqual({ text: 'near' });
    await expect.poll(() => two.notices).toEqual(['e has changed']);
    expect([one.notices, strayed]).toEqual([[], []]);
  });

  test('is reached in its own process, and in the order of the calls, while the database tells the others nothing', async () => {
    const [near, far] = [await connect(one.url, { room: 'c' }), await connect(two.url, { room: 'c' })];
    const arrivals: string[] = [];
    near.on('result', ({ text }: { text: string }) => arrivals.push(text));
    const farArrival = heard(far);
    const taken = await Promise.all([one.pool.connect(), one.pool.connect()]);
    for (const text of ['first', 'x'.repeat(70_000), '']) one.game.send('c', 'result', { text });
    await expect.poll(() => arrivals).toEqual(['first', 'x'.repeat(70_000), '']);
    for (const connection of taken) connection.release();
    expect(await farArrival).toEqual({ text: 'first' });
  });

  test('that news cannot reach in other processes is reported as a failure, however long they are', async () => {
    const near = await connect(one.url, { room: 'd' });
    await db.owner.query('alter table socket_io_attachments rename to elsewhere');
    try {
      const arrival = heard(near);
      one.game.send('d', 'result', { text: 'x'.repeat(20_000) });
      await arrival;
      await expect
        .poll(() => failures.splice(0).map(String).join(), { timeout: 20_000 })
        .toMatch('socket_io_attachments');
    } finally {
      await db.owner.query('alter table elsewhere rename to socket_io_attachments');
    }
  });

  test('hears passing news only when it has taken what it was sent before, and everything else always', async () => {
    const socket = await connect(one.url, { room: 'busy' });
    const arrivals: string[] = [];
    socket.on('result', ({ text }: { text: string }) => arrivals.push(text));
    one.game.send('busy', 'result', { text: 'step' });
    one.game.sendVolatile('busy', 'result', { text: 'too early' });
    one.game.send('busy', 'result', { text: 'next step' });
    await expect.poll(() => arrivals).toEqual(['step', 'next step']);
    one.game.sendVolatile('busy', 'result', { text: 'in time' });
    await expect.poll(() => arrivals).toEqual(['step', 'next step', 'in time']);
  });

  test('knows the sockets of its own process', async () => {
    await connect(one.url, { room: 'here' });
    expect(one.game.peers().map(({ who }) => who)).toContain('here');
    expect(two.game.peers().map(({ who }) => who)).not.toContain('here');
  });
});

describe('what a client says', () => {
  test('reaches the handler with who he is', async () => {
    const socket = await connect(one.url, { room: 'player' });
    socket.emit('bet', { amount: 5 });
    await expect.poll(() => one.bets).toContainEqual({ who: 'player', amount: 5 });
  });

  test.each([
    ['of the wrong form', [{ amount: 'five' }]],
    ['with a surplus field', [{ amount: 5, free: true }]],
    ['with more beside it', [{ amount: 5 }, 'more']],
    ['without anything', []],
  ])('%s ends the connection', async (_what, said) => {
    const socket = await connect(one.url, { room: 'wrong' });
    const end = ended(socket);
    socket.emit('bet', ...said);
    await end;
    expect(one.bets.filter(({ who }) => who === 'wrong')).toEqual([]);
  });

  test('and what the contract does not know is not heard', async () => {
    const socket = await connect(one.url, { room: 'unknown' });
    socket.emit('constructor', 1);
    socket.emit('toString', 1);
    socket.emit('bet', { amount: 6 });
    await expect.poll(() => one.bets).toContainEqual({ who: 'unknown', amount: 6 });
  });

  test('costs nobody else anything when its handler fails', async () => {
    const socket = await connect(one.url, { room: 'fails' });
    socket.emit('bet', { amount: 13 });
    socket.emit('bet', { amount: 7 });
    await expect.poll(() => one.bets).toContainEqual({ who: 'fails', amount: 7 });
    // What the others were not notices (above) may be notices late.
    const own = failures.splice(0).filter((failure) => !String(failure).includes('socket_io_attachments'));
    expect(own).toEqual([new Error('a handler that fails')]);
  });

  test('10,000 at once end his connection and no other', async () => {
    const [flood, calm] = [await connect(one.url, { room: 'flood' }), await connect(one.url, { room: 'calm' })];
    const end = ended(flood);
    for (let index = 0; index < 10_000; index += 1) flood.emit('bet', { amount: index + 100 });
    await end;
    expect(one.bets.filter(({ who }) => who === 'flood').length).toBeLessThan(50);
    const arrival = heard(calm);
    two.game.send('calm', 'result', { text: 'still here' });
    expect(await arrival).toEqual({ text: 'still here' });
  });

  test('10 MB at once end the connection', async () => {
    const socket = await connect(one.url, { room: 'large' });
    const end = ended(socket);
    socket.emit('bet', { amount: 1, more: 'x'.repeat(10 * 1024 * 1024) });
    await end;
  });
});

describe('a handshake', () => {
  test('is refused with its key', async () => {
    await expect(connect(one.url, { room: 'closed' })).rejects.toThrow('session_expired');
    await expect(connect(one.url, { room: 5 })).rejects.toThrow('invalid_input');
    await expect(connect(one.url, {})).rejects.toThrow('invalid_input');
  });

  test.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://127.0.0.1:1'])(
    'of a page at %s is refused',
    async (origin) => {
      await expect(connect(one.url, { room: 'a' }, { origin })).rejects.toThrow();
    },
  );

  test('of the site’s own page is welcome; a forwarded host counts from a listed proxy alone', async () => {
    await connect(one.url, { room: 'a' }, { origin: one.url });
    const forwarded = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    await expect(connect(one.url, { room: 'a' }, forwarded)).rejects.toThrow();
    const behind = await openProcess({ trustedProxies: ['127.0.0.1'] });
    await connect(behind.url, { room: 'a' }, forwarded);
    await closeProcess(behind);
  });

  test('is counted by client address', async () => {
    const strict = await openProcess({ requestsPerMinute: 3, trustedProxies: ['127.0.0.1'] });
    const from = (ip: string) => connect(strict.url, { room: 'a' }, { 'x-forwarded-for': ip });
    for (let index = 0; index < 3; index += 1) await from('192.0.2.7');
    await expect(from('192.0.2.7')).rejects.toThrow();
    await from('192.0.2.8');
    clock.advanceMs(60_000);
    await from('192.0.2.7');
    // Whoever has one address of IPv6 has all of its network.
    for (const ip of ['2001:db8:0:7::1', '2001:DB8::7:0:0:0:2', '2001:db8:0:7:a:b:c:d']) await from(ip);
    await expect(from('2001:db8:0:7::ffff')).rejects.toThrow();
    await from('2001:db8:0:8::1');
    for (const ip of ['::ffff:192.0.2.9', '192.0.2.9', '::FFFF:192.0.2.9']) await from(ip);
    await expect(from('192.0.2.9')).rejects.toThrow();
    await from('::ffff:192.0.2.10');
    await closeProcess(strict);
  });

  test('by long polling, at the root namespace and at one that nobody opened gets nothing', async () => {
    const polling = { transports: ['polling'] };
    await expect(connect(one.url, { room: 'a' }, {}, polling)).rejects.toThrow();
    for (const namespace of ['/', '/unknown']) {
      const socket = io(one.url + namespace, {
        path: '/ws',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      clients.push(socket);
      await new Promise((resolve) => socket.once('connect_error', resolve));
      expect(socket.connected).toBe(false);
    }
  });
});

test('whoever may have missed something is sent away when the processes hear each other again', async () => {
  const socket = await connect(one.url, { room: 'gap' });
  const end = ended(socket);
  await db.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  );
  await end;
  const [back] = await Promise.all([connect(one.url, { room: 'gap' }), two.sockets.ready()]);
  const arrival = heard(back);
  const speaking = setInterval(() => two.game.send('gap', 'result', { text: 'again' }), 100);
  expect(await arrival).toEqual({ text: 'again' });
  clearInterval(speaking);
});

test('closing a process ends its connections', async () => {
  const third = await openProcess();
  const socket = await connect(third.url, { room: 'a' });
  const end = ended(socket);
  await closeProcess(third);
  await end;
});

test('nothing failed behind all of this', () => expect(failures).toEqual([]));
