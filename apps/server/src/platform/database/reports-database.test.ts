// @covers reports-replica

import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { noTracing } from '../tracing/tracing.ts';
import { type Database, openDatabase } from './database.ts';
import { createReportsDatabase, openReportsConnections } from './reports-database.ts';
import { startReportsWatch } from './reports-watch.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const db = useTestDatabase();
const clock = testClock();
const closers: (() => Promise<unknown>)[] = [];
const told: unknown[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  told.length = 0;
});

const notices = {
  raiseAlarm: (alarm: unknown) => void told.push(alarm),
  onFailure: (error: unknown) => void told.push(error),
  reportsStand: () => undefined,
};
const named = (url: string, name: string) => `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`;

/** The same database stands for its replica: after a failover it is. */
async function open(replica = db.url, primary: Database = db.database) {
  const urls = { replica: named(replica, 'from_replica'), primary: named(db.url, 'from_primary') };
  const connections = openReportsConnections(urls, { onIdleError: () => undefined });
  const watch = startReportsWatch({ replica: connections.replicaWatch, primary, clock }, notices);
  const database = createReportsDatabase(connections, watch, noTracing);
  closers.push(connections.close);
  await watch.stop();
  await watch.look();
  return { database, watch };
}
const sourceOf = async (database: Database) =>
  (await sql<{ name: string }>`select current_setting('application_name') as name`.execute(database)).rows[0]?.name;
const nowhere = 'postgres://baize@127.0.0.1:1/baize';

test('reports read from the replica while it is as new as they ask for, and the figures say up to when', async () => {
  const { database, watch } = await open();
  expect(await sourceOf(database)).toBe('from_replica');
  expect(watch.asOf()).toEqual(clock.now());
  clock.advanceMs(29_000);
  expect(await sourceOf(database)).toBe('from_replica');
  clock.advanceMs(2_000);
  expect(watch.asOf()).toBeNull();
  expect(await sourceOf(database)).toBe('from_primary');
  await watch.look();
  expect(await sourceOf(database)).toBe('from_replica');
});

test('a primary that cannot be asked makes the figures older, and too old ones are an alarm', async () => {
  const primary = openDatabase({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  const { watch } = await open(db.url, primary);
  const before = clock.now();
  await primary.destroy();
  clock.advanceMs(10_000);
  await watch.look();
  expect(watch.asOf()).toEqual(before);
  clock.advanceMs(25_000);
  await watch.look();
  await watch.look();
  expect(watch.asOf()).toBeNull();
  expect(told).toEqual([{ code: 'reports_replica_unusable', detail: { reason: 'late' } }]);
});

test('without its replica reports read the primary over two connections, and an alarm says so once', async () => {
  const { database, watch } = await open(nowhere);
  await watch.look();
  expect(watch.asOf()).toBeNull();
  expect(told).toEqual([{ code: 'reports_replica_unusable', detail: { reason: 'unreachable' } }]);
  expect(await sourceOf(database)).toBe('from_primary');
  await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(database)));
  const { rows } = await db.owner.query(
    `select count(*)::int as count from pg_stat_activity where application_name = 'from_primary'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('another database is no replica', async () => {
  const place = { system: '1', timeline: '', lsn: 'F/0', isReplica: true };
  const replica = { query: async () => ({ rows: [place] }) } as unknown as pg.Pool;
  const watch = startReportsWatch({ replica, primary: db.database, clock }, notices);
  await watch.stop();
  await watch.look();
  expect(watch.asOf()).toBeNull();
  expect(told).toEqual([{ code: 'reports_replica_unusable', detail: { reason: 'other_database' } }]);
});

test('a replica that is behind when a process starts is not read, and is an alarm once it stays behind', async () => {
  const { rows } = await db.owner.query('select system_identifier::text as system from pg_control_system()');
  const place = { system: rows[0].system, timeline: '', lsn: '0/1', isReplica: true };
  const replica = { query: async () => ({ rows: [place] }) } as unknown as pg.Pool;
  const watch = startReportsWatch({ replica, primary: db.database, clock }, notices);
  await watch.stop();
  clock.advanceMs(29_000);
  await watch.look();
  expect(watch.asOf()).toBeNull();
  expect(told).toEqual([]);
  clock.advanceMs(2_000);
  await watch.look();
  await watch.look();
  expect(told).toEqual([{ code: 'reports_replica_unusable', detail: { reason: 'late' } }]);
});

test.each([
  ['the replica', undefined],
  ['the primary in its place', nowhere],
])('what would write by mistake fails on %s', async (_name, replica) => {
  const { database } = await open(replica);
  await expect(sql`update brands set name = name`.execute(database)).rejects.toMatchObject({ code: '25006' });
});

test('a statement that the replica cuts for the primary’s sake is asked once more, a second time is an error to come again with', async () => {
  const cut = `raise exception 'canceling statement due to conflict with recovery' using errcode = '40001'`;
  // What a session holds outlives its statement: the function knows that it was called before.
  await db.owner.query(`
    create function cut_once() returns integer language plpgsql as $$ begin
      if exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and objid = 4711) then return 7; end if;
      perform pg_advisory_lock(4711);
      ${cut};
    end $$;
    create function cut_always() returns integer language plpgsql as $$ begin ${cut}; end $$`);
  const { database } = await open();
  expect((await sql`select cut_once() as value`.execute(database)).rows).toEqual([{ value: 7 }]);
  const failure = await sql`select cut_always()`.execute(database).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  const inside = database.transaction().execute((transaction) => sql`select cut_always()`.execute(transaction));
  await expect(inside).rejects.toMatchObject({ code: '40001' });
});
