// @covers upgrade

import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { audit } from '@baize/testkit/auditor';
import { createPlayer } from '@baize/testkit/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import { buildProgram, runProgram } from '../support/program.ts';
import { testPassword, testSecret } from '../support/test-server.ts';

/**
 * The first schema that a program wrote (2026-11-21, nine migrations): three members registered, deposited and played by that program on
 * PostgreSQL 15, then pg_dump. What each of them was told as his balance:
 */
const dump = fileURLToPath(new URL('./release-2026-11-21.sql.gz', import.meta.url));
const balances = { oldanna: '247.15', oldben: '278.20', oldcarla: '276.10' };
const roundsPlayed = 12 + 13 + 14;
const oldDemoAccounts = {
  member: 'kWSFxjrrWHqPz8',
  agent: 'kp9zP24HZgZHC6',
  trial: 'knK2F7ECWbLD96',
  staff: 'ktp7Vauwpb8E47',
};
const settings = ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'];
const port = '4425';

let folder: string;
let dataFolder: string;
beforeAll(async () => {
  await buildProgram();
  folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  await chmod(folder, 0o711);
  dataFolder = path.join(folder, 'data');
  await makeOldFolder();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A data folder as that release left it: its database, its secret, what the demo noted. */
async function makeOldFolder(): Promise<void> {
  await mkdir(dataFolder, { mode: 0o711 });
  const sql = (await promisify(gunzip)(await readFile(dump))).toString('utf8');
  const server = await openEmbeddedPostgres({ dataFolder, settings });
  await asOwner(server.urlOf('postgres'), async (client) => {
    await client.query('create role baize_app nologin');
    await client.query('create database baize');
  });
  await asOwner(server.urlOf('baize'), (client) => client.query(sql));
  await server.stop();
  await writeFile(path.join(dataFolder, 'secret.key'), `${testSecret}\n`, { mode: 0o600 });
  await writeFile(path.join(dataFolder, 'demo-accounts.json'), JSON.stringify(oldDemoAccounts), { mode: 0o600 });
}

test('a folder of another version of PostgreSQL is refused with what to do', async () => {
  const file = path.join(dataFolder, 'postgres', 'PG_VERSION');
  const version = await readFile(file, 'utf8');
  await writeFile(file, '17\n');
  const program = runProgram({ PORT: port, DATA_DIR: dataFolder });
  expect(await program.ended).toBe(1);
  expect(program.errors.trim()).toBe(
    'The data folder was written by PostgreSQL 17, this Baize runs 18; go on with the release that wrote it (docs/how-to/upgrade.md) or set DATA_DIR to another one.',
  );
  await writeFile(file, version);
});

test('the data folder of the oldest release is brought up to date: books, balances, sign-ins, bets', async () => {
  const program = runProgram({ PORT: port, DATA_DIR: dataFolder });
  await program.until(/Baize is ready/);
  const [, steps] = /up to date \((\d+) steps\)/.exec(program.output) ?? [];
  const migrations = Number(steps);
  expect(migrations).toBeGreaterThan(120);
  for (const [name, balance] of Object.entries(balances)) {
    const player = createPlayer(`http://localhost:${port}`, name, testPassword);
    await player.login();
    expect(await player.balance(), name).toBe(balance);
  }
  const demo = createPlayer(`http://localhost:${port}`, 'demomember', oldDemoAccounts.member);
  await demo.login();
  const anna = createPlayer(`http://localhost:${port}`, 'oldanna', testPassword);
  await anna.login();
  await anna.openGame('BAIZE', 'lantern_garden');
  await anna.spin('100');
  await anna.deposit('10.00');

  const server = await openEmbeddedPostgres({ dataFolder });
  const { findings, imbalanceMinor } = await audit(server.urlOf('baize'));
  expect([findings, imbalanceMinor]).toEqual([[], 0n]);
  const bets = await asOwner(server.urlOf('baize'), (client) =>
    client.query('select count(*)::integer as count from bets'),
  );
  expect(bets.rows[0].count).toBe(roundsPlayed + 1);
  program.signal('SIGTERM');
  expect(await program.ended, program.errors).toBe(0);

  const again = runProgram({ PORT: port, DATA_DIR: dataFolder });
  await again.until(/Baize is ready/);
  expect(again.output).not.toContain('up to date');
  again.signal('SIGTERM');
  expect(await again.ended).toBe(0);
}, 200_000);

test.runIf(process.env.LONG_TESTS === '1')(
  'it is moved to another server: a new data folder has the same books, balances, secret and sign-ins',
  async () => {
    const [exported, moved] = [path.join(folder, 'exported'), path.join(folder, 'moved')];
    const leaving = runProgram({ DATA_DIR: dataFolder }, ['database-export', '--to', exported]);
    expect(await leaving.ended, leaving.errors).toBe(0);
    const coming = runProgram({ DATA_DIR: moved }, ['database-import', '--from', exported]);
    expect(await coming.ended, coming.errors).toBe(0);
    expect(coming.output).toMatch(/imbalance 0\n.*findings 0\n/s);
    const twice = runProgram({ DATA_DIR: moved }, ['database-import', '--from', exported]);
    expect(await twice.ended).toBe(1);
    expect(twice.errors).toMatch(/^Nothing was imported: .* is there already; name a new data folder/);

    const program = runProgram({ PORT: port, DATA_DIR: moved });
    await program.until(/Baize is ready/);
    expect(program.output).not.toContain('up to date');
    const ben = createPlayer(`http://localhost:${port}`, 'oldben', testPassword);
    await ben.login();
    expect(await ben.balance()).toBe(balances.oldben);
    await ben.openGame('BAIZE', 'lantern_garden');
    await ben.spin('100');
    const server = await openEmbeddedPostgres({ dataFolder: moved });
    const { findings, imbalanceMinor } = await audit(server.urlOf('baize'));
    expect([findings, imbalanceMinor]).toEqual([[], 0n]);
    program.signal('SIGTERM');
    expect(await program.ended, program.errors).toBe(0);
  },
  200_000,
);
