// @covers upgrade

import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withClient } from '../../../../test/support/with-client.ts';
import { systemClock } from '../../clock.ts';
import { writeMark } from '../parts/part-mark.ts';
import { exportDatabase } from './export-database.ts';
import { tableName } from './export-folder.ts';
import { readTables } from './exported-tables.ts';
import { importDatabase } from './import-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const names = ['old', 'new'].map((name) => `test_${name}_${randomBytes(6).toString('hex')}`);
const [oldUrl, newUrl] = names.map((name) => inject('clusterUrl') + name) as [string, string];
let folder: string;
const inside = (name: string) => path.join(folder, name);
const oddText = 'tab\\t, line\\n, back\\\\slash, \\\\N, "quotes", \u{1F3B0} and Đặt cược';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  await withClient(`${inject('clusterUrl')}postgres`, async (admin) => {
    await admin.query(`create database ${names[0]} template ${inject('templateDatabase')}`);
    await admin.query(`create database ${names[1]}`);
  });
  await withClient(oldUrl, async (client) => {
    // A table of partitions, a number that counts up, odd texts, the queue of jobs.
    await client.query(`set session_replication_role = replica;
      insert into turnover_hours (member_id, starts_at, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
        valid_turnover_minor, payout_minor)
      select gen_random_uuid(), '2026-03-01'::timestamptz + n * interval '9 days', 'SLOT', 'BAIZE', 'VND', 'REAL', gen_random_uuid(), 1, 10, 10, 0
      from generate_series(1, 20) n;
      select graphile_worker.add_job('later', '{"is":"kept"}', run_at => now() + interval '1 day')`);
    await client.query(
      `insert into audit_log (seq, happened_at, actor_kind, actor, act, subject, reason, previous_hash, hash)
       values (1, now(), 'system', 'test', 'odd', 'none', $1, $2, $2)`,
      [oddText, randomBytes(300)],
    );
    await client.query(`insert into batches (booked_at) select now() from generate_series(1, 5)`);
  });
  await mkdir(inside('data'));
  await writeFile(inside('data/secret.key'), 'the secret');
  await writeFile(inside('data/server.log'), 'a log');
  await writeFile(inside('data/postgres.password'), 'of the old server');
});
afterAll(async () => {
  await withClient(`${inject('clusterUrl')}postgres`, async (admin) => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  });
  await rm(folder, { recursive: true, force: true });
});

const exportTo = (target: string) =>
  exportDatabase({ url: oldUrl, dataFolder: inside('data'), target, clock: systemClock });
const importFrom = (source: string, dataFolder: string | null = null) =>
  importDatabase({ source, url: newUrl, dataFolder, migrationsFolder });

/** Each table with how many rows it has and a hash of them in any order. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    const content: Record<string, string> = {};
    for (const table of await readTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${tableName(table)} t`,
      );
      content[tableName(table)] = rows[0].content;
    }
    return content;
  });

test('every table of another server holds the same rows afterwards, and the data folder the secret', async () => {
  const { tables, files } = await exportTo(inside('whole'));
  expect(tables.length).toBeGreaterThan(200);
  expect(tables.find(({ name }) => name === 'turnover_hours')?.rows).toBe(20);
  expect(tables.find(({ name }) => name === '_private_jobs')?.rows).toBe(1);
  expect(files.map(({ name }) => name)).toEqual(['secret.key']);

  await appendFile(inside('whole/tables/public.turnover_hours.txt'), '\\n');
  await expect(importFrom(inside('whole'))).rejects.toThrow(
    'public.turnover_hours.txt does not hold what was exported',
  );
  const text = await readFile(inside('whole/tables/public.turnover_hours.txt'), 'utf8');
  await writeFile(inside('whole/tables/public.turnover_hours.txt'), text.slice(0, -2));
  await writeFile(inside('whole/files/secret.key'), 'another secret');
  await expect(importFrom(inside('whole'))).rejects.toThrow('secret.key does not hold what was exported');
  await writeFile(inside('whole/files/secret.key'), 'the secret');
  await withClient(newUrl, (client) => client.query('create table of_another_program (id int)'));
  await expect(importFrom(inside('whole'))).rejects.toThrow(
    /is not empty: it has the table "public"."of_another_program"/,
  );
  await withClient(newUrl, (client) => client.query('drop table of_another_program'));
  const manifest = await readFile(inside('whole/export.json'), 'utf8');
  await writeFile(
    inside('whole/export.json'),
    manifest.replace('"migrations": [', '"migrations": ["999999_of_a_newer_release",'),
  );
  await expect(importFrom(inside('whole'))).rejects.toThrow(/newer version of Baize .999999_of_a_newer_release/);
  await writeFile(inside('whole/export.json'), manifest);
  await mkdir(inside('new-data'));
  await importFrom(inside('whole'), inside('new-data'));
  expect(await contentOf(newUrl)).toEqual(await contentOf(oldUrl));
  const next = (url: string) => withClient(url, (client) => client.query(`select nextval('batches_id_seq')`));
  expect((await next(newUrl)).rows).toEqual((await next(oldUrl)).rows);
  expect(await readFile(inside('new-data/secret.key'), 'utf8')).toBe('the secret');
  expect(await readdir(inside('new-data'))).toEqual(['secret.key']);
  await expect(importFrom(inside('whole'))).rejects.toThrow(/holds an installation of Baize/);
}, 120_000);

test('a database that somebody uses, a folder that is not empty and an export that broke off are refused', async () => {
  await withClient(oldUrl, () => expect(exportTo(inside('used'))).rejects.toThrow(/^Somebody is connected/));
  await expect(exportTo(inside('data'))).rejects.toThrow(/is not empty/);
  await mkdir(inside('begun'));
  await expect(importFrom(inside('begun'))).rejects.toThrow(/holds no whole export: export.json is missing/);
  await expect(
    exportDatabase({
      url: `${inject('clusterUrl')}postgres`,
      dataFolder: null,
      target: inside('none'),
      clock: systemClock,
    }),
  ).rejects.toThrow(/no installation|Somebody is connected/);
});

test('a database that holds half of an installation is not exported', async () => {
  for (const part of ['core', 'vendors'] as const) {
    await withClient(oldUrl, (client) => writeMark(client, { part, vendorsId: randomUUID(), state: 'apart' }));
    await expect(exportTo(inside(`half of ${part}`))).rejects.toThrow('stand in a database of their own');
  }
  await withClient(oldUrl, (client) => writeMark(client, null));
});
