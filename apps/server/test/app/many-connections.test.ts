// @covers connection-limits

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { calls } from '@baize/contract';
import { socketPath } from '@baize/contract/sockets';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '../../src/composition/http-app.ts';
import { openTransport } from '../../src/platform/http/connections/bounded-server.ts';
import { createSockets } from '../../src/platform/sockets/sockets.ts';
import { buildTestApp } from '../support/fake-ports.ts';
import { testClock } from '../support/test-clock.ts';

const held: Socket[] = [];
let app: FastifyInstance;
let port: number;
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await app.close();
});

async function listen(
  limits: { total: number; perAddress: number },
  more: Partial<AppOptions> = {},
  host = '0.0.0.0',
): Promise<void> {
  const timeouts = { requestMs: 600, headersMs: 300, keepAliveMs: 72_000, stallMs: 400, checkMs: 50 };
  app = await buildTestApp({ connections: { limits, timeouts }, ...more });
  await app.listen({ host, port: 0 });
  port = (app.server.address() as AddressInfo).port;
}

const open = (from: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    held.push(socket);
    socket.once('error', reject);
    socket.once('connect', () => resolve(socket));
  });

/** What comes back until the server closes, on a connection of its own. */
async function answerTo(from: string, bytes: string): Promise<string> {
  const socket = await open(from);
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (text += chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}
/** What a client hears who never closes his own side. */
async function stubbornAnswer(from: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from, allowHalfOpen: true });
  held.push(socket);
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (text += chunk));
  await Promise.race([once(socket, 'end'), once(socket, 'close')]);
  return text;
}
const health = `GET ${calls.health.path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
const statusFrom = async (address: string) => Number((await answerTo(address, health)).split(' ', 2)[1] ?? Number.NaN);

test('who holds as many connections as one address may is asked to come again, others are served', async () => {
  await listen({ total: 1_000, perAddress: 20 });
  const flood = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.1')));
  const refused = await answerTo('127.0.0.1', health);
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused).toMatch(/\r\nretry-after: \d+\r\n/);
  expect(await statusFrom('127.0.0.2')).toBe(200);
  flood[0]?.destroy();
  await expect.poll(() => statusFrom('127.0.0.1')).toBe(200);
});

test('connections of many addresses together are bounded too', async () => {
  await listen({ total: 30, perAddress: 20 });
  await Promise.all(Array.from({ length: 30 }, (_, index) => open(`127.0.0.${3 + (index % 3)}`)));
  expect(await statusFrom('127.0.0.2')).toBe(503);
  held.shift()?.destroy();
  await expect.poll(() => statusFrom('127.0.0.2')).toBe(200);
});

test('a flood of refused ones is cut without a word, and costs nobody his place', async () => {
  await listen({ total: 1_000, perAddress: 5 });
  await Promise.all(Array.from({ length: 5 }, () => open('127.0.0.1')));
  const answers = await Promise.all(Array.from({ length: 200 }, () => stubbornAnswer('127.0.0.1')));
  const told = answers.filter((text) => text.startsWith('HTTP/1.1 503'));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(200);
  expect(await statusFrom('127.0.0.2')).toBe(200);
});

test('an address beside the first is another door to the same server, with the same counts', async () => {
  await listen({ total: 1_000, perAddress: 2 }, {}, '127.0.0.1');
  const closeConnections = await openTransport(app.server, '127.0.0.5', port);
  const answer = await fetch(`http://127.0.0.5:${port}${calls.health.path}`, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  await Promise.all([open('127.0.0.1'), open('127.0.0.1')]);
  expect((await fetch(`http://127.0.0.5:${port}${calls.health.path}`)).status).toBe(503);
  await closeConnections();
  await expect(fetch(`http://127.0.0.5:${port}${calls.health.path}`)).rejects.toThrow();
});

test('a listed proxy is held to the whole alone', async () => {
  await listen({ total: 12, perAddress: 2 }, { trustedProxies: ['127.0.0.9'] });
  await Promise.all(Array.from({ length: 10 }, () => open('127.0.0.9')));
  expect(await statusFrom('127.0.0.9')).toBe(200);
});

