import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SecretBox } from '../crypto/secret-box.ts';
import { BrokenBackupError, readSealed, writeSealed } from './sealed-file.ts';
import { isSegment, segmentNumber } from './wal-segments.ts';

/** A file of a full backup. */
export interface KeptFile {
  /** In the data folder, with slashes. */
  path: string;
  /** In the folder of the backup. */
  object: string;
  bytes: number;
  sha256: string;
}

/** What a full backup is made of. */
export interface Manifest {
  /** ISO times of its beginning and end; it can be restored to any moment from its end on. */
  beganAt: string;
  endedAt: string;
  /** The first and last segment of the log without which it cannot be opened. */
  firstSegment: string;
  lastSegment: string;
  /** Folders of the database, which may be empty. */
  folders: readonly string[];
  files: readonly KeptFile[];
}

/** A full backup that is whole. */
export interface FullBackup {
  name: string;
  folder: string;
}

export interface BackupStore {
  box: SecretBox;
  folder: string;
  walFolder: string;
  /** Whole ones, the oldest first. */
  fulls(): Promise<FullBackup[]>;
  manifestOf(full: FullBackup): Promise<Manifest>;
  writeManifest(folder: string, manifest: Manifest): Promise<void>;
  /** Names of what is kept of the log. */
  walNames(): Promise<string[]>;
  /** Forgets full backups but for the newest `keep`, and the log before the oldest of those. */
  forgetOld(keep: number): Promise<void>;
}

const manifestName = 'manifest';
const fullName = /^full-\d{8}T\d{6}Z$/;
export const partMark = '.part';

/** Where backups are kept. Makes the folder where there is none. */
export async function openBackupStore(folder: string, box: SecretBox): Promise<BackupStore> {
  const walFolder = path.join(folder, 'wal');
  await mkdir(walFolder, { recursive: true, mode: 0o700 });
  const fulls = async () => {
    const found: FullBackup[] = [];
    for (const name of (await readdir(folder)).filter((entry) => fullName.test(entry)).toSorted()) {
      const full = { name, folder: path.join(folder, name) };
      if (await stat(path.join(full.folder, manifestName)).catch(() => null)) found.push(full);
    }
    return found;
  };
  const manifestOf = async (full: FullBackup) => {
    const chunks: Buffer[] = [];
    for await (const chunk of readSealed(box, path.join(full.folder, manifestName), manifestName)) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Manifest;
  };
  const walNames = () => readdir(walFolder);
  return {
    ...{ box, folder, walFolder, fulls, manifestOf, walNames },
    writeManifest: (into, manifest) =>
      writeSealed(box, path.join(into, manifestName), manifestName, [Buffer.from(JSON.stringify(manifest))]),
    forgetOld: async (keep) => {
      const all = await fulls();
      const kept = all.slice(-keep);
      for (const full of all.slice(0, -keep)) await rm(full.folder, { recursive: true, force: true });
      const [oldest] = kept;
      if (!oldest) return;
      const first = segmentNumber((await manifestOf(oldest)).firstSegment);
      for (const name of await walNames()) {
        const segment = name.replace(partMark, '');
        if (isSegment(segment) && segmentNumber(segment) < first) await rm(path.join(walFolder, name), { force: true });
      }
    },
  };
}

/** The newest full backup that was whole at a moment (null: now). Throws BrokenBackupError where there is none. */
export async function fullBefore(
  store: BackupStore,
  at: Date | null,
): Promise<{ full: FullBackup; manifest: Manifest }> {
  const fulls = (await store.fulls()).toReversed();
  for (const full of fulls) {
    const manifest = await store.manifestOf(full);
    if (at === null || Date.parse(manifest.endedAt) <= at.getTime()) return { full, manifest };
  }
  if (fulls.length === 0) throw new BrokenBackupError(`${store.folder} holds no full backup`);
  throw new BrokenBackupError(`${store.folder} holds no full backup that is older than ${at?.toISOString()}`);
}
