// @covers backup

import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../crypto/secret-box.ts';
import type { Alarm } from '../log/alarm.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../postgres/embedded.ts';
import { openBackupStore } from './open-backup-store.ts';
import { startBackups } from './start-backups.ts';
import { spoolName } from './wal-shipper.ts';

let folder: string;
let server: EmbeddedPostgres;
const key = 'a key of backups that has 32 characters or more';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  await chmod(folder, 0o711);
  server = await openEmbeddedPostgres({
    dataFolder: path.join(folder, 'data'),
    settings: ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'],
    spool: spoolName,
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a full backup is taken at once and the log kept; a missing folder raises one alarm, after five minutes', async () => {
  let nowMs = Date.UTC(2026, 2, 1);
  const alarms: Alarm['code'][] = [];
  const done: string[] = [];
  const kept = path.join(folder, 'kept');
  const backups = startBackups({
    settings: { place: { folder: kept }, key, keep: 2 },
    dataFolder: path.join(folder, 'data'),
    ownerUrl: server.urlOf('postgres'),
    clock: { now: () => new Date(nowMs) },
    checkProgram: null,
    raiseAlarm: ({ code }) => void alarms.push(code),
    onFailure: () => undefined,
    watcher: { backedUp: (kind) => void done.push(kind) },
  });
  try {
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(expect.arrayContaining(['log', 'full']));
    expect(await (await openBackupStore({ folder: kept }, createSecretBox(key))).fulls()).toHaveLength(1);
    expect(alarms).toEqual([]);

    await rename(kept, `${kept}-away`);
    await writeFile(kept, 'no folder');
    nowMs += 400_000;
    await writeFile(path.join(folder, 'data', spoolName, '000000010000000000000099'), 'waits');
    await expect.poll(() => alarms, { timeout: 60_000 }).toEqual(['backup_late']);
    done.length = 0;
    await rm(kept);
    await rename(`${kept}-away`, kept);
    await expect.poll(() => done, { timeout: 60_000 }).toContain('log');
    expect(alarms).toEqual(['backup_late']);
  } finally {
    await backups.stop();
  }
}, 180_000);
