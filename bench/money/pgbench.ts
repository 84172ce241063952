import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { connect } from './server.ts';

const run = promisify(execFile);
const packagesFolder = '/usr/lib/postgresql';
const scale = 10;

/** PostgreSQL's own measure of transactions, on a database of its own beside the measured one. Null: there is no pgbench here. */
export async function preparePgbench(cluster: EmbeddedPostgres) {
  const program = findPgbench();
  if (!program) return null;
  const admin = await connect(cluster.urlOf('postgres'));
  await admin.query('create database pgbench');
  await admin.end();
  const url = cluster.urlOf('pgbench');
  await run(program, ['--initialize', `--scale=${scale}`, '--quiet', url]);
  return {
    /** Reads its tables in: what nobody used for a while lies on the disk, and the other side of a ratio has met its players before. */
    comeBack: async (): Promise<void> => {
      const client = await connect(url);
      await client.query('vacuum analyze');
      // By its index, so that this comes back, too.
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
      await client.query('select sum(abalance) from pgbench_accounts where aid > 0');
      await client.end();
    },
    /** TPC-B-like transactions a second. */
    perSecond: async (seconds: number): Promise<number> => {
      const { stdout } = await run(program, ['-M', 'prepared', '-c', '8', '-j', '2', '-T', String(seconds), '-n', url]);
      const figure = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (figure === undefined) throw new Error(`pgbench gave no figure: ${stdout}`);
      return Number(figure);
    },
  };
}

function findPgbench(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const versions = existsSync(packagesFolder) ? readdirSync(packagesFolder).sort().reverse() : [];
  folders.push(...versions.map((version) => path.join(packagesFolder, version, 'bin')));
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file));
}
