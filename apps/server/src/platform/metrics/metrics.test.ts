// @covers auditor dropped-messages-metric

import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { refuseForeignRoutes } from '../http/security/route-guard.ts';
import { answerUnexpected } from '../http/unexpected.ts';
import { createMetrics } from './registry.ts';
import { type MetricsAccess, serveMetrics } from './serve-metrics.ts';
import { timedWallet } from './timed-wallet.ts';

const loopback = ['127.0.0.0/8', '::1'];
const apps: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function appWith(access: Partial<MetricsAccess> = {}, trustProxy: boolean | string[] = false) {
  const app = Fastify({ trustProxy });
  apps.push(app);
  refuseForeignRoutes(app);
  answerUnexpected(app);
  const metrics = createMetrics();
  serveMetrics(app, metrics, { allow: loopback, token: null, ...access });
  const get = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });
  return { app, metrics, get };
}

describe('who may read', () => {
  const token = 'a-token-of-the-operator';
  test.each([
    ['this machine', {}, '127.0.0.1', {}, 200],
    ['this machine by IPv6', {}, '::1', {}, 200],
    ['this machine in the clothes of IPv6', {}, '::ffff:127.0.0.1', {}, 200],
    ['another machine', {}, '10.0.0.9', {}, 404],
    ['a listed network', { allow: ['10.0.0.0/8'] }, '10.0.0.9', {}, 200],
    ['this machine when only others are listed', { allow: ['10.0.0.0/8'] }, '127.0.0.1', {}, 404],
    ['a visitor behind a proxy of this machine', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }, 404],
    ['a visitor who says he is this machine', {}, '203.0.113.5', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['the token from anywhere', { token }, '203.0.113.5', { authorization: `Bearer ${token}` }, 200],
    ['a wrong token', { token }, '203.0.113.5', { authorization: 'Bearer another-token' }, 404],
    ['a token when there is none', {}, '203.0.113.5', { authorization: 'Bearer null' }, 404],
    ['an empty token', { token }, '203.0.113.5', { authorization: 'Bearer ' }, 404],
  ] as const)('%s', async (_who, access, address, headers, status) => {
    const { get } = await appWith(access);
    const response = await get(address, headers);
    expect(response.statusCode).toBe(status);
    expect(response.body.includes('process_cpu')).toBe(status === 200);
  });

  test('with a listed proxy the visitor’s own address counts', async () => {
    const { get } = await appWith({}, ['127.0.0.1']);
    expect((await get('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404);
    expect((await get('127.0.0.1')).statusCode).toBe(200);
  });

  test('a visitor behind a proxy of this machine beside the listed one is no client of this machine', async () => {
    const { get } = await appWith({}, ['10.0.0.5']);
    expect((await get('127.0.0.1', { 'x-forwarded-for': '203.0.113.5, 10.0.0.5' })).statusCode).toBe(404);
    expect((await get('127.0.0.1', { 'x-real-ip': '203.0.113.5' })).statusCode).toBe(404);
    expect((await get('127.0.0.1')).statusCode).toBe(200);
  });

  test('a client of this machine may read through a listed proxy', async () => {
    const { get } = await appWith({}, ['127.0.0.1']);
    expect((await get('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(200);
  });
});

test('what was reported is read back', async () => {
  const { metrics, get } = await appWith();
  metrics.batchWriters.batchWritten({ writer: 1, operations: 30, refused: 2, durationMs: 4, waitedMs: 1 });
  metrics.batchWriters.batchFailed({ writer: 1, operations: 3 });
  metrics.batchWriters.queueLength(0, 7);
  metrics.books.findingsStand('audit', 3);
  metrics.books.ran({ kind: 'since', subject: '', durationMs: 250, read: 40, at: new Date(5_000) });
  metrics.outbox.messageDropped({ channel: 'mail', reason: 'expired' });
  metrics.alarmed('ledger_findings');
  metrics.watchPool('lane-0', { totalCount: 5, idleCount: 3, waitingCount: 1 });
  const response = await get('127.0.0.1');
  expect(response.headers['content-type']).toMatch(/^text\/plain/);
  const lines = response.body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'baize_ledger_batch_operations_bucket{le="16",writer="1"} 0',
      'baize_ledger_batch_operations_bucket{le="32",writer="1"} 1',
      'baize_ledger_batch_seconds_sum{writer="1"} 0.004',
      'baize_ledger_batch_wait_seconds_count{writer="1"} 1',
      'baize_ledger_refused_operations_total{writer="1"} 2',
      'baize_ledger_failed_batches_total{writer="1"} 1',
      'baize_ledger_queue_operations{writer="0"} 7',
      'baize_ledger_findings{kind="audit"} 3',
      'baize_bookkeeper_read_total{kind="since",subject=""} 40',
      'baize_bookkeeper_last_run_timestamp_seconds{kind="since",subject=""} 5',
      'baize_outbox_dropped_messages_total{channel="mail",reason="expired"} 1',
      'baize_alarms_total{code="ledger_findings"} 1',
      'baize_database_connections{pool="lane-0",state="busy"} 2',
      'baize_database_connections{pool="lane-0",state="waiting"} 1',
    ]),
  );
  expect(response.body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test('two sets of metrics know nothing of each other', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.alarmed('x');
  expect(await one.text()).toContain('baize_alarms_total{code="x"} 1');
  expect(await other.text()).not.toContain('code="x"');
});

test('a timed wallet answers as the wallet and tells each command with its code', async () => {
  const metrics = createMetrics();
  const wallet = {
    balance: async () => null,
    debit: async () => ({ code: 'INSUFFICIENT_FUNDS' }),
    endSession: async () => {
      throw new Error('lost');
    },
  };
  const timed = timedWallet(wallet as never, 'BAIZE', metrics);
  expect(await timed.debit({} as never)).toEqual({ code: 'INSUFFICIENT_FUNDS' });
  expect(await timed.balance({ playerRef: 'x' })).toBeNull();
  await expect(timed.endSession({ session: 'x' })).rejects.toThrow('lost');
  const text = await metrics.text();
  for (const [command, code] of [
    ['debit', 'INSUFFICIENT_FUNDS'],
    ['balance', 'OK'],
    ['endSession', 'THROWN'],
  ]) {
    expect(text).toContain(`baize_wallet_command_seconds_count{vendor="BAIZE",command="${command}",code="${code}"} 1`);
  }
});

test('standbys are shown by the server that they follow, and one that is gone is not shown any more', async () => {
  const { get, metrics } = await appWith();
  const follower = { name: 'b', state: 'streaming', isSynchronous: true, lagBytes: 7, lagMs: 2_000 };
  metrics.replicasStand('core', { fault: null, replicas: [follower] });
  metrics.replicasStand('vendors', { fault: 'commits_wait', replicas: [follower] });
  metrics.replicasStand('core', { fault: null, replicas: [] });
  const figures = (await get('127.0.0.1')).body;
  for (const line of [
    'baize_replica_missing{server="core"} 0',
    'baize_replica_missing{server="vendors"} 1',
    'baize_replicas{server="core",kind="synchronous"} 0',
    'baize_replicas{server="vendors",kind="synchronous"} 1',
    'baize_replica_lag_bytes{server="vendors",replica="b"} 7',
    'baize_replica_lag_seconds{server="vendors",replica="b"} 2',
  ])
    expect(figures).toContain(line);
  expect(figures).not.toContain('baize_replica_lag_bytes{server="core"');
});
