// @covers vendors-apart

import { randomBytes, randomUUID } from 'node:crypto';
import { audit } from '@baize/testkit/auditor';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertBrand } from '../../test/support/factories.ts';
import { tableName } from '../platform/database/export/export-folder.ts';
import { tablesIn } from '../platform/database/parts/copy-books.ts';
import { deleteOld, moveBack, moveToVendors } from '../platform/database/parts/move-books.ts';
import { readMark } from '../platform/database/parts/part-mark.ts';
import { vendorSchemas } from '../vendors/books.ts';
import { isInUse, prepareParts, refusalOfPair } from './database-parts.ts';
import { migrationsFolder } from './folders.ts';

const names = ['core', 'new', 'other', 'fresh', 'freshbooks', 'first', 'second'].map(
  (name) => `test_${name}_${randomBytes(6).toString('hex')}`,
);
const urls = names.map((name) => inject('clusterUrl') + name);
const [core = '', vendors = '', other = '', fresh = '', freshBooks = '', first = '', second = ''] = urls;
const oddText = 'tab\\t, line\\n, back\\\\slash, \\\\N, "quotes" and Đặt cược';

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>, role = ''): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...(role && { options: `-c role=${role}` }) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of the vendors' books, in one order. */
const booksOf = (url: string) =>
  as(url, async (client) => {
    const books: Record<string, string[]> = {};
    for (const table of await tablesIn(client, vendorSchemas)) {
      const { rows } = await client.query(`select t::text as row from ${tableName(table)} t order by 1`);
      if (rows.length > 0) books[`${table.schema}.${table.name}`] = rows.map(({ row }) => row);
    }
    return books;
  });

