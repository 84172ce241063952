import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { calls } from '@baize/contract';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp, fakePorts } from '../../../test/support/fake-ports.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
afterEach(() => app.close());

function heard() {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  return { lines, logger: pino({ level: 'warn' }, stream) };
}

test.each(['at once', 'in the middle of his body'])('a visitor who goes away %s is no fault of ours', async (when) => {
  const { lines, logger } = heard();
  app = await buildTestApp({ logger });
  let failures = 0;
  app.addHook('onError', async () => {
    failures += 1;
  });
  const isRead = new Promise<void>((resolve) => {
    app.addHook('preParsing', async () => void setImmediate(resolve));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /wps/session/login HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 900'];
  const isAsked = once(app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n{"a":`);
  await (when === 'at once' ? isAsked : isRead);
  socket.resetAndDestroy();
  await expect.poll(() => failures).toBe(1);
  expect(lines).toEqual([]);
});

const failing = (error: Error) => fakePorts({ handlers: { health: () => Promise.reject(error) } });

test.each([
  ['25006', 'a server that was made a standby'],
  ['08006', 'a lost connection'],
  ['ENETUNREACH', 'a network that is down'],
])('%s (%s) is told as unavailable', async (code) => {
  const { lines, logger } = heard();
  app = await buildTestApp({ logger, ports: failing(Object.assign(new Error('no'), { code })) });
  const response = await app.inject(calls.health.path);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(lines.join('')).toContain('the database cannot be reached');
});
