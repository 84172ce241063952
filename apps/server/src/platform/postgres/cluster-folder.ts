import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../clock.ts';
import { writeOnce } from '../write-once.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { passwordFileOf, readPassword } from './soundness.ts';

export const superuser = 'baize';
const buildMark = '.new-';
/** A build takes seconds; on the slowest disk some minutes. */
const maxBuildMs = 3_600_000;

export interface Cluster {
  dataFolder: string;
  clusterFolder: string;
  binaries: PostgresBinaries;
  user: DatabaseUser;
  settings: readonly string[];
  startTimeoutSeconds: number;
}

/** Built beside its place and renamed at the end, so that a creation cut short leaves nothing that looks whole. */
export async function createCluster({ dataFolder, clusterFolder, binaries, user }: Cluster): Promise<void> {
  const passwordFile = passwordFileOf(dataFolder);
  await writeOnce(passwordFile, randomBytes(24).toString('hex'));
  await readPassword(dataFolder);
  await user.own(passwordFile);
  // In two containers over one folder two processes may have one number.
  const buildFolder = await mkdtemp(`${clusterFolder}${buildMark}${process.pid}-`);
  try {
    await fill(buildFolder, passwordFile, { binaries, user });
    await rename(buildFolder, clusterFolder);
  } catch (error) {
    await rm(buildFolder, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

async function fill(
  folder: string,
  passwordFile: string,
  { binaries, user }: Pick<Cluster, 'binaries' | 'user'>,
): Promise<void> {
  await user.own(folder);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await user.run(binaries.initdb, [`--pgdata=${folder}`, ...access, ...locale, '--no-instructions']);
  const configuration = path.join(folder, 'postgresql.conf');
  await writeFile(configuration, `${await readFile(configuration, 'utf8')}\ninclude_if_exists 'baize.conf'\n`);
}

/**
 * Removes builds that were cut short: nothing was made in them for an hour, and nobody here has their maker's number. Where a number says
 * nothing (another container), the hour alone counts.
 */
export async function removeLeftBuilds(clusterFolder: string): Promise<void> {
  const start = `${path.basename(clusterFolder)}${buildMark}`;
  const parent = path.dirname(clusterFolder);
  for (const name of (await readdir(parent)).filter((entry) => entry.startsWith(start))) {
    const folder = path.join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const isOld = systemClock.now().getTime() - mtimeMs > maxBuildMs;
    const maker = Number.parseInt(name.slice(start.length), 10);
    if (isOld && !isSomebodyElse(maker)) await rm(folder, { recursive: true, force: true });
  }
}

/** Our own number was another's before us: what we build ourselves is there by now. */
function isSomebodyElse(pid: number): boolean {
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
