// @covers traces

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPlayer } from '@baize/testkit/player';
import { expect, test } from 'vitest';
import { factsOf, openOtlpReceiver, type ReceivedSpan } from '../../src/platform/tracing/otlp-receiver.fixture.ts';
import { buildProgram, runProgram } from '../support/program.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const port = '4421';
const named = (spans: readonly ReceivedSpan[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

/** All that spans may tell. */
const factNames = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'db.system.name',
  'error.type',
  'baize.vendor',
  'baize.code',
  'baize.job',
  'baize.operations',
  'baize.refused',
]);

test('with an endpoint the program tells requests, transactions, wallet acts, batches and jobs, and nothing of a person', async () => {
  await buildProgram();
  const folder = await mkdtemp(path.join(tmpdir(), 'traces-'));
  const receiver = await openOtlpReceiver();
  const program = runProgram({
    ...{ PORT: port, DATA_DIR: folder, DATABASE_URL: db.url, SECRET_KEY: 'canary-secret-of-the-installation-1' },
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
  });
  await program.until(/Baize is ready/);
  const [name, password, roundId] = ['canaryname7', 'Canary-password-1', randomUUID()];
  const player = createPlayer(`http://localhost:${port}`, name, password);
  await player.register();
  await player.deposit('8765.43');
  await player.openGame('BAIZE', 'lantern_garden');
  await player.spin('100', roundId);
  // The calendar is asked every few seconds, and spans travel together.
  await expect.poll(() => named(receiver.spans, /^run /).length, { timeout: 60_000 }).toBeGreaterThan(0);
  program.signal('SIGTERM');
  expect(await program.ended, program.errors).toBe(0);
  await receiver.close();
  await rm(folder, { recursive: true });

  const { spans } = receiver;
  expect(spans.filter((span) => Object.keys(factsOf(span)).some((fact) => !factNames.has(fact)))).toEqual([]);
  const [bet] = named(spans, /^wallet (bet|play)/);
  expect(bet && factsOf(bet)).toMatchObject({ 'baize.vendor': 'BAIZE', 'baize.code': 'OK' });
  expect(named(spans, /^POST /).some(({ traceId }) => traceId === bet?.traceId)).toBe(true);
  expect(named(spans, 'transaction').some(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true);
  expect(named(spans, 'money batch').length).toBeGreaterThan(0);
  const [run] = named(spans, /^run /);
  expect(named(spans, 'job calendarRun').some(({ spanId }) => spanId === run?.parentSpanId)).toBe(true);

  const sent = receiver.bodies.join('');
  const secrets = [name, password, roundId, '8765.43', '876543', 'canary-secret', 'demomember'];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
}, 200_000);
