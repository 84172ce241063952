// @covers start-command

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../test/support/global-setup.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { migrate, refusalOfVersion, UnfitDatabaseError } from './migrate.ts';

const db = useTestDatabase();

test('migrating again and five times at once changes nothing', async () => {
  expect(await migrate(db.url, migrationsFolder)).toEqual([]);
  const results = await Promise.all(Array.from({ length: 5 }, () => migrate(db.url, migrationsFolder)));
  expect(results).toEqual([[], [], [], [], []]);
});

test('a schema from a newer program is refused in one sentence', async () => {
  const emptyFolder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await writeFile(path.join(emptyFolder, '000001_other.sql'), 'select 1');
  await expect(migrate(db.url, emptyFolder)).rejects.toThrow(UnfitDatabaseError);
  await rm(emptyFolder, { recursive: true });
});

test('a migration with a smaller number than the last one still runs, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(path.join(folder, '000000_late.sql'), 'create table merged_late (id int)');
  expect(await migrate(db.url, folder)).toEqual(['000000_late']);
  expect(await migrate(db.url, folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([
  [140_011, /PostgreSQL 14.*15 or newer/],
  [90_624, /PostgreSQL 9/],
])('server version %i is refused', (version, sentence) => {
  expect(refusalOfVersion(version)).toMatch(sentence);
});

test.each([150_000, 160_003, 180_004])('server version %i is accepted', (version) => {
  expect(refusalOfVersion(version)).toBeNull();
});
