// @covers backup

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createSecretBox } from '../crypto/secret-box.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../postgres/embedded.ts';
import type { BackupStore } from './backup-store.ts';
import { claimPlace } from './claim-place.ts';
import { takeFullBackup } from './full-backup.ts';
import { openBackupStore } from './open-backup-store.ts';
import { restoreBackup } from './restore.ts';
import { createWalShipper, spoolName } from './wal-shipper.ts';

const settings = ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'];
let folder: string;
let store: BackupStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timelines-'));
  await chmod(folder, 0o711);
  store = await openBackupStore({ folder: path.join(folder, 'kept') }, createSecretBox('k'.repeat(40)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Site {
  server: EmbeddedPostgres;
  owner: pg.Pool;
  claim(): Promise<void>;
  ship(): Promise<void>;
  add(bet: string): Promise<void>;
  end(): Promise<void>;
}

/** A site that runs on a data folder and keeps its log, as one that was just started does. */
async function start(name: string): Promise<Site> {
  const dataFolder = path.join(folder, name);
  const server = await openEmbeddedPostgres({ dataFolder, settings, spool: spoolName });
  const owner = new pg.Pool({ connectionString: server.urlOf('postgres'), max: 1 });
  const shipper = createWalShipper(store, { dataFolder, owner });
  return {
    ...{ server, owner, claim: () => claimPlace(store, owner), ship: shipper.ship },
    add: async (bet) => {
      await owner.query('insert into bets values ($1)', [bet]);
      await shipper.ship();
    },
    end: async () => {
      await owner.end();
      await server.stop();
    },
  };
}

async function restore(name: string, at: Date | null, timeline?: number): Promise<void> {
  const along = timeline === undefined ? {} : { timeline };
  const { server } = await restoreBackup({ store, target: path.join(folder, name), at, settings, ...along });
  await server.stop();
}

async function betsOf(name: string): Promise<string> {
  const { owner, end } = await start(name);
  const { rows } = await owner.query(`select string_agg(name, ' ' order by name) as all from bets`);
  await end();
  return rows[0].all;
}

test('what a restored copy took before its first full backup comes back, each copy has a timeline of its own, and one that was left can be named', async () => {
  const first = await start('data');
  await first.owner.query('create table bets (name text)');
  await takeFullBackup(store, {
    dataFolder: path.join(folder, 'data'),
    url: first.server.urlOf('postgres'),
    clock: systemClock,
  });
  await first.claim();
  await first.add('a');
  const { rows } = await first.owner.query('select clock_timestamp() as at');
  await first.owner.query('select pg_sleep(0.05)');
  await first.add('b');
  await first.end();

  await restore('second', rows[0].at);
  await restore('twin', null);
  const second = await start('second');
  await second.claim();
  await second.add('c');
  await second.end();

  const twin = await start('twin');
  await expect(twin.claim()).rejects.toThrow(/holds the backups of another copy that was restored of this database/);
  await twin.end();

  await restore('third', null);
  const third = await start('third');
  await third.claim();
  await third.add('d');
  await third.end();
  expect((await store.walNames()).filter((name) => name.endsWith('.history')).toSorted()).toEqual([
    '00000002.history',
    '00000003.history',
  ]);

  await restore('newest', null);
  expect(await betsOf('newest')).toBe('a c d');
  await restore('left', null, 1);
  expect(await betsOf('left')).toBe('a b');
}, 240_000);
