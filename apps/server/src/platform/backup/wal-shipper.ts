import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type BackupStore, partMark } from './backup-store.ts';
import { clusterName } from './full-backup.ts';
import { grownFrame, writeSealed } from './sealed-file.ts';
import { isSegment, isTimelineFile } from './wal-segments.ts';

/** In the data folder: where the server lays segments that are full, until they are sealed and kept. */
export const spoolName = 'wal-spool';
const maxPieceBytes = 1024 * 1024;

export interface WalShipper {
  /** Seals what waits in the spool, then what was written since into the segment that is being filled. */
  ship(): Promise<void>;
  /** Bytes that wait in the spool. */
  waitingBytes(): Promise<number>;
}

/** Seals each whole segment of the spool into the store and takes it out of the spool. Harmless when two do it at once. */
export async function shipSpool(store: BackupStore, dataFolder: string): Promise<void> {
  const spool = path.join(dataFolder, spoolName);
  for (const name of (await readdir(spool).catch(() => [])).toSorted()) {
    if (!isSegment(name) && !isTimelineFile(name)) continue;
    const waiting = path.join(spool, name);
    if (!(await stat(waiting).catch(() => null))) continue;
    await writeSealed(store.box, path.join(store.walFolder, name), name, createReadStream(waiting));
    await rm(path.join(store.walFolder, `${name}${partMark}`), { force: true });
    await rm(waiting, { force: true });
  }
}

/** Keeps the log in the store but for its last moments, also while its newest segment is not full. */
export function createWalShipper(
  store: BackupStore,
  { dataFolder, owner }: { dataFolder: string; owner: Pick<pg.Pool, 'query'> },
): WalShipper {
  let current = { name: '', offset: 0 };

  const shipPart = async () => {
    const { rows } = await owner.query(
      'select file_name as name, file_offset as "offset" from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
    );
    const [{ name, offset }] = rows as [{ name: string; offset: number }];
    // A process that came anew writes the whole part again.
    if (name !== current.name) current = { name, offset: 0 };
    if (offset <= current.offset) return;
    const source = await open(path.join(dataFolder, clusterName, 'pg_wal', name), 'r');
    const file = path.join(store.walFolder, `${name}${partMark}`);
    const part = await open(file, current.offset === 0 ? 'w' : 'a', 0o600).catch(async (error) => {
      await source.close();
      throw error;
    });
    try {
      while (current.offset < offset) {
        const piece = Buffer.alloc(Math.min(maxPieceBytes, offset - current.offset));
        const { bytesRead } = await source.read(piece, 0, piece.length, current.offset);
        await part.write(grownFrame(store.box, name, current.offset, piece.subarray(0, bytesRead)));
        current.offset += bytesRead;
      }
      await part.datasync();
    } catch (error) {
      // What was half written is written anew from the beginning.
      current = { name: '', offset: 0 };
      throw error;
    } finally {
      await source.close();
      await part.close();
    }
  };

  return {
    ship: async () => {
      await shipSpool(store, dataFolder);
      await shipPart();
    },
    waitingBytes: async () => {
      let bytes = 0;
      const spool = path.join(dataFolder, spoolName);
      for (const name of await readdir(spool).catch(() => []))
        bytes += (await stat(path.join(spool, name)).catch(() => null))?.size ?? 0;
      return bytes;
    },
  };
}
