import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** What the machine and the database spent up to now. */
export interface Meter {
  nodeCpuUs: number;
  postgresCpuUs: number;
  walBytes: number;
  diskBytes: number;
  deadlocks: number;
}

/** Of Linux; elsewhere the times are NaN. */
const ticksPerSecond = 100;
const usPerTick = 1_000_000 / ticksPerSecond;

export async function readMeter(of: {
  owner: pg.Client;
  nodePids: readonly number[];
  postmasterPid: number;
}): Promise<Meter> {
  const { rows } = await of.owner.query<{ wal: string; disk: string; deadlocks: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, pg_database_size(current_database()) as disk,
       (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`,
  );
  const times = await Promise.all(of.nodePids.map(cpuOf));
  return {
    nodeCpuUs: times.reduce((sum, time) => sum + time.ownUs, 0),
    postgresCpuUs: await treeCpuUs(of.postmasterPid),
    walBytes: Number(rows[0]?.wal),
    diskBytes: Number(rows[0]?.disk),
    deadlocks: Number(rows[0]?.deadlocks),
  };
}

export const meterDifference = (before: Meter, after: Meter): Meter =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Meter]]),
  ) as unknown as Meter;

/** The first process, its children, and its children that have ended. */
async function treeCpuUs(firstPid: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = await Promise.all(pids.map(async (pid) => ({ pid, ...(await cpuOf(pid)) })));
  return all
    .filter(({ pid, parentPid }) => pid === firstPid || parentPid === firstPid)
    .reduce((sum, { pid, ownUs, endedChildrenUs }) => sum + ownUs + (pid === firstPid ? endedChildrenUs : 0), 0);
}

async function cpuOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index]);
  return { parentPid: at(1), ownUs: (at(11) + at(12)) * usPerTick, endedChildrenUs: (at(13) + at(14)) * usPerTick };
}
