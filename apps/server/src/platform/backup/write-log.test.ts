// @covers backup

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '../crypto/secret-box.ts';
import { type BackupStore, createBackupStore, walObject } from './backup-store.ts';
import { openFolderStore } from './stores/folder-store.ts';
import type { ObjectStore } from './stores/object-store.ts';
import { segmentBytes } from './wal-segments.ts';
import { writeLog } from './write-log.ts';

const box = createSecretBox('a key of backups that has 32 characters or more');
const segment = '000000010000000000000007';
const manifest = { beganAt: '', endedAt: '', firstSegment: segment, lastSegment: segment, folders: [], files: [] };
let folder: string;
let objects: ObjectStore;
let store: BackupStore;
let run = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-log-'));
});
beforeEach(async () => {
  run += 1;
  objects = await openFolderStore(path.join(folder, `kept-${run}`));
  store = createBackupStore(objects, box);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(): Promise<{ text: string; bytes: number }> {
  const target = path.join(folder, `log-${run}`);
  expect(await writeLog(store, target, manifest, { own: async () => undefined } as never)).toBe(1);
  const content = await readFile(path.join(target, segment));
  return { text: content.subarray(0, content.indexOf(0)).toString('utf8'), bytes: content.length };
}
const keepPiece = (offset: number, text: string) => {
  const piece = `${segment}.part-${String(offset).padStart(8, '0')}`;
  return store.keep(walObject(piece), piece, [Buffer.from(text)]);
};

test('pieces of a segment, also of two processes that overlap, are put together; a gap between them is found', async () => {
  await keepPiece(0, 'abcd');
  await keepPiece(2, 'cdef');
  await keepPiece(4, 'ef');
  await keepPiece(6, 'gh');
  expect(await written()).toEqual({ text: 'abcdefgh', bytes: segmentBytes });
  await keepPiece(9, 'behind a gap');
  run += 100;
  await expect(written()).rejects.toThrow(`the log is not whole: ${segment} has no bytes from 8 to 9`);
});

test('a whole segment counts, and its pieces and what is older are passed over', async () => {
  await keepPiece(0, 'abcd');
  await store.keep(walObject(segment), segment, [Buffer.from('whole')]);
  await store.keep(walObject('000000010000000000000006'), '000000010000000000000006', [Buffer.from('old')]);
  const target = path.join(folder, `log-${run}`);
  expect(await writeLog(store, target, manifest, { own: async () => undefined } as never)).toBe(1);
  expect(await readFile(path.join(target, segment), 'utf8')).toBe('whole');
});

test('the part of an older release, which grew and whose last frame is half written, is read to its last whole frame', async () => {
  const frame = (text: string, offset: number) => {
    const sealed = box.sealBytes(Buffer.from(text), `${segment}@${offset}`);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  const grown = [frame('old ', 0), frame('release', 4), frame(' cut', 11).subarray(0, 9)];
  await objects.write(walObject(`${segment}.part`), grown);
  expect((await written()).text).toBe('old release');
  await keepPiece(0, 'old release and new');
  const target = path.join(folder, `again-${run}`);
  await writeLog(store, target, manifest, { own: async () => undefined } as never);
  expect((await readFile(path.join(target, segment), 'utf8')).slice(0, 19)).toBe('old release and new');
});

test('a piece that was put in the place of another is found', async () => {
  await keepPiece(0, 'abcd');
  await keepPiece(4, 'efgh');
  const [first, second] = ['00000000', '00000004'].map((offset) => walObject(`${segment}.part-${offset}`));
  const bytes: Buffer[] = [];
  for await (const chunk of objects.read(second ?? '')) bytes.push(chunk);
  await objects.write(first ?? '', bytes);
  await expect(written()).rejects.toThrow(/part-00000000 was changed/);
});
