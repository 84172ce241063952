// @covers dumped-schema

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder, schemaFile } from '../support/global-setup.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { dumpCommand, dumpSchema } from './dump.ts';

const db = useTestDatabase();

test('schema.sql is what the migrations make', async () => {
  const written = await readFile(path.join(migrationsFolder, schemaFile), 'utf8').catch(() => '');
  const made = await dumpSchema(db.owner);
  if (written === made) return;
  const [one, other] = [written.split('\n'), made.split('\n')];
  const line = other.findIndex((text, index) => text !== one[index]);
  const at = line < 0 ? other.length : line;
  throw new Error(
    `migrations/${schemaFile} is not what the migrations make; run \`${dumpCommand}\` and commit the file.\n` +
      `first difference, line ${at + 1}:\n  written: ${one[at] ?? '(end)'}\n  made:    ${other[at] ?? '(end)'}`,
  );
});

test.each([
  [
    'a column',
    'alter table brand_hosts add column planted text collate "C" not null default \'x\'',
    '  planted text collate "C" not null default \'x\'::text',
  ],
  [
    'a constraint',
    "alter table brand_hosts add constraint planted check (host <> '')",
    "  constraint planted CHECK (host <> ''::text)",
  ],
  [
    'an index',
    "create index planted on brand_hosts (host) where host > 'a'",
    "CREATE INDEX planted ON brand_hosts USING btree (host) WHERE host > 'a'::text;",
  ],
  ['a right', 'grant delete on brands to baize_app', 'grant delete, insert, select, update on brands to baize_app;'],
  [
    'a right on one column',
    'grant update (batch_id) on turnover_cursor to public',
    'grant update (batch_id) on turnover_cursor to public;',
  ],
  [
    'a function',
    'create function planted() returns int language sql return 1',
    'CREATE OR REPLACE FUNCTION public.planted()',
  ],
])('%s more is another text', async (_what, change, line) => {
  const before = await dumpSchema(db.owner);
  await db.owner.query('begin');
  await db.owner.query(change);
  const after = await dumpSchema(db.owner);
  await db.owner.query('rollback');
  expect(before).not.toContain(line);
  expect(after).toContain(line);
});

test('what the dump cannot tell is refused', async () => {
  await db.owner.query('begin');
  await db.owner.query('create domain planted as text');
  await expect(dumpSchema(db.owner)).rejects.toThrow('a domain or range, planted');
  await db.owner.query('rollback');
});
