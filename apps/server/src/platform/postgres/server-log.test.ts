// @covers database-log-and-folders

import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, connectTo, openCluster } from '../../../test/chaos/cluster.ts';
import { openEmbeddedPostgres } from './embedded.ts';

const small = ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'];
let dataFolder: string;
let logFolder: string;
let cluster: Cluster;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'server-log-'));
  logFolder = path.join(dataFolder, 'postgres', 'log');
  // As a data folder of an older version has it.
  await writeFile(path.join(dataFolder, 'postgres.log'), 'the words of years\n'.repeat(10_000), { mode: 0o600 });
  cluster = await openCluster({ dataFolder, settings: small });
});
afterAll(() => cluster.remove());

/** Makes the server log an error with this word; returns the file in which it stands. */
async function logged(word: string): Promise<string> {
  const client = await connectTo(cluster.url);
  await client.query(`select '${word}'::integer`).catch(() => undefined);
  const { rows } = await client.query('select pg_current_logfile() as file');
  await client.end();
  const file = path.join(dataFolder, 'postgres', rows[0].file);
  await expect.poll(() => readFile(file, 'utf8')).toContain(word);
  return file;
}
const firstWords = () => readFile(path.join(dataFolder, 'postgres.log'), 'utf8');

test('what the server says stands in the file of its weekday, which nobody else reads', async () => {
  const file = await logged('spoken');
  expect(path.basename(file)).toMatch(/^postgres-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(dataFolder, 'postgres.log'))).mode & 0o777).toBe(0o600);
  expect(await firstWords()).not.toMatch(/spoken|the words of years/);
});

test('after a kill of the whole server, and of the postmaster alone, it starts again and goes on with its log', async () => {
  await cluster.killAll();
  await cluster.ensureRunning();
  await logged('after-all');
  const pidFile = path.join(dataFolder, 'postgres', 'postmaster.pid');
  process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL');
  const isBack = () => cluster.ensureRunning().then(() => logged('after-postmaster'));
  await expect.poll(() => isBack().catch(String)).toMatch(/postgres-\w+\.log$/);
  expect(await readFile(await isBack(), 'utf8')).toMatch(/automatic recovery in progress/);
  expect((await firstWords()).length).toBeLessThan(2_000);
});

test('a day of last week is gone after a start, a day of this week is not', async () => {
  await cluster.stopImmediately();
  const names = (await readdir(logFolder)).filter((name) => /^postgres-/.test(name));
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `postgres-${day}.log`);
  const [lastWeek = '', thisWeek = ''] = days.filter((name) => !names.includes(name));
  const { mtimeMs } = await stat(path.join(logFolder, names[0] ?? ''));
  for (const [name, agoDays] of [[lastWeek, 6.1] as const, [thisWeek, 5.9] as const, ['notes.txt', 90] as const]) {
    await writeFile(path.join(logFolder, name), 'old\n');
    const then = mtimeMs / 1_000 - agoDays * 86_400;
    await utimes(path.join(logFolder, name), then, then);
  }
  await cluster.ensureRunning();
  expect((await readdir(logFolder)).toSorted()).toEqual([...names, thisWeek, 'notes.txt'].toSorted());
});

test('a server that does not start tells where its reason stands, and its last words', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'server-log-'));
  await chmod(other, 0o711);
  try {
    const opened = openEmbeddedPostgres({ dataFolder: other, settings: [...small, 'no_such_setting = 1'] });
    await expect(opened).rejects.toThrow(
      new RegExp(
        `^PostgreSQL did not start; what it said stands in ${other}/postgres.log and ${other}/postgres/log:\n.*"no_such_setting"`,
      ),
    );
    expect(await readFile(path.join(other, 'postgres.log'), 'utf8')).toContain('no_such_setting');
  } finally {
    await rm(other, { recursive: true, force: true });
  }
});

test('a server whose port another program took meanwhile says so', async () => {
  await cluster.stopImmediately();
  const other = createServer();
  const port = Number(new URL(cluster.url).port);
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  try {
    await expect(cluster.ensureRunning()).rejects.toThrow(/could not bind.*Address already in use/);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  await cluster.ensureRunning();
  await logged('after-the-other');
});

test.runIf(process.env.LONG_TESTS === '1')('a file is emptied when its time comes again', async () => {
  const minutes = ["log_filename = 'postgres-%M.log'", 'log_rotation_age = 1min'];
  const ring = await openCluster({ settings: [...small, ...minutes] });
  const folder = path.join(ring.dataFolder, 'postgres', 'log');
  const fileNow = async () => {
    const client = await connectTo(ring.url);
    const { rows } = await client.query('select pg_current_logfile() as file');
    await client.end();
    return path.basename(rows[0].file);
  };
  try {
    const first = await fileNow();
    const { uid, gid } = await stat(path.join(folder, first));
    for (let minute = 0; minute < 60; minute += 1) {
      const name = `postgres-${String(minute).padStart(2, '0')}.log`;
      if (name === first) continue;
      await writeFile(path.join(folder, name), 'of an hour ago\n');
      await chown(path.join(folder, name), uid, gid);
    }
    await expect.poll(fileNow, { timeout: 90_000, interval: 1_000 }).not.toBe(first);
    const second = await fileNow();
    expect(await readFile(path.join(folder, second), 'utf8')).not.toContain('of an hour ago');
    const untouched = (await readdir(folder)).filter((name) => name !== first && name !== second);
    for (const name of untouched) expect(await readFile(path.join(folder, name), 'utf8')).toContain('of an hour ago');
  } finally {
    await ring.remove();
  }
});
