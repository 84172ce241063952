import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { elapsedMs } from '../clock.ts';
import { locateBinaries } from './binaries.ts';
import { type Cluster, createCluster, removeLeftBuilds, superuser } from './cluster-folder.ts';
import { chooseDatabaseUser, type DatabaseUser } from './database-user.ts';
import { isShuttingDown, runningPort } from './running-server.ts';
import { logSettings, onLogLine, prepareLog } from './server-log.ts';
import { proveEntry, readPassword, refuseRemains, refuseUnfitFolder } from './soundness.ts';

const defaultStartSeconds = 60;
const leftoversEndWithinMs = 10_000;
const tryAgainMs = 100;

export interface EmbeddedPostgres {
  /** Connection string of a database of this cluster, as its owner. */
  urlOf(database: string): string;
  /** Starts the server again if it is down (after a crash); harmless if it runs. */
  ensureRunning(): Promise<void>;
  /**
   * Stops a server that somebody from outside let end when everybody has gone: we do not go, and it lets nobody else in. Returns false
   * where it is not ending.
   */
  endShutdown(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds `postgres/` (the cluster with its log), its password and what it said when it started. Made if missing. */
  dataFolder: string;
  onProgress?: (step: 'creating' | 'starting' | 'joining') => void;
  /** Lines for the server's configuration, beside the ones that Baize needs. */
  settings?: readonly string[];
  /** Where the server lays each segment of its log that is full, below the data folder; by default it keeps none. */
  spool?: string;
  /** How long a start may take; a server that reads a long log before it lets anybody in needs more than the usual minute. */
  startTimeoutSeconds?: number;
}

/**
 * Opens the PostgreSQL of a data folder: creates the cluster the first time, starts it, or joins the one that a killed
 * process left running. The server is a process of its own and outlives a crash of ours. Throws UnfitFolderError for a folder that has lost
 * something, and leaves no server running then that it started.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataFolder = path.resolve(options.dataFolder);
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const clusterFolder = path.join(dataFolder, 'postgres');
  const exists = await isFile(path.join(clusterFolder, 'PG_VERSION'));
  const binaries = await locateBinaries();
  const user = await chooseDatabaseUser([dataFolder, binaries.nativeFolder], exists ? clusterFolder : null);
  const cluster: Cluster = {
    ...{ dataFolder, clusterFolder, binaries, user },
    settings: [
      ...(options.spool === undefined ? [] : await archiveSettings(dataFolder, options.spool, user)),
      ...(options.settings ?? []),
    ],
    startTimeoutSeconds: options.startTimeoutSeconds ?? defaultStartSeconds,
  };

  if (!exists) {
    await refuseRemains(clusterFolder);
    options.onProgress?.('creating');
    await createCluster(cluster);
  }
  await removeLeftBuilds(clusterFolder);
  await refuseUnfitFolder(clusterFolder);
  const password = await readPassword(dataFolder);
  const joined = await runningPort(cluster);
  options.onProgress?.(joined ? 'joining' : 'starting');
  const port = joined ?? (await startCluster(cluster, await freePort()));
  const urlOf = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    if ((await runningPort(cluster)) === null) return;
    await user.run(binaries.pgCtl, ['stop', '-D', clusterFolder, '-m', 'fast', '-w', '-s']);
  };
  try {
    await proveEntry(urlOf('postgres'), dataFolder);
  } catch (error) {
    // Whoever it was that started a server that was joined may still need it.
    if (joined === null) await stop();
    throw error;
  }
  return {
    urlOf,
    ensureRunning: async () => {
      if ((await runningPort(cluster)) === null) await startCluster(cluster, port);
    },
    endShutdown: async () => {
      if (!(await isShuttingDown(cluster))) return false;
      await stop();
      return true;
    },
    stop,
  };
}

/** The module that PostgreSQL ships copies a segment whole or not at all, and never over another. */
async function archiveSettings(dataFolder: string, spool: string, user: DatabaseUser): Promise<string[]> {
  const folder = path.join(dataFolder, spool);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await user.own(folder);
  return [
    'archive_mode = on',
    "archive_library = 'basic_archive'",
    `basic_archive.archive_directory = '${folder.replaceAll("'", "''")}'`,
  ];
}

async function startCluster(cluster: Cluster, port: number): Promise<number> {
  const { clusterFolder, dataFolder, binaries, user } = cluster;
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    ...memorySettings(totalmem()),
    // a checkpoint makes whole pages travel again: seldom, and spread over its time
    'checkpoint_timeout = 10min',
    'max_wal_size = 2GB',
    // a new file of the log is filled with zeros while everybody waits, a worn one is used again: a busy hour needs all of them, so all are kept
    'min_wal_size = 2GB',
    'wal_compression = on',
    'jit = off',
    "log_timezone = 'UTC'",
    // the details of an error hold the row that it is about: personal data
    'log_error_verbosity = terse',
    "timezone = 'UTC'",
    ...logSettings,
    ...cluster.settings,
  ];
  const settingsFile = path.join(clusterFolder, 'baize.conf');
  await writeFile(settingsFile, `${settings.join('\n')}\n`);
  await user.own(settingsFile);
  const log = await prepareLog(dataFolder, clusterFolder);
  await user.own(log);
  try {
    await startOnceFree(
      () =>
        user.run(binaries.pgCtl, [
          'start',
          '-D',
          clusterFolder,
          '-l',
          log,
          '-w',
          '-t',
          String(cluster.startTimeoutSeconds),
          '-s',
        ]),
      log,
    );
  } catch (error) {
    // Another process may have started it in the same moment.
    const other = await runningPort(cluster);
    if (other !== null) return other;
    throw new Error(`PostgreSQL did not start; what it said stands in ${await onLogLine(dataFolder, clusterFolder)}`, {
      cause: error,
    });
  }
  return port;
}

/** What is left of a killed server ends by itself within moments, and until then no other may start on its memory. */
async function startOnceFree(start: () => Promise<unknown>, log: string): Promise<void> {
  const beganMs = elapsedMs();
  for (;;) {
    try {
      await start();
      return;
    } catch (error) {
      const isHeld = (await readFile(log, 'utf8').catch(() => '')).includes('is still in use');
      if (!isHeld || elapsedMs() - beganMs > leftoversEndWithinMs) throw error;
    }
    await setTimeout(tryAgainMs);
    await writeFile(log, '');
  }
}

const mebibyte = 1024 * 1024;

/** An eighth of the machine's memory for PostgreSQL's own cache, from 64 MB to 1 GB: the site shares the machine. */
export function memorySettings(machineBytes: number): string[] {
  const machineMb = Math.floor(machineBytes / mebibyte);
  const cacheMb = Math.min(1024, Math.max(64, Math.floor(machineMb / 8)));
  return [`shared_buffers = ${cacheMb}MB`, `effective_cache_size = ${Math.max(cacheMb, Math.floor(machineMb / 2))}MB`];
}

/** A port that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
