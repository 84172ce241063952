import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBrandCode } from '../../src/demo/index.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const db = useTestDatabase();
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-commands-'));
  server = await openTestServer(db, testClock());
  await server.register('labelled');
  await writeFile(path.join(folder, 'list.csv'), 'gameCode,gameType,name_TY,minBet\none,RNG,First,0.20\n');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Each command that changes something, with arguments that make it do so, and the act that the log then has. */
const changing: readonly [program: string, args: readonly string[], act: string, subject: string][] = [
  ['brand-create', ['--name', 'Audited', '--origin', 'https://audited.example'], 'createBrand', 'brand:audited'],
  ['games-import', ['--vendor', 'AUDITED', '--file', 'list.csv'], 'importGames', 'vendor:AUDITED'],
  ['games-generate', ['--brand', 'scaled', '--games', '1', '--vendors', '1'], 'generateGames', 'brand:scaled'],
  ['vendor-key', ['--vendor', 'AUDITED'], 'addVendorKey', 'vendor:AUDITED'],
  ['vendor-caps', ['--vendor', 'AUDITED', '--addresses', 'anywhere'], 'setVendorAddresses', 'vendor:AUDITED'],
  ['member-label', ['--brand', demoBrandCode, '--member', 'labelled', '--rank', '3'], 'setStanding', 'member:'],
  ['turnover-rebuild', [], 'rebuildTurnover', 'turnover'],
  [
    'staff-create',
    ['--brand', demoBrandCode, '--name', 'anna', '--role', 'administrator'],
    'inviteStaff',
    'invitation:',
  ],
];
/** What they do is seen elsewhere: decisions on payouts in real-caps.test.ts and money-desk.test.ts; what archive-months takes out stands in archived_months, what db-distribute moved in database_part; the others only read. */
const others = [
  ...['vendor-held', 'transfer-key', 'ledger-check', 'archive-months'],
  ...['backup', 'restore', 'database-export', 'database-import', 'db-distribute'],
];

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      path.join(repository, 'node_modules/tsx/dist/cli.mjs'),
      path.join(repository, `apps/server/src/cli/${program}.ts`),
      ...args.map((arg) => (arg === 'list.csv' ? path.join(folder, arg) : arg)),
    ],
    { cwd: repository, env: { PATH: process.env.PATH, DATABASE_URL: db.url, DATA_DIR: folder } },
  );

test.each(changing)('%s writes what it does into the audit log', async (program, args, act, subject) => {
  await run(program, args);
  const { rows } = await db.owner.query('select act, actor, subject from audit_log order by seq desc limit 1');
  const actor = program.replace('-', ':');
  expect(rows).toEqual([{ act, actor, subject: expect.stringMatching(`^${subject}`) }]);
});

test('no command of the server is forgotten here', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
  const programs = Object.values<string>(scripts).flatMap(
    (script) => /^node scripts\/command\.mjs ([a-z-]+)$/.exec(script)?.[1] ?? [],
  );
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.toSorted()).toEqual([...changing.map(([program]) => program), ...others].toSorted());
});
