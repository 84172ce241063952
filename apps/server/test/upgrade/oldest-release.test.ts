// @covers upgrade

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPlayer } from '@baize/testkit/player';
import { expect, test } from 'vitest';
import { runProgram } from '../support/program.ts';
import { testPassword } from '../support/test-server.ts';
import { expectCleanFolder, useOldFolder } from './old-folder.ts';

/**
 * The first schema that a program wrote (2026-11-21, nine migrations): three members registered, deposited and played by that program on
 * PostgreSQL 15, then pg_dump. What each of them was told as his balance:
 */
const balances = { oldanna: '247.15', oldben: '278.20', oldcarla: '276.10' };
const roundsPlayed = 12 + 13 + 14;
const oldDemoAccounts = {
  member: 'kWSFxjrrWHqPz8',
  agent: 'kp9zP24HZgZHC6',
  trial: 'knK2F7ECWbLD96',
  staff: 'ktp7Vauwpb8E47',
};
const port = '4425';
const old = useOldFolder('2026-11-21', oldDemoAccounts);

test('a folder of another version of PostgreSQL is refused with what to do', async () => {
  const file = path.join(old.dataFolder, 'postgres', 'PG_VERSION');
  const version = await readFile(file, 'utf8');
  await writeFile(file, '17\n');
  const program = runProgram({ PORT: port, DATA_DIR: old.dataFolder });
  expect(await program.ended).toBe(1);
  expect(program.errors.trim()).toBe(
    'The data folder was written by PostgreSQL 17, this Baize runs 18; go on with the release that wrote it (docs/how-to/upgrade.md) or set DATA_DIR to another one.',
  );
  await writeFile(file, version);
});

test('the data folder of the oldest release is brought up to date: books, balances, sign-ins, bets', async () => {
  const program = runProgram({ PORT: port, DATA_DIR: old.dataFolder });
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

  expect(await expectCleanFolder(old)).toBe(roundsPlayed + 1);
  program.signal('SIGTERM');
  expect(await program.ended, program.errors).toBe(0);

  const again = runProgram({ PORT: port, DATA_DIR: old.dataFolder });
  await again.until(/Baize is ready/);
  expect(again.output).not.toContain('up to date');
  again.signal('SIGTERM');
  expect(await again.ended).toBe(0);
}, 200_000);

test.runIf(process.env.LONG_TESTS === '1')(
  'it is moved to another server: a new data folder has the same books, balances, secret and sign-ins',
  async () => {
    const [exported, moved] = [path.join(old.folder, 'exported'), path.join(old.folder, 'moved')];
    const leaving = runProgram({ DATA_DIR: old.dataFolder }, ['database-export', '--to', exported]);
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
    await expectCleanFolder({ ...old, dataFolder: moved });
    program.signal('SIGTERM');
    expect(await program.ended, program.errors).toBe(0);
  },
  200_000,
);