beforeAll(async () => {
  await as(`${inject('clusterUrl')}postgres`, async (admin) => {
    for (const name of names) await admin.query(`create database ${name} template ${inject('templateDatabase')}`);
  });
  await as(core, async (client) => {
    const brand = await insertBrand(client);
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into studio.pool_entries (pot_scope, pool, kind, amount_minor, round_id, at)
       select 'a:cash:PLY', 'grand', 'contribution', n, gen_random_uuid(), now() - n * interval '1 hour' from generate_series(1, 300) n`,
    );
    await client.query(
      `insert into studio.chat_messages (id, brand_id, game_code, player_ref, name, body, sent_at)
       values (gen_random_uuid(), $1, 'roulette', 'p', 'a***', $2, now())`,
      [brand.id, oddText],
    );
    await client.query(
      `insert into rooms.pairs (id, first_ref, second_ref, scope, status, score, signals, hands, found_at, scored_at)
       values (gen_random_uuid(), 'a', 'b', 's', 'new', 1, '{"a": [1, 2]}', 3, now(), now())`,
    );
  });
});
afterAll(() =>
  as(`${inject('clusterUrl')}postgres`, async (admin) => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  }),
);

const options = {
  ...{ coreUrl: core, vendorsUrl: vendors, schemas: vendorSchemas, migrationsFolder, newId: randomUUID, isInUse },
  onProgress: () => undefined,
};
/** A move that is cut off where a line says so. */
const breaking = (pattern: RegExp) => ({
  ...options,
  onProgress: (line: string) => {
    if (pattern.test(line)) throw new Error('cut off');
  },
});
const asApp = (url: string, statement: string) => as(url, (client) => client.query(statement), 'baize_app');

const [one, two] = [randomUUID(), randomUUID()];
const apart = (part: 'core' | 'vendors', vendorsId = one) => ({ part, vendorsId, state: 'apart' }) as const;
const unused = { isCoreInUse: false, isVendorsInUse: false };
test.each([
  ['two new databases', { ...unused, core: null, vendors: null }, null],
  ['a pair', { core: apart('core'), vendors: apart('vendors'), isCoreInUse: true, isVendorsInUse: false }, null],
  ['a first start that broke off', { ...unused, core: apart('core'), vendors: null }, null],
  ['an undivided installation', { ...unused, core: null, vendors: null, isCoreInUse: true }, /npm run db:distribute/],
  [
    'books of another installation',
    { ...unused, core: apart('core'), vendors: apart('vendors', two), isCoreInUse: true },
    /not the one/,
  ],
  [
    'an empty one in the place of the books',
    { ...unused, core: apart('core'), vendors: null, isCoreInUse: true },
    /not the one/,
  ],
  ['books beside a new core', { ...unused, core: null, vendors: apart('vendors') }, /another installation/],
  ['two cores', { core: apart('core'), vendors: null, isCoreInUse: true, isVendorsInUse: true }, /is the core/],
  ['both the wrong way round', { ...unused, core: apart('vendors'), vendors: apart('core') }, /holds the vendors/],
  [
    'a move that broke off',
    { ...unused, core: { ...apart('core'), state: 'moving' as const }, vendors: null },
    /not ended/,
  ],
])('%s', (_what, pair, refusal) => {
  const found = refusalOfPair(pair);
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toMatch(refusal);
});

test('two new databases are marked at the first start, and are then of no use alone or with others', async () => {
  await prepareParts(fresh, freshBooks);
  await prepareParts(fresh, freshBooks);
  await as(fresh, insertBrand);
  await prepareParts(fresh, freshBooks);
  await expect(prepareParts(fresh, null)).rejects.toThrow('set VENDORS_DATABASE_URL');
  await expect(prepareParts(freshBooks, null)).rejects.toThrow('holds the vendors’ books');
  await expect(prepareParts(fresh, other)).rejects.toThrow('is not the one');
  await expect(prepareParts(freshBooks, freshBooks)).rejects.toThrow('one database');
  await expect(prepareParts(freshBooks, fresh)).rejects.toThrow('is the core');
  await expect(asApp(fresh, 'select from studio.rounds')).rejects.toThrow('permission denied');
  await expect(asApp(freshBooks, 'select from brands')).rejects.toThrow('permission denied');
  expect((await asApp(freshBooks, 'select from studio.rounds')).rows).toEqual([]);
});

test('books move whole, wherever an earlier try broke off, and come back', async () => {
  const before = await booksOf(core);
  expect(Object.keys(before)).toContain('rooms.pairs');
  await as(core, () => expect(moveToVendors(options)).rejects.toThrow('Somebody is connected'));
  await expect(moveToVendors({ ...options, vendorsUrl: fresh })).rejects.toThrow('another installation');
  await expect(moveToVendors({ ...options, vendorsUrl: core })).rejects.toThrow('one database');
  await prepareParts(core, null);

  for (const place of [/is marked/, /^rooms\.pairs/, /is whole/]) {
    await expect(moveToVendors(breaking(place))).rejects.toThrow('cut off');
    await expect(prepareParts(core, null)).rejects.toThrow('not ended');
    await expect(prepareParts(core, vendors)).rejects.toThrow('not ended');
    expect(await booksOf(core)).toEqual(before);
  }
  await moveToVendors(options);
  expect(await booksOf(vendors)).toEqual(before);
  expect(await booksOf(core)).toEqual(before);
  await prepareParts(core, vendors);
  await expect(prepareParts(core, null)).rejects.toThrow('set VENDORS_DATABASE_URL');
  await expect(moveToVendors(options)).rejects.toThrow('already');
  await expect(asApp(core, 'select from studio.rounds')).rejects.toThrow('permission denied');

  // Numbers that a sequence gave are not given again.
  const { rows } = await as(vendors, (client) =>
    client
      .query(`insert into studio.pools values ('b', 'grand', 0, true);
      insert into studio.pool_entries (pot_scope, pool, kind, amount_minor, at) values ('b', 'grand', 'opening', 1, now()) returning id`)
      .then((results) => (results as unknown as pg.QueryResult<{ id: string }>[])[1] as pg.QueryResult<{ id: string }>),
  );
  expect(rows).toEqual([{ id: '301' }]);

  await deleteOld(options);
  expect(await booksOf(core)).toEqual({});
  const after = await booksOf(vendors);
  await expect(moveBack(breaking(/^rooms\.pairs/))).rejects.toThrow('cut off');
  await expect(prepareParts(core, vendors)).rejects.toThrow('not ended');
  await moveBack(options);
  expect(await booksOf(core)).toEqual(after);
  expect(await as(core, readMark)).toBeNull();
  await prepareParts(core, null);
  expect((await asApp(core, 'select from studio.pools')).rows).toHaveLength(1);
  await expect(prepareParts(vendors, null)).rejects.toThrow('holds the vendors’ books');
  await expect(audit(core, { vendors })).rejects.toThrow('take VENDORS_DATABASE_URL away');
}, 300_000);

test('a copy that is not what was there is not taken', async () => {
  // A row that the new database changes as it comes.
  await as(other, (client) =>
    client.query(`create function planted() returns trigger language plpgsql as $$ begin new.score := 2; return new; end $$;
      create trigger planted before insert on rooms.pairs for each row execute function planted();
      alter table rooms.pairs enable always trigger planted`),
  );
  await expect(moveToVendors({ ...options, vendorsUrl: other })).rejects.toThrow('"rooms"."pairs" holds 1 rows');
  expect(await booksOf(other)).toEqual(expect.not.objectContaining({ 'studio.pool_entries': expect.anything() }));
});

test('what a broken move left in one database is not taken for the books that then moved to another', async () => {
  await expect(moveToVendors({ ...breaking(/is whole/), vendorsUrl: first })).rejects.toThrow('cut off');
  await moveToVendors({ ...options, vendorsUrl: second });
  await expect(prepareParts(core, first)).rejects.toThrow('is not the one');
  await expect(audit(core, { vendors: first })).rejects.toThrow('does not hold the vendors');
  await prepareParts(core, second);
});

test('books of another installation are left at the schema that they have', async () => {
  const steps = () => as(freshBooks, async (client) => (await client.query('select name from kysely_migration')).rows);
  await as(freshBooks, (client) =>
    client.query('delete from kysely_migration where name = (select max(name) from kysely_migration)'),
  );
  const before = await steps();
  await expect(prepareParts(core, freshBooks)).rejects.toThrow('is not the one');
  await expect(moveToVendors({ ...options, vendorsUrl: freshBooks })).rejects.toThrow();
  await expect(moveBack({ ...options, vendorsUrl: freshBooks })).rejects.toThrow('not of one installation');
  expect(await steps()).toEqual(before);
});
