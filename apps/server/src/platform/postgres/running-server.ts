import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster-folder.ts';

/** Where PostgreSQL writes in `postmaster.pid` how it is; counted from 0. */
const statusLine = 7;

/** The port of the cluster's running server, or null. What a server that is gone, or one of another folder, left here is removed. */
export async function runningPort({ clusterFolder, binaries, user }: Cluster): Promise<number | null> {
  const pidFile = path.join(clusterFolder, 'postmaster.pid');
  const [pid, folder = '', , port] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  if (pid && ((await isNoServer(pid)) || (await servesElsewhere(pid, folder, clusterFolder)))) {
    await rm(pidFile, { force: true });
    return null;
  }
  const isRunning = await user.run(binaries.pgCtl, ['status', '-D', clusterFolder]).then(
    () => true,
    () => false,
  );
  return isRunning ? Number(port) || null : null;
}

/**
 * What looks alive to PostgreSQL and would bar its own restart: a killed server whose body nobody collects (a container without an init), and
 * another program that was given the number of a server that is gone (numbers are few in a container and after a start of the machine).
 */
async function isNoServer(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, program, state] = /^\d+ \((.*)\) (\S)/s.exec(status) ?? [];
  return program !== undefined && (state === 'Z' || program !== 'postgres');
}

/**
 * A folder that was copied from one whose server runs names that server: whoever joined it would work on the original. A server stands in its own
 * folder, also when that was renamed; where the system does not tell, the folder counts that the file names, as long as it is there.
 */
async function servesElsewhere(pid: string, namedFolder: string, clusterFolder: string): Promise<boolean> {
  const standsIn = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  const served = await realpath(standsIn ?? namedFolder).catch(() => null);
  return served !== null && served !== (await realpath(clusterFolder));
}

/** Whether the server lets nobody in any more, because it ends as soon as those have gone who are in. */
export async function isShuttingDown({ clusterFolder }: Pick<Cluster, 'clusterFolder'>): Promise<boolean> {
  const lines = (await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[statusLine]?.trim() === 'stopping';
}
