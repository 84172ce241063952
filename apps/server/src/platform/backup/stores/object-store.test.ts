// @covers backup

import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from './bucket-server.fixture.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import { type ObjectStore, readWhole } from './object-store.ts';

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
  server = await startBucketServer();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (store: ObjectStore, name: string) => (await readWhole(store.read(name))).toString('utf8');

describe.each([
  ['a folder', () => openFolderStore(path.join(folder, 'kept'))],
  ['a bucket', () => openBucketStore({ ...server.place, prefix: 'kept/' })],
  ['the top of a bucket', () => openBucketStore(server.place)],
] as const)('%s', (_, open) => {
  test('keeps objects by name, replaces, lists by beginning and removes them', async () => {
    const store = await open();
    await store.write('wal/000000010000000000000001', [Buffer.from('one')]);
    await store.write('full-1/files/000001', [Buffer.from('two '), Buffer.from('pieces')]);
    await store.write('full-1/manifest', [Buffer.from('old')]);
    await store.write('full-1/manifest', [Buffer.from('new')]);
    await store.write('empty', []);
    expect((await store.list('full-')).toSorted()).toEqual(['full-1/files/000001', 'full-1/manifest']);
    expect(await store.list('wal/')).toEqual(['wal/000000010000000000000001']);
    expect(await store.list('none/')).toEqual([]);
    expect(await textOf(store, 'full-1/files/000001')).toBe('two pieces');
    expect(await textOf(store, 'full-1/manifest')).toBe('new');
    expect(await textOf(store, 'empty')).toBe('');

    await store.remove(['full-1/files/000001', 'full-1/manifest', 'never-was']);
    expect(await store.list('full-')).toEqual([]);
    await expect(textOf(store, 'full-1/manifest')).rejects.toThrow(/full-1\/manifest is missing/);
    await store.remove(['wal/000000010000000000000001', 'empty']);
  });

  test('a content that breaks off leaves no object and throws its own fault', async () => {
    const store = await open();
    async function* broken() {
      yield Buffer.from('begun');
      throw new Error('the disk is gone');
    }
    await expect(store.write('wal/broken', broken())).rejects.toThrow('the disk is gone');
    expect(await store.list('wal/')).toEqual([]);
  });

  test('an object of several pieces comes back as it was', async () => {
    const store = await open();
    const content = Array.from({ length: 18 }, (_empty, at) => Buffer.alloc(1024 * 1024, at));
    await store.write('large', content);
    expect((await readWhole(store.read('large'))).equals(Buffer.concat(content))).toBe(true);
    await store.remove(['large']);
  });
});

test('a bucket of more objects than one answer names is listed whole, and all of them are removed', async () => {
  const store = await openBucketStore({ ...server.place, prefix: 'many/' });
  const names = Array.from({ length: 303 }, (_, at) => `wal/${String(at).padStart(4, '0')}`);
  for (const name of names) server.objects.set(`many/${name}`, Buffer.from(name));
  server.objects.set('others', Buffer.from('stay'));
  expect((await store.list('wal/')).toSorted()).toEqual(names);
  await store.remove(names);
  expect([...server.objects.keys()]).toEqual(['others']);
});

test('a bucket that is not there, another secret, a store that does not answer and a folder that is away are faults', async () => {
  const missing = await openBucketStore({ ...server.place, bucket: 'nobody' });
  await expect(missing.write('one', [Buffer.from('1')])).rejects.toThrow(/NoSuchBucket/);
  const stranger = await openBucketStore({ ...server.place, secretAccessKey: 'wrong' });
  await expect(stranger.list('')).rejects.toThrow(/SignatureDoesNotMatch/);
  const silent = await openBucketStore({ ...server.place, endpoint: 'http://127.0.0.1:1' });
  await expect(silent.list('')).rejects.toThrow(/ECONNREFUSED/);
  const away = await openFolderStore(path.join(folder, 'away'));
  await rename(path.join(folder, 'away'), path.join(folder, 'elsewhere'));
  await expect(away.write('wal/one', [Buffer.from('1')])).rejects.toThrow(/ENOENT/);
});
