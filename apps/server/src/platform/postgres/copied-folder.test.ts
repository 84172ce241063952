// @covers start-command

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded.ts';

let folder: string;
const opened: EmbeddedPostgres[] = [];
const steps: string[] = [];
const open = async (name: string) => {
  const cluster = await openEmbeddedPostgres({
    dataFolder: path.join(folder, name),
    settings: ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'],
    onProgress: (step) => void steps.push(step),
  });
  opened.push(cluster);
  return cluster;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copied-'));
  await chmod(folder, 0o711);
  steps.length = 0;
});
afterEach(async () => {
  for (const cluster of opened.splice(0)) await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(cluster: EmbeddedPostgres, text: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}
/** As an operator does it: owner and rights stay. */
const copy = (from: string, to: string) =>
  promisify(execFile)('cp', ['-a', path.join(folder, from), path.join(folder, to)]);

test('a copy of a folder whose database runs gets a database of its own', async () => {
  const original = await open('original');
  await ask(original, 'checkpoint');
  await copy('original', 'copy');
  const copied = await open('copy');
  expect(steps).toEqual(['creating', 'starting', 'starting']);
  expect(await ask(copied, 'show data_directory')).toBe(path.join(folder, 'copy', 'postgres'));
  expect(await ask(original, 'show data_directory')).toBe(path.join(folder, 'original', 'postgres'));
  await ask(copied, 'create table of_the_copy (id int)');
  expect(await ask(original, `select to_regclass('of_the_copy') is null`)).toBe(true);
  await copied.stop();
  expect(await ask(original, 'select 1')).toBe(1);
});

test('a folder that was renamed while its database runs joins it', async () => {
  await open('before');
  await rename(path.join(folder, 'before'), path.join(folder, 'after'));
  const pidOf = async () => (await readFile(path.join(folder, 'after/postgres/postmaster.pid'), 'utf8')).split('\n')[0];
  const pid = await pidOf();
  await open('after');
  expect([steps.at(-1), await pidOf()]).toEqual(['joining', pid]);
  opened.shift();
});
