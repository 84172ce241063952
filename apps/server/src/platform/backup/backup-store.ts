import type { SecretBox } from '../crypto/secret-box.ts';
import { BrokenBackupError, sealed, unsealed } from './sealed-file.ts';
import { MissingObjectError, type ObjectStore, readWhole } from './stores/object-store.ts';
import { isSegment, segmentNumber, segmentOf, timelineOf } from './wal-segments.ts';

/** A file of a full backup. */
export interface KeptFile {
  /** In the data folder, with slashes. */
  path: string;
  /** In the full backup. */
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

/** How the last check of the backups ended. */
export interface LastCheck {
  at: string;
  isGood: boolean;
}

/** Full backups and the log since, sealed. A full backup stands once its manifest does, which is written last. */
export interface BackupStore {
  /** As an operator named it. */
  place: string;
  /** Names of full backups that are whole, the oldest first. */
  fulls(): Promise<string[]>;
  manifestOf(full: string): Promise<Manifest>;
  writeManifest(full: string, manifest: Manifest): Promise<void>;
  /** What is kept of the log, by the names that PostgreSQL gives, those of parts with `partMark` behind. */
  walNames(): Promise<string[]>;
  /** Seals and keeps content. It opens under the same two names alone. */
  keep(object: string, name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  open(object: string, name: string, isGrown?: boolean): AsyncIterable<Buffer>;
  remove(objects: readonly string[]): Promise<void>;
  /** Forgets full backups but for the newest `keep`, those that were begun a day before `now` and never ended, and the log before the oldest. */
  forgetOld(keep: number, now: Date): Promise<void>;
  /** Null where no check was made, or its note cannot be read. */
  readLastCheck(): Promise<LastCheck | null>;
  writeLastCheck(last: LastCheck): Promise<void>;
  /** Which database the place belongs to; null: nobody has said. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
}

const manifestName = 'manifest';
const checkName = 'last-check.json';
const ownerName = 'database-id';
const fullName = /^full-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const abandonedAfterMs = 86_400_000;
const walFolder = 'wal';

export const walObject = (name: string): string => `${walFolder}/${name}`;
/** The name of a full backup that began then. */
export const fullNameOf = (beganAt: string): string => `full-${beganAt.replace(/[-:]|\.\d+/g, '')}`;

/** The names of each group, in their order. */
export function grouped(names: readonly string[], groupOf: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = groups.get(groupOf(name)) ?? [];
    group.push(name);
    groups.set(groupOf(name), group);
  }
  return groups;
}

const startOf = (full: string) => Date.parse(full.replace(fullName, '$1-$2-$3T$4:$5:$6Z'));

export function createBackupStore(objects: ObjectStore, box: SecretBox): BackupStore {
  const open: BackupStore['open'] = (object, name, isGrown = false) =>
    unsealed(box, { name, isGrown, content: objects.read(object), place: `${objects.place}/${object}` });
  const keep: BackupStore['keep'] = (object, name, content) => objects.write(object, sealed(box, name, content));
  const begun = async () => {
    const names = (await objects.list('full-')).filter((name) => fullName.test(name.split('/')[0] ?? ''));
    return grouped(names, (name) => name.split('/')[0] ?? '');
  };
  const isWhole = ([full, inside]: [string, string[]]) => inside.includes(`${full}/${manifestName}`);
  const fulls = async () =>
    [...(await begun())]
      .filter(isWhole)
      .map(([full]) => full)
      .toSorted();
  const manifestOf = async (full: string) =>
    JSON.parse((await readWhole(open(`${full}/${manifestName}`, manifestName))).toString('utf8')) as Manifest;
  const textOf = async (object: string) => {
    try {
      return (await readWhole(objects.read(object))).toString('utf8');
    } catch (error) {
      if (error instanceof MissingObjectError) return null;
      throw error;
    }
  };
  const walNames = async () => (await objects.list(`${walFolder}/`)).map((name) => name.slice(walFolder.length + 1));
  return {
    ...{ place: objects.place, fulls, manifestOf, walNames, keep, open, remove: objects.remove },
    writeManifest: (full, manifest) =>
      keep(`${full}/${manifestName}`, manifestName, [Buffer.from(JSON.stringify(manifest))]),
    forgetOld: async (count, now) => {
      const all = await begun();
      const whole = [...all]
        .filter(isWhole)
        .map(([full]) => full)
        .toSorted();
      const kept = whole.slice(-count);
      for (const [full, inside] of all) {
        const isAbandoned = !whole.includes(full) && now.getTime() - startOf(full) > abandonedAfterMs;
        if (!isAbandoned && !whole.slice(0, -count).includes(full)) continue;
        // Without its manifest first, so that what is half removed is not taken for whole.
        await objects.remove([`${full}/${manifestName}`]);
        await objects.remove(inside);
      }
      if (kept.length === 0) return;
      // After a restore to an earlier moment a newer full backup begins at an earlier segment.
      const manifests = await Promise.all(kept.map(manifestOf));
      const first = Math.min(...manifests.map(({ firstSegment }) => segmentNumber(firstSegment)));
      const isOld = (name: string) => isSegment(segmentOf(name)) && segmentNumber(segmentOf(name)) < first;
      await objects.remove((await walNames()).filter(isOld).map(walObject));
    },
    readLastCheck: async () => {
      try {
        return JSON.parse((await textOf(checkName)) ?? 'null') as LastCheck | null;
      } catch {
        return null;
      }
    },
    writeLastCheck: (last) => objects.write(checkName, [Buffer.from(JSON.stringify(last))]),
    readOwner: () => textOf(ownerName),
    writeOwner: (id) => objects.write(ownerName, [Buffer.from(id)]),
  };
}

/** The newest full backup that was whole at a moment (null: now), of a timeline or one before. Throws BrokenBackupError where there is none. */
export async function fullBefore(
  store: BackupStore,
  at: Date | null,
  timeline?: number,
): Promise<{ full: string; manifest: Manifest }> {
  const fulls = (await store.fulls()).toReversed();
  for (const full of fulls) {
    const manifest = await store.manifestOf(full);
    const isOf = timeline === undefined || Number.parseInt(timelineOf(manifest.firstSegment), 16) <= timeline;
    if (isOf && (at === null || Date.parse(manifest.endedAt) <= at.getTime())) return { full, manifest };
  }
  if (fulls.length === 0) throw new BrokenBackupError(`${store.place} holds no full backup`);
  const limits = [
    at === null ? '' : ` that is older than ${at.toISOString()}`,
    timeline === undefined ? '' : ` of timeline ${timeline}`,
  ];
  throw new BrokenBackupError(`${store.place} holds no full backup${limits.join('')}`);
}
