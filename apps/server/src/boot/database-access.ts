import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { spoolName } from '../platform/backup/wal-shipper.ts';
import { guardDataFolder } from '../platform/postgres/data-folder-guard.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import type { Config } from './config.ts';
import { StartFailure } from './start-failure.ts';

export interface DatabaseAccess {
  /** Connection string of the owner. */
  url: string;
  /** Lets go of the data folder and stops the embedded server. */
  close(): Promise<void>;
}

const databaseName = 'baize';
const connectTimeoutMs = 5_000;
const defaultServerConnections = 100;
/** For money, the reconciliation, sockets, and for who looks at the books or takes a dump meanwhile. */
const connectionsBeside = 40;
/** Asked for as every connection of the site asks for its role and its time limits. */
const probedValue = '4321ms';
const probe = `-c lock_timeout=${probedValue}`;
const lookForShutdownMs = 1_000;
const progressLines = {
  creating: 'Creating the database (first start only)',
  starting: 'Starting PostgreSQL',
  joining: 'Joining the running PostgreSQL',
};

/** Makes the data folder and finds out whether it can be written. */
export async function prepareDataFolder(folder: string): Promise<void> {
  // Under root PostgreSQL runs as a user of its own, who must be able to pass through.
  await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  await access(folder, constants.W_OK | constants.X_OK);
}

/** The outside database of DATABASE_URL, or the embedded one of the data folder. Throws StartFailure. */
export function openDatabaseAccess(config: Config, log: (line: string) => void): Promise<DatabaseAccess> {
  return config.databaseUrl === null ? openEmbedded(config, log) : openOutside(config.databaseUrl, 'DATABASE_URL');
}

/** The database of a setting, once it answers and keeps what connections ask for. Throws StartFailure. */
export async function openOutside(
  url: string,
  setting: 'DATABASE_URL' | 'VENDORS_DATABASE_URL',
): Promise<DatabaseAccess> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, options: probe });
  client.on('error', () => undefined);
  let kept: unknown;
  try {
    await client.connect();
    const { rows } = await client.query('show lock_timeout');
    kept = rows[0].lock_timeout;
  } catch (error) {
    void client.end().catch(() => undefined);
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = (message || code || 'no answer').split('\n', 1)[0];
    throw new StartFailure(`The database of ${setting} cannot be reached: ${reason}.`, { cause: error });
  }
  await client.end();
  if (kept !== probedValue) {
    throw new StartFailure(
      `The setting ${setting} is wrong: a pooler before the database drops the settings of a connection (role and time limits); name the database server itself.`,
    );
  }
  return { url, close: async () => undefined };
}

async function openEmbedded(
  { dataFolder, databaseConnections, backups }: Pick<Config, 'dataFolder' | 'databaseConnections' | 'backups'>,
  log: (line: string) => void,
): Promise<DatabaseAccess> {
  const cluster = await openEmbeddedPostgres({
    dataFolder,
    onProgress: (step) => log(progressLines[step]),
    ...(backups !== null && { spool: spoolName }),
    settings: [`max_connections = ${Math.max(defaultServerConnections, databaseConnections + connectionsBeside)}`],
  });
  const guard = await guardDataFolder(cluster.urlOf('postgres'), () => cluster.ensureRunning());
  // The other process serves from this cluster: it stays up.
  if (!guard) {
    throw new StartFailure(
      `The data folder ${dataFolder} is in use by another Baize process; end it or set DATA_DIR to another folder.`,
    );
  }
  const ended = new AbortController();
  void endShutdowns(cluster, ended.signal, log);
  const close = async () => {
    ended.abort();
    await guard.release();
    await cluster.stop();
  };
  try {
    await createDatabase(cluster);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: cluster.urlOf(databaseName), close };
}

/** Ends what holds up a shutdown from outside, so that the guard finds the database gone and starts it again. */
async function endShutdowns(cluster: EmbeddedPostgres, ended: AbortSignal, log: (line: string) => void): Promise<void> {
  while (!ended.aborted) {
    await setTimeout(lookForShutdownMs, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (ended.aborted) return;
    // One that went down in this moment is found by the guard.
    const isEnded = await cluster.endShutdown().catch(() => false);
    if (isEnded) log('PostgreSQL was shut down from outside; it is started again');
  }
}

async function createDatabase(cluster: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
