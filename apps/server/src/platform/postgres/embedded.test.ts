import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedPostgres } from './embedded.ts';

let dataFolder: string;
let clusterFolder: string;
const open = () =>
  openEmbeddedPostgres({ dataFolder, settings: ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'] });
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  await chmod(dataFolder, 0o711);
  clusterFolder = path.join(dataFolder, 'postgres');
});
afterAll(async () => {
  await open().then(
    (cluster) => cluster.stop(),
    () => undefined,
  );
  await rm(dataFolder, { recursive: true, force: true });
});

test('after a crash another program may have the number of the old server', async () => {
  const first = await open();
  const pidFile = path.join(clusterFolder, 'postmaster.pid');
  const [pid, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
  await first.stop();
  // A number counts for PostgreSQL if its own user's program has it.
  const { uid, gid } = await stat(clusterFolder);
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  const stranger = spawn('sleep', ['600'], { ...identity, stdio: 'ignore' });
  try {
    await writeFile(pidFile, [stranger.pid, ...rest].join('\n'));
    const again = await open();
    const [current] = (await readFile(pidFile, 'utf8')).split('\n');
    expect([pid, String(stranger.pid)]).not.toContain(current);
    expect(again.urlOf('x')).toMatch(/^postgres:/);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

const isAtWork = async (pid: number) =>
  /^\d+ \(.*\) [^ZX]/s.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

test('what is left of a killed server is waited for', async () => {
  const cluster = await open();
  const pidFile = path.join(clusterFolder, 'postmaster.pid');
  const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const left: number = rows[0].pid;
  const goOn = (): unknown => process.kill(left, 'SIGCONT');
  process.kill(left, 'SIGSTOP');
  process.kill(postmaster, 'SIGKILL');
  try {
    // A killed process serves on for a moment on a busy machine, and counts as running until then.
    await expect.poll(() => isAtWork(postmaster), { timeout: 30_000 }).toBe(false);
    const running = cluster.ensureRunning();
    const log = path.join(dataFolder, 'postgres.log');
    await expect.poll(() => readFile(log, 'utf8'), { timeout: 60_000 }).toContain('is still in use');
    goOn();
    await running;
    const [current] = (await readFile(pidFile, 'utf8')).split('\n');
    expect(current).not.toBe(String(postmaster));
  } catch (error) {
    // A stopped process answers nobody: what failed would be hidden by a wait without an end.
    goOn();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
});
