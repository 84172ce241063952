import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { elapsedMs } from '../clock.ts';

const majorVersion = '18';
const recoveryPatienceMs = 300_000;
const askAgainMs = 500;
/** Without one of these nothing can be read. */
const indispensable = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];
const whatToDo = 'put it back from a backup (docs/how-to/run-reconciliation.md), or set DATA_DIR to another folder';

/** The database of a data folder cannot be used; the message is one sentence that names the file and what to do. */
export class UnfitFolderError extends Error {}

export const passwordFileOf = (dataFolder: string): string => path.join(dataFolder, 'postgres.password');

/** Refuses the remains of a database, over which no new one may be made. */
export async function refuseRemains(clusterFolder: string): Promise<void> {
  const remains = await readdir(clusterFolder).catch(() => []);
  if (remains.length > 0) await refuseUnfitFolder(clusterFolder);
}

/** Refuses a database that has lost a part, or that another version of PostgreSQL wrote. */
export async function refuseUnfitFolder(clusterFolder: string): Promise<void> {
  for (const part of indispensable) {
    const file = path.join(clusterFolder, part);
    if (!(await stat(file).catch(() => null)))
      throw new UnfitFolderError(`${file} is missing, so the database is damaged; ${whatToDo}.`);
  }
  const version = (await readFile(path.join(clusterFolder, 'PG_VERSION'), 'utf8')).trim();
  if (version === majorVersion) return;
  throw new UnfitFolderError(
    `The data folder was written by PostgreSQL ${version}, this Baize runs ${majorVersion}; go on with the release that wrote it (docs/how-to/upgrade.md) or set DATA_DIR to another one.`,
  );
}

/** The password of a data folder's database. Throws UnfitFolderError where the file is missing or empty. */
export async function readPassword(dataFolder: string): Promise<string> {
  const file = passwordFileOf(dataFolder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new UnfitFolderError(`${file} is missing, which opens the database; ${whatToDo}.`);
    throw error;
  });
  if (text.trim() === '') throw new UnfitFolderError(`${file} is empty, which opens the database; ${whatToDo}.`);
  return text.trim();
}

/** `cannot_connect_now`: after a crash PostgreSQL reads its log before it lets anybody in. */
export const isRecovering = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03';

/** Waits until a running server lets us in. Throws UnfitFolderError where the password or the files are not the ones that it needs. */
export async function proveEntry(url: string, dataFolder: string): Promise<void> {
  const giveUpAtMs = elapsedMs() + recoveryPatienceMs;
  for (;;) {
    try {
      return await enter(url);
    } catch (error) {
      if (!isRecovering(error) || elapsedMs() > giveUpAtMs) throw explained(error, dataFolder);
      await setTimeout(askAgainMs);
    }
  }
}

async function enter(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explained(error: unknown, dataFolder: string): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === '28P01') {
    return new UnfitFolderError(`${passwordFileOf(dataFolder)} does not open the database; ${whatToDo}.`, {
      cause: error,
    });
  }
  return isDamage(code) ? new UnfitFolderError(damageSentence(message), { cause: error }) : error;
}

/** A database without its files, failures of the system below it, and data that contradict themselves. */
export const isDamage = (sqlState: string): boolean => /^(?:3D000|58...|XX00[12])$/.test(sqlState);

export const damageSentence = (message: string): string => {
  const [what = ''] = message.split('\n', 1);
  return `The database is damaged (${what}); ${whatToDo.replace('it back', 'the data folder back')}.`;
};
