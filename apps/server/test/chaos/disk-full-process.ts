import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breachesOf } from './checker.ts';
import { type Cluster, connectTo, openCluster } from './cluster.ts';
import type { Load } from './load.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers } from './server-process.ts';

/** Runs in a mount namespace of its own; see disk-full.ts. Prints one line of JSON. */
export interface DiskFullFigures {
  /** What clients were told while the disk was full, with counts. */
  dataFull: Readonly<Record<string, number>>;
  dataHealedMs: number;
  walFull: Readonly<Record<string, number>>;
  walHealedMs: number;
  /** Whether PostgreSQL went down when its log could not be written. */
  hasPanicked: boolean;
  ok: number;
  wereUnknown: number;
  /** Lost, doubled, otherwise wrong, and what the auditor found. */
  breaches: number;
}

const sizes = { data: '160m', wal: '96m' };
const walSettings = ['min_wal_size = 32MB', 'max_wal_size = 48MB', 'wal_keep_size = 0'];
const bitesWithinMs = 30_000;
const staysFullMs = 1_000;
const healsWithinMs = 60_000;
const sparePages = 128;

const { port }: { port: number } = JSON.parse(process.argv[2] ?? '{}');
const base = await mkdtemp(path.join(tmpdir(), 'disk-full-'));
const folders = { data: path.join(base, 'data'), wal: path.join(base, 'wal'), journal: path.join(base, 'journal') };
for (const folder of Object.values(folders)) await mkdir(folder);
for (const name of ['data', 'wal'] as const) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizes[name]},mode=0711`, 'tmpfs', folders[name]]);
}
execFileSync('chmod', ['711', base]);

const cluster = await openCluster({ dataFolder: folders.data, settings: walSettings });
await moveLogToItsOwnDisk(cluster);
const scenario = await openScenario({ cluster, journalFolder: folders.journal });
const startServer = await prepareServers('disk-full');
const server = await startServer({ databaseUrl: cluster.url, port });
scenario.lead(`http://127.0.0.1:${port}`);
await makeBallastTable();
const load = scenario.startLoad();
await until('the load runs', () => load.done > 50, bitesWithinMs);

const dataFull = await whileFull(folders.data, load, growTables);
const dataHealedMs = await untilDone(load);
let hasPanicked = false;
const walFull = await whileFull(folders.wal, load, async () => {
  await fillLog();
  hasPanicked = !(await isUp());
});
const walHealedMs = await untilDone(load, () => cluster.ensureRunning().catch(() => undefined));
await load.stop();
const verdict = await scenario.settle();
const { ok, wereUnknown } = verdict;
const breaches = breachesOf(verdict);
await server.stop();
const figures: DiskFullFigures = {
  dataFull,
  dataHealedMs,
  walFull,
  walHealedMs,
  hasPanicked,
  ok,
  wereUnknown,
  breaches,
};
await scenario.remove().catch(() => undefined);
execFileSync('umount', [folders.data]);
execFileSync('umount', [folders.wal]);
await rm(base, { recursive: true, force: true });
console.log(JSON.stringify(figures));
process.exit(0);

async function moveLogToItsOwnDisk({ dataFolder }: Cluster): Promise<void> {
  await cluster.stopImmediately();
  const from = path.join(dataFolder, 'postgres', 'pg_wal');
  const to = path.join(folders.wal, 'pg_wal');
  await cp(from, to, { recursive: true });
  execFileSync('chown', ['-R', `--reference=${path.join(dataFolder, 'postgres')}`, to]);
  execFileSync('chmod', ['700', to]);
  await rename(from, `${from}.before`);
  await rm(`${from}.before`, { recursive: true });
  await symlink(to, from);
  await cluster.ensureRunning();
}

/** Fills a disk to the last byte, waits, frees it; returns what clients were told meanwhile. */
async function whileFull(folder: string, running: Load, provoke: () => Promise<void>): Promise<Record<string, number>> {
  const before = { ...running.codes };
  const ballast = path.join(folder, 'ballast');
  await fill(folder, ballast);
  await provoke();
  const failed = () => Object.values(running.codes).reduce((sum, count) => sum + count, 0);
  const failedBefore = Object.values(before).reduce((sum, count) => sum + count, 0);
  await until('somebody is told of the full disk', () => failed() > failedBefore, bitesWithinMs);
  await new Promise((resolve) => setTimeout(resolve, staysFullMs));
  await rm(ballast);
  const told = Object.entries(running.codes).map(([code, count]) => [code, count - (before[code] ?? 0)] as const);
  return Object.fromEntries(told.filter(([, count]) => count > 0));
}

async function fill(folder: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(ballast, '');
  // A little less than all: others take pages meanwhile, and the file is made whole or not at all.
  execFileSync('fallocate', ['-l', String((bavail - sparePages) * bsize), ballast], { stdio: 'pipe' });
}

/** Uses up what is free, page by page at the end, by a table of our own: the load's next page is one too many. */
async function growTables(): Promise<void> {
  const client = await connectTo(cluster.url);
  for (const rows of [20_000, 1_000, 100, 10, 10, 10]) {
    const text = `insert into ballast select repeat(md5(i::text), 60) from generate_series(1, ${rows}) i`;
    let isWritten = true;
    for (let count = 0; isWritten && count < 200; count += 1) {
      isWritten = await client.query(text).then(
        () => true,
        () => false,
      );
    }
  }
  await client.end();
}

async function makeBallastTable(): Promise<void> {
  const client = await connectTo(cluster.url);
  await client.query('create table ballast (filling text)');
  await client.end();
}

/** New segments until there is no room for one more. */
async function fillLog(): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    const client = await connectTo(cluster.url).catch(() => null);
    if (!client) return;
    const isWritten = await client.query("select pg_logical_emit_message(false, 'fill', repeat('x', 4000000))").then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (!isWritten) return;
  }
}

async function isUp(): Promise<boolean> {
  const client = await connectTo(cluster.url).catch(() => null);
  await client?.end();
  return client !== null;
}

/** `watch` stands for whoever watches over the server: it may give up once more before there is room. */
async function untilDone(running: Load, watch: () => Promise<void> = async () => undefined): Promise<number> {
  const before = running.done;
  const isDone = async () => {
    if (running.done > before) return true;
    await watch();
    return false;
  };
  return until('the first act after the disk has room', isDone, healsWithinMs);
}
