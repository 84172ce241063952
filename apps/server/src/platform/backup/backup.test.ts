// @covers backup

import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createSecretBox } from '../crypto/secret-box.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../postgres/embedded.ts';
import type { BackupStore } from './backup-store.ts';
import { takeFullBackup } from './full-backup.ts';
import { openBackupStore } from './open-backup-store.ts';
import { restoreBackup } from './restore.ts';
import { startBucketServer } from './stores/bucket-server.fixture.ts';
import { createWalShipper, spoolName, type WalShipper } from './wal-shipper.ts';

const settings = ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'];
const key = 'a key of backups that has 32 characters or more';
let folder: string;
let store: BackupStore;
let server: EmbeddedPostgres;
let owner: pg.Pool;
let shipper: WalShipper;
const opened: EmbeddedPostgres[] = [];
const dataFolder = () => path.join(folder, 'data');
const kept = () => path.join(folder, 'kept');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  await chmod(folder, 0o711);
  store = await openBackupStore({ folder: kept() }, createSecretBox(key));
  server = await openEmbeddedPostgres({ dataFolder: dataFolder(), settings, spool: spoolName });
  opened.push(server);
  await writeFile(path.join(dataFolder(), 'secret.key'), 'the secret');
  owner = new pg.Pool({ connectionString: server.urlOf('postgres'), max: 1 });
  shipper = createWalShipper(store, { dataFolder: dataFolder(), owner });
  await owner.query('create table bets (id int primary key, at timestamptz default clock_timestamp())');
  await owner.query('insert into bets select generate_series(1, 1000)');
  await takeFullBackup(store, { dataFolder: dataFolder(), url: server.urlOf('postgres'), clock: systemClock });
  await shipper.ship();
}, 120_000);
afterAll(async () => {
  await owner.end();
  for (const one of opened) await one.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Rows of the restored database. */
async function restored(name: string, at: Date | null, from = store) {
  const { server: copy } = await restoreBackup({ store: from, target: path.join(folder, name), at, settings });
  opened.push(copy);
  const client = new pg.Client({ connectionString: copy.urlOf('postgres') });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count, max(id) as last from bets');
  await client.query('insert into bets values (0)');
  await client.end();
  await copy.stop();
  return rows[0];
}

test('what was acknowledged before the last look is there again, and what a person deleted, at a moment before', async () => {
  await owner.query('insert into bets select generate_series(1001, 3000)');
  await owner.query('select pg_switch_wal()');
  await owner.query('insert into bets values (3001)');
  const { rows } = await owner.query('select clock_timestamp() as at');
  await owner.query('select pg_sleep(0.05)');
  await owner.query('delete from bets where id <= 2000');
  await owner.query('insert into bets values (3002)');
  await shipper.ship();
  await shipper.ship();

  expect(await restored('before', rows[0].at)).toEqual({ count: 3001, last: 3001 });
  expect(await restored('all', null)).toEqual({ count: 1002, last: 3002 });
  expect(await readFile(path.join(folder, 'all', 'secret.key'), 'utf8')).toBe('the secret');
  expect(await readdir(path.join(folder, 'all'))).not.toContain('wal-to-read');
}, 120_000);

test('a time that was not reached yet, a full folder and another key are refused in a sentence', async () => {
  const later = new Date(systemClock.now().getTime() + 3_600_000);
  await expect(restored('later', later)).rejects.toThrow(/^the backup ends before /);
  await expect(restored('data', null)).rejects.toThrow(/is not empty/);
  const early = new Date(0);
  await expect(restored('early', early)).rejects.toThrow(/no full backup that is older/);
  const other = await openBackupStore({ folder: kept() }, createSecretBox(`${key}!`));
  await expect(restored('other', null, other)).rejects.toThrow(/was changed, or was sealed with another BACKUP_KEY/);
}, 120_000);

test('one byte that was changed is found and its file named; a segment that is missing, too', async () => {
  const [full] = await store.fulls();
  const file = path.join(kept(), full ?? '', 'files', '000010');
  const content = await readFile(file);
  const at = Math.floor(content.length / 2);
  const changed = Buffer.from(content);
  changed[at] = (content[at] ?? 0) ^ 1;
  await writeFile(file, changed);
  await expect(restored('changed', null)).rejects.toThrow(`${file} was changed`);
  await writeFile(file, content.subarray(0, at));
  await expect(restored('cut', null)).rejects.toThrow(/is cut off|was changed/);
  await writeFile(file, content);

  await owner.query('select pg_switch_wal()');
  await owner.query('insert into bets values (3003)');
  await expect.poll(() => shipper.waitingBytes(), { timeout: 30_000 }).toBeGreaterThan(0);
  await shipper.ship();
  const [, second] = (await store.walNames()).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  const segment = path.join(kept(), 'wal', second ?? '');
  const whole = await readFile(segment);
  await rm(segment);
  await expect(restored('hole', null)).rejects.toThrow(/the log is not whole/);
  await writeFile(segment, whole);
}, 120_000);

test('the newest full backups are kept, and the log from the oldest of them on', async () => {
  await owner.query('select pg_switch_wal()');
  await shipper.ship();
  await expect.poll(async () => (await store.walNames()).length, { timeout: 30_000 }).toBeGreaterThan(2);
  const before = await store.walNames();
  await takeFullBackup(store, { dataFolder: dataFolder(), url: server.urlOf('postgres'), clock: systemClock });
  await shipper.ship();
  await store.forgetOld(1, systemClock.now());
  expect(await store.fulls()).toHaveLength(1);
  expect((await store.walNames()).filter((name) => before.slice(0, 2).includes(name))).toEqual([]);
  expect((await restored('newest', null)).last).toBe(3003);
}, 120_000);

test('many small pieces of a segment are written anew as few large ones, and nothing is lost by it', async () => {
  for (let id = 5_001; id <= 5_610; id += 1) {
    await owner.query('insert into bets values ($1)', [id]);
    await shipper.ship();
  }
  const parts = (await store.walNames()).filter((name) => name.includes('.part'));
  expect(parts.length).toBeLessThan(100);
  expect((await restored('small-pieces', null)).last).toBe(5_610);
  await owner.query('delete from bets where id > 5000');
}, 120_000);

test('in a bucket: a full backup, the log and what was written since, to the last moment and to one before', async () => {
  const buckets = await startBucketServer();
  try {
    const bucket = await openBackupStore({ ...buckets.place, prefix: 'baize/' }, createSecretBox(key));
    await takeFullBackup(bucket, { dataFolder: dataFolder(), url: server.urlOf('postgres'), clock: systemClock });
    const toBucket = createWalShipper(bucket, { dataFolder: dataFolder(), owner });
    await owner.query('insert into bets values (4001)');
    await toBucket.ship();
    await owner.query('select pg_switch_wal()');
    await owner.query('insert into bets values (4002)');
    await expect.poll(() => toBucket.waitingBytes(), { timeout: 30_000 }).toBeGreaterThan(0);
    await toBucket.ship();
    const { rows } = await owner.query('select clock_timestamp() as at');
    await owner.query('select pg_sleep(0.05)');
    await owner.query('insert into bets values (4003)');
    await toBucket.ship();
    expect((await restored('bucket-before', rows[0].at, bucket)).last).toBe(4002);
    expect((await restored('bucket-all', null, bucket)).last).toBe(4003);
    await bucket.forgetOld(1, systemClock.now());
    expect(await bucket.fulls()).toHaveLength(1);
  } finally {
    await buckets.stop();
  }
}, 180_000);

test('a place that holds the backups of another database is refused', async () => {
  await store.writeOwner('7000000000000000001');
  const source = { dataFolder: dataFolder(), url: server.urlOf('postgres'), clock: systemClock };
  await expect(takeFullBackup(store, source)).rejects.toThrow(
    /holds the backups of another database; name an empty place/,
  );
});

test('the log before the earliest segment of any kept full backup is forgotten, not before that of the oldest', async () => {
  const other = await openBackupStore({ folder: path.join(folder, 'timelines') }, createSecretBox(key));
  const manifest = { beganAt: '', endedAt: '', folders: [], files: [] };
  const segment = (number: number) => `0000000${number > 6 ? 1 : 2}00000000000000${number}0`;
  await other.writeManifest('full-20260301T000000Z', {
    ...manifest,
    firstSegment: segment(9),
    lastSegment: segment(9),
  });
  await other.writeManifest('full-20260302T000000Z', {
    ...manifest,
    firstSegment: segment(4),
    lastSegment: segment(4),
  });
  for (const number of [3, 4, 5, 9]) await other.keep(`wal/${segment(number)}`, segment(number), []);
  await other.forgetOld(2, new Date('2026-03-02T01:00:00Z'));
  expect((await other.walNames()).toSorted()).toEqual([9, 4, 5].map(segment));
});

test('a full backup that never ended is no backup, and is forgotten after a day', async () => {
  await store.keep('full-20260301T000000Z/files/000000', 'postgres/PG_VERSION', [Buffer.from('18')]);
  const whole = await store.fulls();
  expect(whole).not.toContain('full-20260301T000000Z');
  await store.forgetOld(9, new Date('2026-03-01T23:59:59Z'));
  expect(await readdir(kept())).toContain('full-20260301T000000Z');
  await store.forgetOld(9, new Date('2026-03-02T00:00:01Z'));
  expect(await readdir(kept())).not.toContain('full-20260301T000000Z');
  expect(await store.fulls()).toEqual(whole);
});
