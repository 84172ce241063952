import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));
const databaseName = 'baize';

/** A PostgreSQL server of a run's own, with everything written to disk as in service. */
export interface Cluster {
  /** Connection string of the owner. */
  url: string;
  port: number;
  dataFolder: string;
  /** Starts the server again if it is down. */
  ensureRunning(): Promise<void>;
  /** kill -9 of the postmaster and of every process of it. */
  killAll(): Promise<void>;
  /** kill -9 of one process that serves a connection; the postmaster then restarts all others. False: nobody was connected. */
  killOneBackend(): Promise<boolean>;
  /** Ends it without a checkpoint, as `pg_ctl stop -m immediate` does. */
  stopImmediately(): Promise<void>;
  remove(): Promise<void>;
}

export async function openCluster(
  options: { settings?: readonly string[]; dataFolder?: string } = {},
): Promise<Cluster> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'fault-run-')));
  await chmod(dataFolder, 0o711);
  const postgres = await openEmbeddedPostgres({ dataFolder, settings: options.settings ?? [] });
  await createDatabase(postgres);
  const url = postgres.urlOf(databaseName);
  await migrate(url, migrationsFolder);
  const postmaster = () => postmasterOf(path.join(dataFolder, 'postgres'));
  return {
    url,
    port: Number(new URL(url).port),
    dataFolder,
    ensureRunning: () => postgres.ensureRunning(),
    killAll: () => killServer(path.join(dataFolder, 'postgres')),
    killOneBackend: async () => killBackend(url),
    stopImmediately: async () => {
      const pid = await postmaster();
      killIfThere(pid, 'SIGQUIT');
      await untilGone([pid]);
    },
    remove: async () => {
      await postgres.stop().catch(() => undefined);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A database of a server that others use too, in the place of a cluster; it can be killed in no way. */
export async function borrowCluster(url: string): Promise<Cluster> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'fault-run-'));
  const refuse = async (): Promise<never> => {
    throw new Error('this server is not ours to end');
  };
  return {
    url,
    port: Number(new URL(url).port),
    dataFolder,
    ensureRunning: async () => undefined,
    killAll: refuse,
    killOneBackend: refuse,
    stopImmediately: refuse,
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

const postmasterOf = async (clusterFolder: string) =>
  Number((await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** kill -9 of the postmaster of a folder and of every process of it; resolves when they are gone. */
export async function killServer(clusterFolder: string): Promise<void> {
  const pid = await postmasterOf(clusterFolder);
  const children = await childrenOf(pid);
  for (const victim of [pid, ...children]) killIfThere(victim, 'SIGKILL');
  await untilGone([pid, ...children]);
}

async function createDatabase(postgres: EmbeddedPostgres): Promise<void> {
  const client = await connectTo(postgres.urlOf('postgres'));
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await client.query(`create database ${databaseName}`);
  await client.end();
}

/** A connection whose loss is no news. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function killBackend(url: string): Promise<boolean> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     order by state <> 'active', random() limit 1`,
  );
  const [victim] = rows;
  if (victim) killIfThere(victim.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
  return victim !== undefined;
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) children.push(Number(name));
  }
  return children;
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Gone, or dead without anybody to collect it. */
async function untilGone(pids: readonly number[]): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z ')));
    if (stats.every((stat) => /\) [ZX] /.test(stat))) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('a process did not end');
}
