// @covers reports-replica

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createReportsDatabase, openReportsConnections } from '../../../src/platform/database/reports-database.ts';
import { startReportsWatch } from '../../../src/platform/database/reports-watch.ts';
import { readWhole } from '../../../src/platform/database/whole-reading.ts';
import { noTracing } from '../../../src/platform/tracing/tracing.ts';
import { until } from '../scenario.ts';
import { openPair, type Pair } from './pair.ts';
import { isPostgres15Here } from './postgres-15.ts';

const patienceMs = 60_000;

/** What reports are read with, from the standby of a pair; the watch looks when the test says so. */
async function openReports(pair: Pair) {
  if (!pair.standby) throw new Error('there is no standby');
  const alarms: unknown[] = [];
  const onIdleError = () => undefined;
  const connectionString = pair.cluster.url;
  const primary = openDatabase({ connectionString, role: 'baize_app', maxConnections: 2, onIdleError });
  const urls = { replica: pair.urlOf(pair.standby), primary: connectionString };
  const connections = openReportsConnections(urls, { onIdleError });
  const watch = startReportsWatch(
    { replica: connections.replicaWatch, primary, clock: systemClock },
    {
      raiseAlarm: ({ detail }) => void alarms.push(detail.reason),
      onFailure: (error) => void alarms.push(error),
      reportsStand: () => undefined,
    },
  );
  await watch.stop();
  const database = createReportsDatabase(connections, watch, noTracing);
  const close = () => Promise.all([connections.close(), primary.destroy()]);
  const hasAll = (since: Date) => async () => {
    await watch.look();
    return (watch.asOf()?.getTime() ?? 0) >= since.getTime();
  };
  const ask = async () => {
    const { rows } = await sql<{ count: number; isReplica: boolean }>`
      select count(*)::int as count, pg_is_in_recovery() as "isReplica" from figures`.execute(database);
    return rows[0];
  };
  return { watch, database, alarms, hasAll, ask, close };
}

test.runIf(process.env.LONG_TESTS === '1' && isPostgres15Here)(
  'reports read a standby that follows, go on after it cut a statement, and find their way when it goes and when it is promoted',
  async () => {
    const pair = await openPair({ isSynchronous: false });
    const { primary, standby } = pair;
    const owner = openDatabase({
      connectionString: pair.cluster.url,
      maxConnections: 2,
      unlimitedStatements: true,
      onIdleError: () => undefined,
    });
    const reports = await openReports(pair);
    try {
      await sql.raw('create table figures (value integer); grant select on figures to baize_app').execute(owner);
      await sql`insert into figures select generate_series(1, 5)`.execute(owner);
      await until('the standby has what was written', reports.hasAll(systemClock.now()), patienceMs);
      expect(await reports.ask()).toEqual({ count: 5, isReplica: true });
      const all = await readWhole(reports.database, 2, async (reading) => {
        const first = await reading.next(sql`select value from figures order by value`);
        return [...first, ...(await reading.next(sql`select 1`))];
      });
      expect(all).toEqual([1, 2, 3, 4].map((value) => ({ value })));
      await expect(sql`delete from figures`.execute(reports.database)).rejects.toMatchObject({ code: '25006' });

      await standby?.ask('alter system set max_standby_streaming_delay = 0');
      await standby?.ask('select pg_reload_conf()');
      const slow = sql<{ count: number }>`
        select (select count(*)::int from figures) as count, pg_sleep(4)`.execute(reports.database);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await sql`delete from figures where value > 2`.execute(owner);
      await sql`vacuum figures`.execute(owner);
      // The first run saw five: this one was asked again.
      expect((await slow).rows[0]?.count).toBe(2);

      await standby?.stop();
      await reports.watch.look();
      expect(reports.alarms).toEqual(['unreachable']);
      expect(await reports.ask()).toEqual({ count: 2, isReplica: false });

      await standby?.start();
      await until('the standby is used again', reports.hasAll(systemClock.now()), patienceMs);
      expect(await reports.ask()).toEqual({ count: 2, isReplica: true });
      await pair.losePrimary();
      await pair.failOver();
      await until('the promoted standby is used', reports.hasAll(systemClock.now()), patienceMs);
      expect(await reports.ask()).toEqual({ count: 2, isReplica: false });
      expect(primary).not.toBe(pair.primary);
    } finally {
      await reports.close();
      await owner.destroy();
      await pair.cluster.remove();
      await pair.remove();
    }
  },
  600_000,
);
