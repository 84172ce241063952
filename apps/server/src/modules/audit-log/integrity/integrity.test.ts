// @covers program-integrity

import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import type { Alarm } from '../../../platform/log/alarm.ts';
import { createAuditLog } from '../index.ts';
import { builtProgram, createIntegrity, type Integrity } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
let root: string;
let serial = 0;
const alarms: Alarm[] = [];
const counts: number[] = [];

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'program-'));
  serial += 1;
  for (const app of ['server', 'site', 'studio', 'console']) {
    await write(`apps/${app}/dist/.source-hash`, `stamp ${serial}`);
    await write(`apps/${app}/dist/main.js`, `program of ${app}`);
  }
  await write(
    'apps/server/package.json',
    '{"dependencies": {"wheel": "1", "@own/games": "1"}, "optionalDependencies": {"absent": "1"}}',
  );
  await write('apps/server/migrations/1.sql', 'select 1');
  await write('packages/games/dice/config.ts', 'export const edge = 100;');
  await write('packages/games/package.json', '{"dependencies": {"axle": "1"}}');
  await write('node_modules/wheel/index.js', 'turn()');
  await write('node_modules/axle/index.js', 'hold()');
  await mkdir(path.join(root, 'node_modules/@own'), { recursive: true });
  await symlink(path.join(root, 'packages/games'), path.join(root, 'node_modules/@own/games'));
  alarms.length = 0;
  counts.length = 0;
});
afterEach(() => rm(root, { recursive: true }));

async function open(): Promise<Integrity> {
  const { database } = harness;
  return createIntegrity({
    database,
    clock,
    program: await builtProgram(root),
    auditLog: createAuditLog({ database, clock, anchorPath: '' }),
    raiseAlarm: (alarm) => void alarms.push(alarm),
    watcher: { programFilesChanged: (count) => void counts.push(count) },
  });
}

test('what stands at the first start is noted, with its line in the audit log, and stays fine', async () => {
  const before = await harness.owner.query(`select from audit_log where act = 'noteProgram'`);
  expect(await (await open()).check()).toEqual([]);
  expect(await (await open()).check()).toEqual([]);
  expect([alarms, counts]).toEqual([[], [0, 0]]);
  const { rows } = await harness.owner.query(`select after from audit_log where act = 'noteProgram'`);
  expect(rows.length - (before.rowCount ?? 0)).toBe(1);
  expect(rows.at(-1).after).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test.each([
  ['a file of the program', 'apps/server/dist/main.js', 'server/main.js'],
  ['what goes to browsers', 'apps/studio/dist/main.js', 'studio/main.js'],
  ['a paytable', 'packages/games/dice/config.ts', 'games/dice/config.ts'],
  ['a migration', 'apps/server/migrations/1.sql', 'migrations/1.sql'],
  ['a package', 'node_modules/wheel/index.js', 'node_modules/wheel'],
  ['a package of our own package', 'node_modules/axle/index.js', 'node_modules/axle'],
])('%s that changed is named, once, by a process that ran and by the next one', async (_what, file, name) => {
  const running = await open();
  await running.check();
  await appendFile(path.join(root, file), ' // and more');
  expect(await running.check()).toEqual([name]);
  await running.check();
  expect(alarms).toMatchObject([{ code: 'program_changed', detail: { count: 1, names: name } }]);
  expect([running.changed(), counts]).toEqual([[name], [0, 1, 1]]);
  expect(await (await open()).check()).toEqual([name]);
});

test('a file that is gone and one that came are named', async () => {
  const running = await open();
  await running.check();
  await rm(path.join(root, 'apps/site/dist/main.js'));
  await write('apps/site/dist/new.js', 'x');
  expect(await running.check()).toEqual(['site/main.js', 'site/new.js']);
});

test('another version is noted anew', async () => {
  await (await open()).check();
  await write('apps/server/dist/.source-hash', `stamp ${serial}, built anew`);
  await write('apps/server/dist/main.js', 'a newer program');
  expect(await (await open()).check()).toEqual([]);
  expect(alarms).toEqual([]);
});

test('sources that were never built are not looked after', async () => {
  await rm(path.join(root, 'apps/server/dist'), { recursive: true });
  expect(await builtProgram(root)).toBeNull();
});

test('whoever ends the program does not wait for its files', async () => {
  const program = await builtProgram(root);
  await expect(program?.hashes(AbortSignal.abort())).rejects.toThrow('aborted');
});
