import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefusedRequest } from '../refused-request.ts';
import { limitRates } from './rate-limits.ts';

const moment = new Date('2026-03-01T12:00:00Z');
const apps: FastifyInstance[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const app of apps.splice(0)) await app.close();
});

async function open({ requestsPerMinute = 1, callCapFactor = 1 } = {}) {
  const app = Fastify();
  apps.push(app);
  app.setErrorHandler((error, _request, reply) =>
    error instanceof RefusedRequest
      ? reply.code(429).send({ key: error.key, ...error.detail })
      : reply.code(500).send(),
  );
  await limitRates(app, { requestsPerMinute, callCapFactor });
  app.get('/plain', async () => 'ok');
  app.get('/capped', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'ok');
  return (url = '/plain', remoteAddress = '198.51.100.1') => app.inject({ url, remoteAddress });
}

test.each([
  [0, 60],
  [1, 60],
  [999, 60],
  [1_000, 59],
  [57_500, 3],
  [58_000, 2],
  [58_001, 2],
  [59_000, 1],
  [59_999, 1],
])(
  '%d ms after the last allowed request the wait is %d s: who waits as long is let in',
  async (afterMs, waitSeconds) => {
    const ask = await open();
    expect((await ask()).statusCode).toBe(200);
    vi.setSystemTime(moment.getTime() + afterMs);
    const refused = await ask();
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { key: 'too_many_requests', retryAfterSeconds: waitSeconds },
    ]);
    vi.setSystemTime(moment.getTime() + afterMs + waitSeconds * 1_000);
    expect((await ask()).statusCode).toBe(200);
  },
);

test('each address has its own requests; an IPv6 client counts by its network', async () => {
  const ask = await open();
  const statusFrom = async (address: string) => (await ask('/plain', address)).statusCode;
  expect([await statusFrom('198.51.100.1'), await statusFrom('198.51.100.2')]).toEqual([200, 200]);
  expect(await statusFrom('198.51.100.1')).toBe(429);
  const network = '2001:db8:0:1';
  expect([await statusFrom(`${network}::1`), await statusFrom(`${network}:ffff::2`)]).toEqual([200, 429]);
  expect(await statusFrom('2001:db8:0:2::1')).toBe(200);
});

test('a call’s own cap counts alone, and is multiplied', async () => {
  const statuses = async (callCapFactor: number, count: number) => {
    const ask = await open({ callCapFactor });
    await ask('/plain');
    const answers: number[] = [];
    for (let sent = 0; sent < count; sent += 1) answers.push((await ask('/capped')).statusCode);
    return answers;
  };
  expect(await statuses(1, 3)).toEqual([200, 200, 429]);
  expect(await statuses(2, 5)).toEqual([200, 200, 200, 200, 429]);
});

test('nothing is said of what is left', async () => {
  const ask = await open();
  for (const answer of [await ask(), await ask()]) {
    const names = Object.keys(answer.headers).filter((name) => /ratelimit|retry/.test(name));
    expect(names).toEqual([]);
  }
});
