// @covers lost-disk

import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import type { Database } from './database.ts';
import { joinedStanding, standingOf, startReplicaWatch } from './replica-watch.ts';

const db = useTestDatabase();
const replica = (more: object = {}) => ({
  ...{ name: 'baize_b', state: 'streaming', sync: 'quorum', lagBytes: 120, lagMs: 1.5 },
  ...more,
});
const seen = (more: object = {}) =>
  standingOf('core', { demanded: 'ANY 1 (baize_b)', commit: 'on', waiting: 0, replicas: [replica()], ...more });

test('a standby that is demanded and follows is no fault, nor is none where none is demanded', () => {
  expect(seen()).toEqual({
    isDemanded: true,
    fault: null,
    replicas: [{ server: 'core', name: 'baize_b', state: 'streaming', isSynchronous: true, lagBytes: 120, lagMs: 1.5 }],
  });
  expect(seen({ demanded: '', replicas: [replica({ sync: 'async' })] })).toMatchObject({ fault: null });
  expect(seen({ demanded: ' ', replicas: [] })).toEqual({ isDemanded: false, fault: null, replicas: [] });
});

test.each([
  ['nobody follows', { replicas: [] }, 'no_synchronous_replica'],
  ['one follows for whom nobody waits', { replicas: [replica({ sync: 'async' })] }, 'no_synchronous_replica'],
  ['one has not caught up', { replicas: [replica({ state: 'catchup' })] }, 'no_synchronous_replica'],
  ['commits hang although one follows', { waiting: 2 }, 'commits_wait'],
  ['the server lets commits pass', { commit: 'local' }, 'commits_do_not_wait'],
  ['the server does not even wait for its own disk', { commit: 'off' }, 'commits_do_not_wait'],
])('a standby is demanded and %s: a fault', (_what, more, fault) => {
  expect(seen(more).fault).toBe(fault);
});

test('a login that may not see standbys claims nothing of them, and sees its own commits wait', () => {
  const hidden = [replica({ name: null, state: null, sync: null })];
  expect(seen({ replicas: hidden })).toEqual({ isDemanded: true, fault: null, replicas: [] });
  expect(seen({ replicas: hidden, waiting: 1 }).fault).toBe('commits_wait');
});

test('of two servers the first fault counts, and each standby says whom it follows', () => {
  const games = standingOf('vendors', { demanded: 'b', commit: 'on', waiting: 0, replicas: [] });
  const joined = joinedStanding([seen(), games]);
  expect(joined).toMatchObject({ isDemanded: true, fault: 'no_synchronous_replica' });
  expect(joined.replicas.map(({ server }) => server)).toEqual(['core']);
  expect(joinedStanding([])).toEqual({ isDemanded: false, fault: null, replicas: [] });
});

test('the server is asked for what it knows; an alarm is raised once for a fault', async () => {
  const owner = new pg.Pool({ connectionString: db.url, max: 1 });
  const told: unknown[] = [];
  const watch = startReplicaWatch(
    { server: 'vendors', owner },
    {
      raiseAlarm: (alarm) => void told.push(alarm),
      onFailure: (error) => void told.push(error),
      replicasStand: (server, standing) => void told.push([server, standing]),
    },
  );
  await watch.stop();
  told.length = 0;
  await watch.look();
  expect(told).toEqual([['vendors', watch.standing()]]);
  expect(watch.standing()).toEqual({ isDemanded: false, fault: null, replicas: [] });
  told.length = 0;
  const demanded = { demanded: 'baize_b', commit: 'on', waiting: 0, replicas: [] };
  owner.query = (async () => ({ rows: [demanded] })) as unknown as typeof owner.query;
  await watch.look();
  await watch.look();
  expect(told.filter((entry) => typeof entry === 'object' && entry !== null && 'code' in entry)).toEqual([
    { code: 'replica_missing', detail: { reason: 'no_synchronous_replica', server: 'vendors' } },
  ]);
  await owner.end();
});

test('no connection that writes lets its commits wait for less than the server says', async () => {
  await db.owner.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = remote_apply', current_database()); end $$`,
  );
  const commitOf = async (database: Database) => {
    const { rows } = await sql<{ level: string }>`
      select current_setting('synchronous_commit') as level`.execute(database);
    return rows[0]?.level;
  };
  expect(await commitOf(db.database)).toBe('remote_apply');
  expect(await commitOf(db.money.reads)).toBe('remote_apply');
  for (const writer of db.money.batchWriters)
    expect((await writer.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'remote_apply' }]);
});
