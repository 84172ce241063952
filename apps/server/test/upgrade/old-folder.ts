import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { audit } from '@baize/testkit/auditor';
import { afterAll, beforeAll, expect } from 'vitest';
import { openEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import { buildProgram } from '../support/program.ts';
import { testSecret } from '../support/test-server.ts';
import { withClient } from '../support/with-client.ts';

const settings = ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'];

/** Passwords that the demo of a release noted. */
export interface OldDemoAccounts {
  member: string;
  agent: string;
  trial: string;
  staff: string;
}

export interface OldFolder {
  /** For whatever else the tests write; removed with the data folder. */
  folder: string;
  dataFolder: string;
}

/** A data folder as a release left it, before all tests: its database by its dump, its secret, what its demo noted. */
export function useOldFolder(release: string, accounts: OldDemoAccounts): OldFolder {
  const old = {} as OldFolder;
  beforeAll(async () => {
    await buildProgram();
    old.folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
    await chmod(old.folder, 0o711);
    old.dataFolder = path.join(old.folder, 'data');
    await makeOldFolder(old.dataFolder, release, accounts);
  }, 120_000);
  afterAll(() => rm(old.folder, { recursive: true, force: true }));
  return old;
}

async function makeOldFolder(dataFolder: string, release: string, accounts: OldDemoAccounts): Promise<void> {
  const dump = fileURLToPath(new URL(`./release-${release}.sql.gz`, import.meta.url));
  await mkdir(dataFolder, { mode: 0o711 });
  const sql = (await promisify(gunzip)(await readFile(dump))).toString('utf8');
  const server = await openEmbeddedPostgres({ dataFolder, settings });
  await withClient(server.urlOf('postgres'), async (client) => {
    await client.query('create role baize_app nologin');
    await client.query('create database baize');
  });
  await withClient(server.urlOf('baize'), (client) => client.query(sql));
  await server.stop();
  await writeFile(path.join(dataFolder, 'secret.key'), `${testSecret}\n`, { mode: 0o600 });
  await writeFile(path.join(dataFolder, 'demo-accounts.json'), JSON.stringify(accounts), { mode: 0o600 });
}

/** Of a program that is running on the folder: the auditor finds nothing; answers how many bets its books hold. */
export async function expectCleanFolder({ dataFolder }: OldFolder): Promise<number> {
  const server = await openEmbeddedPostgres({ dataFolder });
  const url = server.urlOf('baize');
  const { findings, imbalanceMinor } = await audit(url);
  expect([findings, imbalanceMinor]).toEqual([[], 0n]);
  const bets = await withClient(url, (client) => client.query('select count(*)::integer as count from bets'));
  return bets.rows[0].count;
}
