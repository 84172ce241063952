import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { createSecretBox } from '../crypto/secret-box.ts';
import { repeat } from '../jobs/repeat.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import type { BackupStore } from './backup-store.ts';
import { claimPlace } from './claim-place.ts';
import { takeFullBackup } from './full-backup.ts';
import { type BackupPlace, openBackupStore } from './open-backup-store.ts';
import { holeAfter, isSegment, segmentOf, timelineOf } from './wal-segments.ts';
import { bytesWaiting, createWalShipper, shipSpool, spoolName, type WalShipper } from './wal-shipper.ts';

export interface BackupSettings {
  place: BackupPlace;
  key: string;
  /** How many full backups stay. */
  keep: number;
}

export type BackupKind = 'full' | 'log' | 'check';

export interface BackupDependencies {
  settings: BackupSettings;
  dataFolder: string;
  /** Connection string of the database's owner. */
  ownerUrl: string;
  clock: Clock;
  /** The built command that restores the newest backup and audits it; null: no check is made by itself. */
  checkProgram: string | null;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
  /** Told what came to a good end, and when. */
  watcher: { backedUp(kind: BackupKind, at: Date): void };
}

const shipEveryMs = 1_000;
const lookEveryMs = 60_000;
const fullEveryMs = 86_400_000;
const checkEveryMs = 7 * 86_400_000;
const lateAfterMs = 300_000;
const maxStopMs = 5_000;
/** Above this what waits is given up, so that a folder of backups that is away does not fill the disk of the database. */
const maxSpoolBytes = 8 * 1024 ** 3;

/** Keeps the log of the embedded database in the folder of backups each second, a full backup each day, and checks them each week. */
export function startBackups(deps: BackupDependencies): { stop(): Promise<void> } {
  const { settings, dataFolder, clock, watcher, onFailure } = deps;
  const owner = new pg.Pool({ connectionString: deps.ownerUrl, max: 1 });
  owner.on('error', () => undefined);
  const tell = createTeller(deps.raiseAlarm);
  let opened: Promise<{ store: BackupStore; shipper: WalShipper }> | null = null;
  const openPlace = async () => {
    const store = await openBackupStore(settings.place, createSecretBox(settings.key));
    await claimPlace(store, owner);
    return { store, shipper: createWalShipper(store, { dataFolder, owner }) };
  };
  const open = async () => {
    opened ??= openPlace();
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  };
  let shippedAt = clock.now();

  const ship = async () => {
    try {
      await (await open()).shipper.ship();
      shippedAt = clock.now();
      watcher.backedUp('log', shippedAt);
      tell.good('backup_late');
    } catch (error) {
      const lateMs = clock.now().getTime() - shippedAt.getTime();
      if (lateMs > lateAfterMs && tell.bad('backup_late', { seconds: Math.floor(lateMs / 1_000) })) onFailure(error);
      await dropSpool();
    }
  };
  const dropSpool = async () => {
    const waitingBytes = await bytesWaiting(dataFolder);
    if (waitingBytes < maxSpoolBytes) return;
    const spool = path.join(dataFolder, spoolName);
    for (const name of await readdir(spool).catch(() => [])) await rm(path.join(spool, name), { force: true });
    tell.bad('backup_late', { dropped: 'the log that waited' });
  };

  const look = async () => {
    try {
      const { store } = await open();
      if (await needsFull(store, clock.now())) {
        const made = await takeFullBackup(store, { dataFolder, url: deps.ownerUrl, clock });
        // Without its last segment the new one is no reason to forget another.
        await shipSpool(store, dataFolder);
        await store.forgetOld(settings.keep, clock.now());
        watcher.backedUp('full', new Date(made.endedAt));
      }
      tell.good('backup_failed');
      await check(store);
    } catch (error) {
      if (tell.bad('backup_failed', {})) onFailure(error);
    }
  };
  const check = async (store: BackupStore) => {
    const last = await store.readLastCheck();
    if (last?.isGood) watcher.backedUp('check', new Date(last.at));
    const ageMs = clock.now().getTime() - Date.parse(last?.at ?? new Date(0).toISOString());
    if (deps.checkProgram === null || ageMs < checkEveryMs) return;
    try {
      await promisify(execFile)(process.execPath, [deps.checkProgram, '--check']);
      tell.good('backup_check_failed');
    } catch (error) {
      if (tell.bad('backup_check_failed', {})) onFailure(error);
    }
  };

  const repeating = [repeat(shipEveryMs, ship, onFailure, true), repeat(lookEveryMs, look, onFailure, true)];
  return {
    stop: async () => {
      // A store that does not answer keeps no process from ending.
      const ended = Promise.all(repeating.map((one) => one.stop())).then(() => owner.end());
      await Promise.race([ended, setTimeout(maxStopMs, undefined, { ref: false })]);
    },
  };
}

/** Tells an alarm when something becomes bad, and not again until it was good. */
function createTeller(raiseAlarm: RaiseAlarm) {
  type Code = 'backup_late' | 'backup_failed' | 'backup_check_failed';
  const standing = new Set<Code>();
  return {
    good: (code: Code) => void standing.delete(code),
    bad: (code: Code, detail: Record<string, string | number>): boolean => {
      if (standing.has(code)) return false;
      standing.add(code);
      raiseAlarm({ code, detail });
      return true;
    },
  };
}

/** A day after the newest, and where the log since the newest is not whole or goes on in another timeline, as it does after a restore. */
async function needsFull(store: BackupStore, now: Date): Promise<boolean> {
  const newest = (await store.fulls()).at(-1);
  if (!newest) return true;
  const manifest = await store.manifestOf(newest);
  if (now.getTime() - Date.parse(manifest.endedAt) >= fullEveryMs) return true;
  const names = await store.walNames();
  const isNewTimeline = names
    .map(segmentOf)
    .filter(isSegment)
    .some((name) => timelineOf(name) > timelineOf(manifest.firstSegment));
  return isNewTimeline || holeAfter(manifest, names) !== null;
}
