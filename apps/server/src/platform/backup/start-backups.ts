import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { createSecretBox } from '../crypto/secret-box.ts';
import { repeat } from '../jobs/repeat.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import { type BackupStore, segmentOf } from './backup-store.ts';
import { takeFullBackup } from './full-backup.ts';
import { type BackupPlace, openBackupStore } from './open-backup-store.ts';
import { firstHole, isSegment, segmentNumber } from './wal-segments.ts';
import { createWalShipper, spoolName, type WalShipper } from './wal-shipper.ts';

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
/** Above this what waits is given up, so that a folder of backups that is away does not fill the disk of the database. */
const maxSpoolBytes = 8 * 1024 ** 3;

/** Keeps the log of the embedded database in the folder of backups each second, a full backup each day, and checks them each week. */
export function startBackups(deps: BackupDependencies): { stop(): Promise<void> } {
  const { settings, dataFolder, clock, watcher, onFailure } = deps;
  const owner = new pg.Pool({ connectionString: deps.ownerUrl, max: 1 });
  owner.on('error', () => undefined);
  const tell = createTeller(deps.raiseAlarm);
  let opened: { store: BackupStore; shipper: WalShipper } | null = null;
  const open = async () => {
    if (opened) return opened;
    const store = await openBackupStore(settings.place, createSecretBox(settings.key));
    opened = { store, shipper: createWalShipper(store, { dataFolder, owner }) };
    return opened;
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
    const waitingBytes = (await opened?.shipper.waitingBytes().catch(() => 0)) ?? 0;
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

  void ship().then(look);
  const repeating = [repeat(shipEveryMs, ship, onFailure), repeat(lookEveryMs, look, onFailure)];
  return {
    stop: async () => {
      await Promise.all(repeating.map((one) => one.stop()));
      await owner.end();
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

/** A day after the newest, and where the log since the newest is not whole. */
async function needsFull(store: BackupStore, now: Date): Promise<boolean> {
  const newest = (await store.fulls()).at(-1);
  if (!newest) return true;
  const manifest = await store.manifestOf(newest);
  if (now.getTime() - Date.parse(manifest.endedAt) >= fullEveryMs) return true;
  const names = (await store.walNames()).map(segmentOf);
  const numbers = names.filter(isSegment).map(segmentNumber);
  const last = Math.max(...numbers, segmentNumber(manifest.lastSegment));
  return firstHole(segmentNumber(manifest.firstSegment), last, names) !== null;
}
