// @covers start-command

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPlayer } from '@baize/testkit/player';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram, type Program, runProgram } from '../../test/support/program.ts';
import { useTestDatabase } from '../../test/support/test-database.ts';

const db = useTestDatabase();
let folder: string;
const newFolder = () => path.join(folder, randomUUID());
beforeAll(async () => {
  await buildProgram();
  folder = await mkdtemp(path.join(tmpdir(), 'boot-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const postmasterOf = async (dataFolder: string) =>
  Number.parseInt(await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** One sentence on stderr, exit code 1, no stack, nothing else. */
async function expectRefusal(program: Program, sentence: RegExp): Promise<void> {
  expect(await program.ended, program.output + program.errors).toBe(1);
  expect(program.errors).toMatch(sentence);
  expect(program.errors.trim().split('\n')).toHaveLength(1);
  expect(program.errors.trim()).toMatch(/^[A-Z/].*\.$/);
  expect(program.errors + program.output).not.toMatch(/\n\s+at |Error:/);
}

/** Each start of the whole program costs some seconds. */
const isLong = process.env.LONG_TESTS === '1';
const wrongSettings = [
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://x'],
  ['SECRET_KEY', 'short'],
  ['DEMO', 'maybe'],
] as const;

describe('the program refuses to start', { timeout: 300_000 }, () => {
  test.each(isLong ? wrongSettings : wrongSettings.slice(0, 1))(
    'with the wrong setting %s=%s, before it touches anything',
    async (name, value) => {
      const dataFolder = newFolder();
      await expectRefusal(
        runProgram({ PORT: '4401', DATA_DIR: dataFolder, [name]: value }),
        new RegExp(`The setting ${name} is wrong`),
      );
      expect(existsSync(dataFolder)).toBe(false);
    },
  );

  test('on a host that is none of this machine', async () => {
    await expectRefusal(
      runProgram({ PORT: '4401', HOST: '203.0.113.1', DATA_DIR: newFolder() }),
      /HOST is wrong: .*203\.0\.113\.1/,
    );
  });

  test('on a taken port, before it touches anything', async () => {
    const other = createServer().listen(4402, '127.0.0.1');
    const dataFolder = newFolder();
    await expectRefusal(runProgram({ PORT: '4402', DATA_DIR: dataFolder }), /Port 4402 is taken/);
    expect(existsSync(dataFolder)).toBe(false);
    other.close();
  });

  test('with a data folder that cannot be one', async () => {
    const file = newFolder();
    await writeFile(file, 'a file');
    await expectRefusal(runProgram({ PORT: '4403', DATA_DIR: file }), /cannot be used: it is a file/);
    await expectRefusal(
      runProgram({ PORT: '4403', DATA_DIR: path.join(file, 'below') }),
      /a part of the path is a file/,
    );
    expect(await readFile(file, 'utf8')).toBe('a file');
  });

  test('with a database that nobody answers for, without showing its password', async () => {
    const program = runProgram({
      PORT: '4404',
      DATA_DIR: newFolder(),
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x',
    });
    await expectRefusal(program, /The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    expect(program.errors).not.toContain('hidden');
    const unknown = db.url.replace(/[^/]+$/, 'no_such_database');
    await expectRefusal(
      runProgram({ PORT: '4404', DATA_DIR: newFolder(), DATABASE_URL: unknown }),
      /cannot be reached: .*does not exist/,
    );
    const wrongPassword = db.url.replace(/:[^:@]+@/, ':wrong@');
    await expectRefusal(
      runProgram({ PORT: '4404', DATA_DIR: newFolder(), DATABASE_URL: wrongPassword }),
      /cannot be reached: .*authentication/,
    );
  });

  test('with a database that a newer program has written', async () => {
    await db.owner.query(`insert into kysely_migration (name, timestamp) values ('999999_future', '2030')`);
    const program = runProgram({ PORT: '4405', DATA_DIR: newFolder(), DATABASE_URL: db.url });
    await expectRefusal(program, /written by a newer version of Baize/);
    await db.owner.query(`delete from kysely_migration where name = '999999_future'`);
  });
});

describe('on an outside database', { timeout: 300_000 }, () => {
  test.runIf(isLong)(
    'two processes with one secret serve together, a third runs the tables; one with another secret is refused',
    async () => {
      const environment = { DATABASE_URL: db.url, SECRET_KEY: 'k'.repeat(40) };
      const startAt = (port: string, ROLE: string) =>
        runProgram({ ...environment, PORT: port, DATA_DIR: newFolder(), ROLE });
      const programs = ['4406', '4407'].map((port) => startAt(port, 'api'));
      await Promise.all(programs.map((program) => program.until(/Baize is ready/)));
      const planted = programs.filter(({ output }) => output.includes('demomember'));
      expect(planted).toHaveLength(1);

      const player = createPlayer('http://localhost:4406', 'twofold', 'Lantern-90417');
      await player.register();
      const elsewhere = createPlayer('http://localhost:4407', 'twofold', 'Lantern-90417');
      await elsewhere.login();
      expect(await elsewhere.balance()).toBe('0.00');

      const tablesRun = async () => (await db.owner.query('select from studio.table_leases')).rows.length;
      expect(await tablesRun()).toBe(0);
      const worker = startAt('4409', 'worker');
      await worker.until(/Baize is ready/);
      programs.push(worker);
      await expect.poll(tablesRun).toBeGreaterThan(0);
      expect((await fetch('http://localhost:4409/health/ready')).status).toBe(200);
      expect((await fetch('http://localhost:4409/')).status).toBe(503);

      const stranger = { ...environment, SECRET_KEY: 's'.repeat(40), PORT: '4408', DATA_DIR: newFolder() };
      await expectRefusal(runProgram(stranger), /The secret does not fit the database/);
      for (const program of programs) program.signal('SIGTERM');
      expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    },
  );
});

describe('with the embedded database', { timeout: 300_000 }, () => {
  test('the whole life: first start, a second process, an end, a start again', async () => {
    const dataFolder = newFolder();
    const first = runProgram({ PORT: '4410', DATA_DIR: dataFolder, DATABASE_CONNECTIONS: '150' });
    await first.until(/Baize is ready: http:\/\/localhost:4410\n/);
    // The embedded server takes as many connections as the site may open, and some beside.
    expect(await readFile(path.join(dataFolder, 'postgres', 'baize.conf'), 'utf8')).toContain(
      'max_connections = 190\n',
    );
    expect(first.output).toMatch(/member +demomember +\S{14}\n/);
    for (const file of ['secret.key', 'demo-accounts.json', 'baize.log'])
      expect((await stat(path.join(dataFolder, file))).mode & 0o077, file).toBe(0);

    const second = runProgram({ PORT: '4411', DATA_DIR: dataFolder });
    await expectRefusal(second, /is in use by another Baize process/);
    const { member } = JSON.parse(await readFile(path.join(dataFolder, 'demo-accounts.json'), 'utf8'));
    const player = createPlayer('http://localhost:4410', 'demomember', member);
    await player.login();
    await player.deposit('12.34');

    first.signal('SIGINT');
    expect(await first.ended, first.errors).toBe(0);
    expect(first.errors).toBe('');
    expect(existsSync(path.join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false);

    const again = runProgram({ PORT: '4410', DATA_DIR: dataFolder });
    await again.until(/Baize is ready/);
    expect(again.output).not.toMatch(/Creating|up to date|Planting/);
    expect(again.output).toContain(member);
    await player.login();
    expect(await player.balance()).toBe('12.34');
    again.signal('SIGKILL');
    await again.ended;

    const afterKill = runProgram({ PORT: '4410', DATA_DIR: dataFolder });
    await afterKill.until(/Baize is ready/);
    await player.login();
    expect(await player.balance()).toBe('12.34');

    const killed = await postmasterOf(dataFolder);
    process.kill(killed, 'SIGKILL');
    // The site that runs starts it again and goes on with the same session.
    const patience = { timeout: 60_000 };
    await expect.poll(() => postmasterOf(dataFolder).catch(() => killed), patience).not.toBe(killed);
    await expect.poll(() => player.balance().catch(() => 'none yet'), patience).toBe('12.34');
    afterKill.signal('SIGTERM');
    expect(await afterKill.ended).toBe(0);
  });

  test.runIf(isLong)(
    'a folder that has lost a file, or has rubbish in one, ends the start with its name, and no database is left running',
    async () => {
      const dataFolder = newFolder();
      const whole = runProgram({ PORT: '4413', DATA_DIR: dataFolder });
      await whole.until(/Baize is ready/);
      whole.signal('SIGTERM');
      expect(await whole.ended).toBe(0);
      const breaks: [string, RegExp, () => Promise<unknown>][] = [
        [
          'secret.key',
          /secret\.key is missing, .* put it back from a backup/,
          () => rm(path.join(dataFolder, 'secret.key')),
        ],
        [
          'demo-accounts.json',
          /demo-accounts\.json does not hold/,
          () => writeFile(path.join(dataFolder, 'demo-accounts.json'), '{} x'),
        ],
        [
          'postgres.password',
          /postgres\.password is empty/,
          () => truncate(path.join(dataFolder, 'postgres.password')),
        ],
      ];
      for (const [name, sentence, breakIt] of breaks) {
        const kept = await readFile(path.join(dataFolder, name));
        await breakIt();
        const before = await readdir(dataFolder);
        await expectRefusal(runProgram({ PORT: '4413', DATA_DIR: dataFolder }), sentence);
        expect(await readdir(dataFolder)).toEqual(before);
        expect(existsSync(path.join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false);
        await writeFile(path.join(dataFolder, name), kept);
      }
    },
  );

  test.runIf(isLong)('a signal in mid-start ends it cleanly, and the next start is whole', async () => {
    let dataFolder = '';
    // On a machine that stalls a signal may come too late.
    let isLate = true;
    for (let attempt = 0; isLate && attempt < 4; attempt += 1) {
      dataFolder = newFolder();
      const program = runProgram({ PORT: '4412', DATA_DIR: dataFolder });
      await program.until(/Starting PostgreSQL/);
      program.signal('SIGINT');
      expect(await program.ended, program.errors).toBe(0);
      isLate = program.output.includes('ready');
    }
    expect(isLate).toBe(false);
    expect(existsSync(path.join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false);
    const next = runProgram({ PORT: '4412', DATA_DIR: dataFolder });
    await next.until(/Baize is ready/);
    next.signal('SIGINT');
    expect(await next.ended).toBe(0);
  });
});
