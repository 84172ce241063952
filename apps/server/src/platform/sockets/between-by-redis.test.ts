// @covers socket-news-by-redis

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectPort } from 'node:net';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { connectBetweenByRedis } from './between-by-redis.ts';
import type { Channel } from './channel.ts';
import { gameChannel as channel } from './game-channel.fixture.ts';
import { createSockets, type Sockets } from './sockets.ts';

/** Of Debian's package redis-server, or valkey's; where neither is installed there is nothing to test against. */
const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
const port = 5643;
const url = `redis://:canary@127.0.0.1:${port}`;
const clock = testClock();
const patience = { timeout: 20_000 };

interface Process {
  url: string;
  http: Server;
  sockets: Sockets;
  game: Channel<typeof channel, string>;
  notices: string[];
  failures: string[];
}
let redis: ChildProcess;
let one: Process;
let two: Process;
let stranger: Process;

async function startRedis(): Promise<void> {
  const memoryAlone = ['--save', '', '--appendonly', 'no', '--requirepass', 'canary'];
  redis = spawn(program as string, ['--port', String(port), '--bind', '127.0.0.1', ...memoryAlone], {
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect(await isOpen()).toBe(true), patience);
}
async function killRedis(): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}
const isOpen = () =>
  new Promise<boolean>((resolve) => {
    const probe = connectPort(port, '127.0.0.1', () => resolve(true));
    probe.once('error', () => resolve(false));
    probe.once('connect', () => probe.end());
  });

async function openProcess(name: string): Promise<Process> {
  const [notices, failures]: [string[], string[]] = [[], []];
  const sockets = createSockets({
    ...{ clock, pool: null, trustedProxies: [], requestsPerMinute: 10_000 },
    between: await connectBetweenByRedis(url, name),
    onFailure: (error) => void failures.push(String(error)),
  });
  const game = sockets.open<typeof channel, string>(channel, {
    admit: async ({ room }) => ({ ok: true, who: room, rooms: [room] }),
    onNotified: (text) => void notices.push(text),
    on: { bet: async () => undefined },
  });
  const http = createServer();
  sockets.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await sockets.ready();
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, http, sockets, game, notices, failures };
}

async function connect(at: Process, room: string): Promise<{ raw: Socket; texts: string[] }> {
  const raw = io(`${at.url}/game`, {
    path: '/ws',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { room },
  });
  const texts: string[] = [];
  raw.on('result', ({ text }: { text: string }) => texts.push(text));
  await new Promise((resolve, reject) => {
    raw.once('connect', () => resolve(undefined));
    raw.once('connect_error', reject);
  });
  return { raw, texts };
}

describe.skipIf(program === undefined)('between processes, over Redis', () => {
  beforeAll(async () => {
    await startRedis();
    [one, two, stranger] = await Promise.all([openProcess('site'), openProcess('site'), openProcess('another')]);
  }, 60_000);
  afterAll(async () => {
    for (const { sockets, http } of [one, two, stranger].filter(Boolean)) {
      await sockets.close();
      http.close();
    }
    await killRedis();
  });

  test('news reach a room in every process once, in their order, however long they are, and no other installation', async () => {
    const [near, far, other, foreign] = await Promise.all([
      connect(one, 'a'),
      connect(two, 'a'),
      connect(two, 'b'),
      connect(stranger, 'a'),
    ]);
    const said = Array.from({ length: 200 }, (_, index) =>
      index % 50 === 7 ? 'x'.repeat(20_000 + index) : `${index}`,
    );
    for (const text of said) one.game.send('a', 'result', { text });
    one.game.sendHere('a', 'result', { text: 'near alone' });
    await expect.poll(() => far.texts.length, patience).toBe(said.length);
    expect(far.texts).toEqual(said);
    await expect.poll(() => near.texts.at(-1), patience).toBe('near alone');
    expect([other.texts, foreign.texts]).toEqual([[], []]);
    one.game.notifyOthers('a has changed');
    await expect.poll(() => two.notices, patience).toEqual(['a has changed']);
    expect([one.notices, stranger.notices]).toEqual([[], []]);
    for (const { raw } of [near, far, other, foreign]) raw.disconnect();
  });

  test('while it is away near news go on and nothing ends; when it is back everybody comes again and hears everything', async () => {
    const [near, far] = [await connect(one, 'gap'), await connect(two, 'gap')];
    const ends = [near, far].map(({ raw }) => new Promise((resolve) => raw.once('disconnect', resolve)));
    await killRedis();
    await expect.poll(() => one.failures.length, patience).toBeGreaterThan(0);
    for (let count = 0; count < 100; count += 1) one.game.send('gap', 'result', { text: `${count}` });
    one.game.notifyOthers('nobody hears');
    await expect.poll(() => near.texts.length, patience).toBe(100);
    // A flood of what cannot be said is one line in the log.
    expect(one.failures).toHaveLength(1);
    expect(one.failures.join()).not.toContain('canary');
    expect(far.texts).toEqual([]);

    await startRedis();
    await Promise.all(ends);
    const back = await connect(two, 'gap');
    const speaking = setInterval(() => one.game.send('gap', 'result', { text: 'again' }), 100);
    await expect.poll(() => back.texts[0], patience).toBe('again');
    clearInterval(speaking);
    expect(two.notices).not.toContain('nobody hears');
    back.raw.disconnect();
  }, 60_000);

  test('one that answers and takes nothing is an outage that ends, each time anew', async () => {
    const admin = new Redis(url);
    for (const text of ['first', 'second']) {
      const before = one.failures.length;
      await admin.config('SET', 'maxmemory', '1');
      one.game.send('full', 'result', { text });
      await expect.poll(() => one.failures.length, patience).toBe(before + 1);
      expect(one.failures.at(-1)).not.toContain(text);
      const near = await connect(one, 'full');
      const ended = new Promise((resolve) => near.raw.once('disconnect', resolve));
      await admin.config('SET', 'maxmemory', '0');
      // Who is connected to this process comes again and reads, so the outage is over.
      await ended;
    }
    admin.disconnect();
  }, 60_000);
});

test('a server that does not answer, or a wrong password, is an error at once', async () => {
  await expect(connectBetweenByRedis('redis://127.0.0.1:5649', 'site')).rejects.toThrow(/ECONNREFUSED/);
});
