import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { elapsedMs } from '../clock.ts';
import { locateBinaries } from '../postgres/binaries.ts';
import { chooseDatabaseUser, type DatabaseUser } from '../postgres/database-user.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../postgres/embedded.ts';
import { type BackupStore, fullBefore, type KeptFile, type Manifest } from './backup-store.ts';
import { clusterName } from './full-backup.ts';
import { BrokenBackupError } from './sealed-file.ts';
import { holeAfter, segmentNumber } from './wal-segments.ts';
import { writeLog } from './write-log.ts';

export interface RestoreOptions {
  store: BackupStore;
  /** The data folder to make; it must be empty or missing. */
  target: string;
  /** To which moment; null: to the last that was kept. */
  at: Date | null;
  /** Along which timeline; left out: along that of the copy that was restored and started last. */
  timeline?: number;
  onProgress?: (line: string) => void;
  /** Lines for the configuration of the server that reads the log. */
  settings?: readonly string[];
}

const walFolderName = 'wal-to-read';
const startTimeoutSeconds = 600;
const maxRecoveryMs = 6 * 3_600_000;
const askAgainMs = 200;

/**
 * Makes a data folder of a backup as it was at a moment, and starts its server. Throws BrokenBackupError for backups that were changed, are cut
 * off, or do not reach that moment.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; server: EmbeddedPostgres }> {
  const { store, at, onProgress = () => undefined } = options;
  const target = path.resolve(options.target);
  const left = await readdir(target).catch(() => []);
  if (left.length > 0) throw new BrokenBackupError(`${target} is not empty; name a new folder`);
  const { full, manifest } = await fullBefore(store, at, options.timeline);
  refuseHole(manifest, await store.walNames());
  onProgress(`Full backup of ${manifest.endedAt}, ${manifest.files.length} files`);
  await mkdir(target, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const user = await chooseDatabaseUser([target, (await locateBinaries()).nativeFolder], null);
  await writeFiles(options, target, full, manifest, user);
  const segments = await writeLog(store, path.join(target, walFolderName), manifest, user);
  onProgress(`Reading ${segments} segments of the log`);
  const recovery = path.join(target, clusterName, 'recovery.signal');
  await writeFile(recovery, '');
  await user.own(recovery);
  const server = await openEmbeddedPostgres({
    dataFolder: target,
    settings: recoverySettings(options, target),
    startTimeoutSeconds,
  }).catch(async (error) => {
    throw await explained(error, target, at);
  });
  await untilOpen(server, target, at);
  await rm(path.join(target, walFolderName), { recursive: true, force: true });
  return { manifest, server };
}

function refuseHole(manifest: Manifest, names: readonly string[]): void {
  const hole = holeAfter(manifest, names);
  if (hole === null) return;
  const after = hole - segmentNumber(manifest.firstSegment) + 1;
  throw new BrokenBackupError(`the log is not whole: segment ${after} after the full backup is missing`);
}

function recoverySettings({ at, timeline, settings = [] }: RestoreOptions, target: string): string[] {
  const from = path.join(target, walFolderName).replaceAll("'", "''");
  return [
    `restore_command = 'cp "${from}/%f" "%p"'`,
    "recovery_target_action = 'promote'",
    ...(at === null ? [] : [`recovery_target_time = '${at.toISOString().replace('T', ' ').replace('Z', '+00')}'`]),
    ...(timeline === undefined ? [] : [`recovery_target_timeline = '${timeline}'`]),
    ...settings,
  ];
}

async function writeFiles(
  { store }: RestoreOptions,
  target: string,
  full: string,
  { files, folders }: Manifest,
  user: DatabaseUser,
): Promise<void> {
  for (const folder of [clusterName, ...folders]) {
    const made = path.join(target, folder);
    await mkdir(made, { recursive: true, mode: 0o700 });
    await user.own(made);
  }
  for (const file of files) await writeKept(store, full, target, file, user);
}

async function writeKept(
  store: BackupStore,
  full: string,
  target: string,
  kept: KeptFile,
  user: DatabaseUser,
): Promise<void> {
  const object = `${full}/${kept.object}`;
  const hash = createHash('sha256');
  async function* counted() {
    for await (const chunk of store.open(object, kept.path)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const file = path.join(target, kept.path);
  await pipeline(counted, createWriteStream(file, { mode: 0o600 }));
  if (hash.digest('hex') !== kept.sha256)
    throw new BrokenBackupError(`${store.place}/${object} does not hold what was backed up`);
  if (kept.path.startsWith(`${clusterName}/`) || kept.path === 'postgres.password') await user.own(file);
}

/** Waits until the server has read its log up to the moment and lets writers in. */
async function untilOpen(server: EmbeddedPostgres, target: string, at: Date | null): Promise<void> {
  const giveUpAtMs = elapsedMs() + maxRecoveryMs;
  for (;;) {
    const client = new pg.Client({ connectionString: server.urlOf('postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query('select pg_is_in_recovery() as still');
      if (!rows[0].still) return;
    } catch (error) {
      if (elapsedMs() > giveUpAtMs || (await hasEnded(target))) throw await explained(error, target, at);
    } finally {
      await client.end().catch(() => undefined);
    }
    await setTimeout(askAgainMs);
  }
}

/** What the server said since it was started here: logs are no part of a backup. */
async function logOf(target: string): Promise<string> {
  const folder = path.join(target, clusterName, 'log');
  const files = (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  const texts = [path.join(target, 'postgres.log'), ...files].map((file) => readFile(file, 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}
const hasEnded = async (target: string) => /database system is shut down/.test(await logOf(target));

async function explained(error: unknown, target: string, at: Date | null): Promise<unknown> {
  if (!(await logOf(target)).includes('recovery ended before configured recovery target was reached')) return error;
  return new BrokenBackupError(`the backup ends before ${at?.toISOString()}; leave the time out to restore all of it`, {
    cause: error,
  });
}