test('who asks for much and reads nothing of it is cut, and who reads gets everything', async () => {
  const muchBytes = 32 * 1024 * 1024;
  const much = Buffer.alloc(muchBytes, 'x');
  const walletRoutes: AppOptions['walletRoutes'] = async (scope) => {
    scope.get('/much', { config: { serves: 'files' } }, async () => much);
  };
  await listen({ total: 100, perAddress: 100 }, { walletRoutes });
  const inFull = 'GET /much HTTP/1.1\r\nhost: localhost\r\n';
  const deaf = await open('127.0.0.1');
  deaf.pause();
  deaf.write(`${inFull}\r\n`);
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_error, found) => resolve(found)));
  await expect.poll(count).toBe(1);
  expect((await answerTo('127.0.0.2', `${inFull}connection: close\r\n\r\n`)).length).toBeGreaterThan(muchBytes);
  await expect.poll(count, { timeout: 5_000 }).toBe(0);
});

describe('an address that is over its limit of requests', () => {
  const ask = (from: string) =>
    `GET ${calls.health.path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`;
  const rateLimits = { requestsPerMinute: 2, callCapFactor: 1 };

  /** What a kept connection is answered, one request after the other. */
  async function statusesOn(socket: Socket, requests: readonly string[]): Promise<string[]> {
    const statuses: string[] = [];
    for (const request of requests) {
      socket.write(request);
      const [answer] = await once(socket, 'data');
      statuses.push(String(answer).split(' ', 2)[1] ?? '');
    }
    return statuses;
  }

  test('loses its connection behind the answer', async () => {
    await listen({ total: 100, perAddress: 100 }, { rateLimits });
    const kept = await open('127.0.0.1');
    const closed = once(kept, 'close');
    expect(await statusesOn(kept, Array(3).fill(ask('203.0.113.1')))).toEqual(['200', '200', '429']);
    await closed;
    expect(await statusFrom('127.0.0.1')).toBe(429);
    expect(await statusFrom('127.0.0.2')).toBe(200);
  });

  test('behind a listed proxy the proxy keeps the connection, which carries others, too', async () => {
    await listen({ total: 100, perAddress: 100 }, { rateLimits, trustedProxies: ['127.0.0.1'] });
    const kept = await open('127.0.0.1');
    const requests = [...Array(3).fill(ask('203.0.113.1')), ask('203.0.113.2')];
    expect(await statusesOn(kept, requests)).toEqual(['200', '200', '429', '200']);
  });
});

test('sockets count as connections for as long as they stand', async () => {
  const onFailure = () => undefined;
  const sockets = createSockets({
    clock: testClock(),
    pool: null,
    trustedProxies: [],
    requestsPerMinute: 100,
    onFailure,
  });
  await listen({ total: 100, perAddress: 2 }, { sockets });
  const upgrade = [
    `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const playSession = await Promise.all([open('127.0.0.1'), open('127.0.0.1')]);
  for (const socket of playSession) {
    socket.write(`${upgrade.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  }
  expect(await statusFrom('127.0.0.1')).toBe(503);
  playSession[0]?.destroy();
  await expect.poll(() => statusFrom('127.0.0.1')).toBe(200);
});

test.each([
  ['says nothing', '', '408'],
  ['never ends his headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n', '408'],
  ['never ends his body', `POST ${calls.login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{`, '408'],
])('who %s is cut off, though he holds his own side open', async (_who, bytes, status) => {
  await listen({ total: 100, perAddress: 10 });
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  held.push(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await once(socket, 'connect');
  const dripping = setInterval(() => bytes && socket.write('x'), 40);
  socket.write(bytes);
  await expect.poll(async () => (await connectionsOf(app)) === 0, { timeout: 4_000 }).toBe(true);
  clearInterval(dripping);
  expect(text).toContain(status);
});

const connectionsOf = (from: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    from.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
