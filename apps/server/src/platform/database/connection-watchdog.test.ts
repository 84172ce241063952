// @covers silent-database

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { openProxy, type TcpProxy, viaProxy } from '../../../test/chaos/proxy.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { elapsedMs } from '../clock.ts';
import { askWhetherServed, type IsStillServed, watchConnection } from './connection-watchdog.ts';
import { openPool } from './database.ts';

const db = useTestDatabase();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function throughProxy(): Promise<{ proxy: TcpProxy; url: string }> {
  const { hostname: host, port } = new URL(db.url);
  const proxy = await openProxy({ host, port: Number(port) });
  closers.push(proxy.close);
  return { proxy, url: viaProxy(db.url, proxy) };
}
const goSilent = (proxy: TcpProxy) => {
  proxy.hold('toServer');
  proxy.hold('toClient');
};
const seconds = (count: number) => `select pg_sleep(${count})`;

/** A connection that is looked after within fractions of a second, in the middle of a statement that lasts. */
async function asking(url: string, statement: string, ask: IsStillServed) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const client = await pool.connect();
  client.on('error', () => undefined);
  let asked = 0;
  const counted: IsStillServed = (processId) => {
    asked += 1;
    return ask(processId);
  };
  watchConnection(client, counted, 200);
  const told = client.query(statement).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  void told.finally(() => client.release(true));
  return { told, timesAsked: () => asked };
}
const patienceMs = 2_000;

test('a statement that lasts is waited for while the server works on it', async () => {
  const { told, timesAsked } = await asking(db.url, seconds(1.5), askWhetherServed(db.url, patienceMs));
  expect(await told).toBe('answered');
  expect(timesAsked()).toBeGreaterThan(1);
});

test('a server that is silent to everybody is given up', async () => {
  const { proxy, url } = await throughProxy();
  const { told } = await asking(url, seconds(60), askWhetherServed(url, 500));
  goSilent(proxy);
  expect(await told).toBe('the database fell silent');
});

test('nobody at the address any more: given up', async () => {
  const { proxy, url } = await throughProxy();
  const { told } = await asking(url, seconds(60), askWhetherServed('postgres://127.0.0.1:1/x', patienceMs));
  goSilent(proxy);
  expect(await told).toBe('the database fell silent');
});

test('a server that answers, and knows nothing of the statement any more: given up', async () => {
  const { proxy, url } = await throughProxy();
  const ask = askWhetherServed(db.url, patienceMs);
  const noBackend = 1;
  const { told } = await asking(url, seconds(60), () => ask(noBackend));
  goSilent(proxy);
  expect(await told).toBe('the database fell silent');
});

test('a connection that was idle for long is looked after as before', async () => {
  const { proxy, url } = await throughProxy();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const client = await pool.connect();
  client.on('error', () => undefined);
  watchConnection(client, undefined, 200);
  await pause(700);
  const asked = client.query(seconds(60));
  goSilent(proxy);
  await expect(Promise.race([asked, pause(10_000)])).rejects.toThrow('the database fell silent');
  client.release(true);
});

test('a server that has no place for the question is there', async () => {
  const refused = askWhetherServed(db.url.replace(/[^/]+$/, 'no_such_database'), patienceMs);
  expect(await refused(1)).toBe(true);
});

test('an answer that comes while the server is asked counts', async () => {
  const late: IsStillServed = () => pause(1_000, false);
  const { told, timesAsked } = await asking(db.url, seconds(0.6), late);
  expect(await told).toBe('answered');
  expect(timesAsked()).toBe(1);
});

test.runIf(process.env.LONG_TESTS === '1')(
  'a pool whose statements may last tells within 25 s that the database vanished in the middle of one',
  async () => {
    const { proxy, url } = await throughProxy();
    const pool = openPool({
      connectionString: url,
      role: 'baize_app',
      maxConnections: 2,
      unlimitedStatements: true,
      onIdleError: () => undefined,
    });
    closers.push(() => pool.end());
    const client = await pool.connect();
    const startedMs = elapsedMs();
    const asked = client.query(seconds(45)).then(
      () => 'answered',
      (error: Error) => error.message,
    );
    await pause(300);
    goSilent(proxy);
    const told = await Promise.race([asked, pause(26_000, 'nothing in time')]);
    client.release(true);
    expect(told).toBe('the database fell silent');
    expect(elapsedMs() - startedMs).toBeLessThan(25_000);
  },
  120_000,
);
