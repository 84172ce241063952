import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type BackupStore, walObject } from './backup-store.ts';
import { clusterName } from './full-backup.ts';
import { isSegment, isTimelineFile, partMark, segmentBytes, segmentOf } from './wal-segments.ts';

/** In the data folder: where the server lays segments that are full, until they are sealed and kept. */
export const spoolName = 'wal-spool';
const maxPieceBytes = 1024 * 1024;
/** Above this a segment's small pieces are written anew as large ones. */
const maxPieces = 600;
const offsetDigits = 8;

export interface WalShipper {
  /** Seals what waits in the spool, then what was written since into the segment that is being filled. */
  ship(): Promise<void>;
  /** Bytes that wait in the spool. */
  waitingBytes(): Promise<number>;
}

/** The name of a piece of a segment that is not full yet. */
const pieceName = (segment: string, offset: number) =>
  `${segment}${partMark}-${String(offset).padStart(offsetDigits, '0')}`;

/** Seals each whole segment of the spool into the store and takes it out of the spool. Harmless when two do it at once. */
export async function shipSpool(store: BackupStore, dataFolder: string): Promise<void> {
  const spool = path.join(dataFolder, spoolName);
  const kept: string[] = [];
  for (const name of (await readdir(spool).catch(() => [])).toSorted()) {
    if (!isSegment(name) && !isTimelineFile(name)) continue;
    const waiting = path.join(spool, name);
    if (!(await stat(waiting).catch(() => null))) continue;
    await store.keep(walObject(name), name, createReadStream(waiting));
    await rm(waiting, { force: true });
    kept.push(name);
  }
  if (kept.length === 0) return;
  const isNeedless = (name: string) => name.includes(partMark) && kept.includes(segmentOf(name));
  await store.remove((await store.walNames()).filter(isNeedless).map(walObject));
}

/** Keeps the log in the store but for its last moments, also while its newest segment is not full. */
export function createWalShipper(
  store: BackupStore,
  { dataFolder, owner }: { dataFolder: string; owner: Pick<pg.Pool, 'query'> },
): WalShipper {
  let current = { name: '', offset: 0, pieces: [] as string[] };

  const shipPart = async () => {
    const { rows } = await owner.query(
      'select file_name as name, file_offset as "offset" from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
    );
    const [{ name, offset }] = rows as [{ name: string; offset: number }];
    if (name !== current.name) {
      // The end of the segment before lies in the spool soon, and here at once.
      if (current.name !== '') await shipPieces(segmentBytes).catch(unlessGone);
      // A process that came anew writes the whole part again.
      current = { name, offset: 0, pieces: [] };
    }
    if (offset <= current.offset) return;
    const small = current.pieces;
    if (small.length > maxPieces) current = { name, offset: 0, pieces: [] };
    await shipPieces(offset);
    if (small !== current.pieces)
      await store.remove(small.filter((piece) => !current.pieces.includes(piece)).map(walObject));
  };
  const shipPieces = async (upTo: number) => {
    const source = await open(path.join(dataFolder, clusterName, 'pg_wal', current.name), 'r');
    try {
      while (current.offset < upTo) {
        const bytes = Buffer.alloc(Math.min(maxPieceBytes, upTo - current.offset));
        const { bytesRead } = await source.read(bytes, 0, bytes.length, current.offset);
        if (bytesRead === 0) throw new Error(`${current.name} is shorter than the database says`);
        const piece = pieceName(current.name, current.offset);
        await store.keep(walObject(piece), piece, [bytes.subarray(0, bytesRead)]);
        current.offset += bytesRead;
        current.pieces.push(piece);
      }
    } finally {
      await source.close();
    }
  };

  return {
    ship: async () => {
      await shipSpool(store, dataFolder);
      await shipPart();
    },
    waitingBytes: () => bytesWaiting(dataFolder),
  };
}

/** Bytes that wait in the spool of a data folder. */
export async function bytesWaiting(dataFolder: string): Promise<number> {
  let bytes = 0;
  const spool = path.join(dataFolder, spoolName);
  for (const name of await readdir(spool).catch(() => []))
    bytes += (await stat(path.join(spool, name)).catch(() => null))?.size ?? 0;
  return bytes;
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
