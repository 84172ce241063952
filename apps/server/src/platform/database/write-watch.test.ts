// @covers health-write-check

import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { startWriteWatch, type WriteWatch } from './write-watch.ts';

const db = useTestDatabase();
const opened: { stop(): Promise<unknown> }[] = [];
const told: unknown[] = [];
afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.stop();
  await db.owner.query(`do $$ begin execute format('alter database %I reset all', current_database()); end $$`);
  told.length = 0;
});

/** New connections, which take what was set for the database. */
function watch(): WriteWatch {
  const onIdleError = () => undefined;
  const database: Database = openDatabase({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 1,
    onIdleError,
  });
  const started = startWriteWatch(database, {
    raiseAlarm: ({ code, detail }) => void told.push([code, detail.reason]),
    onFailure: () => void told.push('failure'),
    databaseWritable: (isWritable) => void told.push(isWritable),
  });
  opened.push({ stop: () => database.destroy() }, started);
  return started;
}
const set = (setting: string) =>
  db.owner.query(`do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`);

test('a database that can be written is reported as such, and nothing else', async () => {
  const started = watch();
  await started.look();
  expect([started.fault(), told]).toEqual([null, [true]]);
});

test.each([
  ['that has no room', `temp_file_limit = ''64kB''`, 'disk_full'],
  ['that only lets itself be read', 'default_transaction_read_only = on', 'read_only'],
] as const)('a database %s is an alarm, once, and until it can be written again', async (_what, setting, reason) => {
  await set(setting.replaceAll(`''`, `'`).replaceAll(`'`, `''`));
  const started = watch();
  await started.look();
  await started.look();
  expect(started.fault()).toBe(reason);
  expect(told).toEqual([false, 'failure', ['database_cannot_write', reason], false]);
});
