// @covers health-probes process-roles

import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { answerOperatorAlone, createReadiness, serveProbes } from './probes.ts';
import { answerUnexpected } from './unexpected.ts';

const ready = async () => null;

async function appWith(whyNotReady: () => Promise<string | null>, { isWorker = false } = {}) {
  const app = Fastify();
  answerUnexpected(app);
  if (isWorker) answerOperatorAlone(app);
  const readiness = createReadiness(whyNotReady, 0);
  serveProbes(app, readiness);
  app.get('/wps/anything', async () => ({}));
  const ask = async (url: string) => {
    const response = await app.inject(url);
    return [response.statusCode, response.json()];
  };
  return { readiness, ask };
}

describe('whether requests may be sent here', () => {
  test('yes, while everything works; the process lives in any case', async () => {
    const { ask } = await appWith(ready);
    expect(await ask('/health/ready')).toEqual([200, { ready: true }]);
    expect(await ask('/health/live')).toEqual([200, { live: true }]);
  });

  test.each([
    ['the database says why not', async () => 'database_read_only', 'database_read_only'],
    ['the database does not answer', async () => Promise.reject(new Error('refused')), 'database_unreachable'],
  ])('no, when %s', async (_name, whyNotReady, reason) => {
    const { ask } = await appWith(whyNotReady);
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason }]);
    expect(await ask('/health/live')).toEqual([200, { live: true }]);
  });

  test('no, from SIGTERM on; it answers on', async () => {
    const { ask, readiness } = await appWith(ready);
    await readiness.drain();
    expect(await ask('/health/ready')).toEqual([503, { ready: false, reason: 'draining' }]);
    expect((await ask('/wps/anything'))[0]).toBe(200);
  });
});

test('a worker answers its operator alone', async () => {
  const { ask } = await appWith(ready, { isWorker: true });
  expect((await ask('/health/ready'))[0]).toBe(200);
  expect((await ask('/wps/anything'))[0]).toBe(503);
  expect((await ask('/nowhere'))[0]).toBe(503);
});
