import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@baize/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, fakePorts } from '../../../test/support/fake-ports.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { databaseOver, openPool } from '../database/database.ts';
import { ok } from '../result.ts';
import { factsOf, type OtlpReceiver, openOtlpReceiver } from './otlp-receiver.fixture.ts';
import { startTracing } from './start-tracing.ts';
import { inSpan, type Tracing } from './tracing.ts';

const db = useTestDatabase();
const clientKind = 3;
const errorStatus = 2;
let receiver: OtlpReceiver;
let tracing: Tracing;
beforeEach(async () => {
  receiver = await openOtlpReceiver();
  tracing = startTracing(
    { endpoint: receiver.url, headers: { 'x-key': 'receiver' }, share: 1 },
    { version: '1.2.3', role: 'all' },
  );
});
afterEach(async () => {
  await tracing.close();
  await receiver.close();
});

test('a crash is answered with the id of its trace, which the log has, too; what a client says of a trace is not believed', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const ports = fakePorts({ handlers: { health: () => Promise.reject(new Error('planted text')) } });
  const app = await buildTestApp({ ports, logger, tracing });
  const foreign = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${foreign}-b7ad6b7169203331-01`, 'user-agent': 'secret-words' };
  const response = await app.inject({ url: calls.health.path, headers });
  const { reference } = response.json().value;
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(reference).not.toBe(foreign);
  expect(JSON.parse(lines.join(''))).toMatchObject({ reference, msg: 'crash' });
  await app.close();
  await tracing.close();

  const [span] = receiver.spans.filter(({ name }) => name === `GET ${calls.health.path}`);
  expect(span).toMatchObject({ traceId: reference, status: { code: errorStatus } });
  expect(span && factsOf(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': calls.health.path,
    'http.response.status_code': 500,
    'error.type': '500',
  });
  expect(receiver.bodies.join('')).not.toMatch(/planted text|secret-words|0af7651916cd/);
  expect(receiver.headers[0]).toMatchObject({ 'x-key': 'receiver' });
  expect(receiver.bodies[0]).toContain('"1.2.3"');
});

test('transactions and requests to others are parts of the request that they were made for', async () => {
  const other = createServer(({ url }, response) => {
    if (url === '/reset') response.destroy();
    else response.writeHead(418).end('body-of-another');
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const pool = openPool({ connectionString: db.url, maxConnections: 2, onIdleError: () => undefined });
  const database = databaseOver(pool, undefined, tracing);
  const handlers = {
    health: async () => {
      await database.transaction().execute((transaction) => sql`select 'text of a row'`.execute(transaction));
      await database
        .transaction()
        .execute(() => Promise.reject(new Error('no')))
        .catch(() => undefined);
      await (await fetch(`http://127.0.0.1:${port}/path-with-a-token?key=secret-key`)).text();
      await fetch(`http://127.0.0.1:${port}/reset`).catch(() => undefined);
      return ok({ database: 'ok' as const, status: 'ok' as const });
    },
  };
  const app = await buildTestApp({ ports: fakePorts({ handlers: handlers as never }), tracing });
  await app.inject(calls.health.path);
  await app.close();
  await database.destroy();
  other.close();
  await tracing.close();

  const [request, ...inner] = [...receiver.spans].sort(
    (one, two) => Number(!!one.parentSpanId) - Number(!!two.parentSpanId),
  );
  expect(request?.name).toBe(`GET ${calls.health.path}`);
  for (const span of inner)
    expect(span).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, kind: clientKind });
  expect(inner.map((span) => [span.name, factsOf(span)])).toEqual([
    ['transaction', { 'db.system.name': 'postgresql' }],
    ['transaction', { 'db.system.name': 'postgresql', 'error.type': 'rolled_back' }],
    [
      'GET 127.0.0.1',
      { 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'http.response.status_code': 418 },
    ],
    [
      'GET 127.0.0.1',
      { 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'error.type': expect.any(String) },
    ],
  ]);
  expect(receiver.bodies.join('')).not.toMatch(/text of a row|path-with-a-token|secret-key|body-of-another/);
});

test('a span holds the code of a failure, never its text, and a receiver that is away delays nobody', async () => {
  const failing = () => Promise.reject(Object.assign(new Error('Key (name)=(Maria) exists'), { code: '23505' }));
  await expect(inSpan(tracing, ['job x', 'consumer', { 'baize.job': 'x' }], failing)).rejects.toThrow('Maria');
  expect(tracing.traceId()).toBeNull();
  await tracing.close();
  expect(factsOf(receiver.spans[0] as never)).toEqual({ 'baize.job': 'x', 'error.type': '23505' });
  expect(receiver.bodies.join('')).not.toContain('Maria');

  const away = startTracing({ endpoint: 'http://127.0.0.1:1', headers: {}, share: 1 }, { version: '1', role: 'all' });
  for (let count = 0; count < 10; count += 1) away.ended('money batch', 3, { 'baize.operations': count });
  const beginMs = performance.now();
  await away.close();
  expect(performance.now() - beginMs).toBeLessThan(12_000);
});

test('a share of none keeps nothing, and a crash has a number by chance', async () => {
  const none = startTracing({ endpoint: receiver.url, headers: {}, share: 0 }, { version: '1', role: 'all' });
  await inSpan(none, ['job x', 'consumer', {}], async () => expect(none.traceId()).toBeNull());
  await none.close();
  expect(receiver.spans).toEqual([]);
});
