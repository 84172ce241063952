import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseUser } from '../postgres/database-user.ts';
import { type BackupStore, grouped, type Manifest, walObject } from './backup-store.ts';
import { BrokenBackupError } from './sealed-file.ts';
import { readWhole } from './stores/object-store.ts';
import { isSegment, isTimelineFile, partMark, segmentBytes, segmentNumber, segmentOf } from './wal-segments.ts';

/** Opens the log from the beginning of a full backup on into a new folder. Returns how many files of it there are. */
export async function writeLog(
  store: BackupStore,
  folder: string,
  manifest: Manifest,
  user: DatabaseUser,
): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  await user.own(folder);
  const first = segmentNumber(manifest.firstSegment);
  const isNeeded = (name: string) =>
    isTimelineFile(name) || (isSegment(segmentOf(name)) && segmentNumber(segmentOf(name)) >= first);
  const names = grouped((await store.walNames()).filter(isNeeded), segmentOf);
  for (const [segment, kept] of names) {
    const file = path.join(folder, segment);
    const content = kept.includes(segment)
      ? await readWhole(store.open(walObject(segment), segment))
      : await readParts(store, segment, kept);
    await writeFile(file, content, { mode: 0o600 });
    await user.own(file);
  }
  return names.size;
}

/** PostgreSQL reads whole segments alone; zeros are where the log ends. */
async function readParts(store: BackupStore, segment: string, parts: readonly string[]): Promise<Buffer> {
  const whole = Buffer.alloc(segmentBytes);
  let end = 0;
  for (const part of parts.toSorted()) {
    const isGrown = part === `${segment}${partMark}`;
    const offset = isGrown ? 0 : Number(part.slice(segment.length + partMark.length + 1));
    // Pieces of two processes overlap and are of one log.
    if (offset > end)
      throw new BrokenBackupError(`the log is not whole: ${segment} has no bytes from ${end} to ${offset}`);
    const bytes = await readWhole(store.open(walObject(part), isGrown ? segment : part, isGrown));
    bytes.copy(whole, offset);
    end = Math.max(end, offset + bytes.length);
  }
  return whole;
}
