// @covers distribution-map

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { migrationsFolder } from '../../support/global-setup.ts';
import { readPlaces } from './faults.ts';
import { knownFaults } from './known-faults.ts';

/** An empty database of a Citus coordinator that has workers (docs/how-to/distribute.md); it is used up. */
const url = process.env.CITUS_URL;
const whySkipped = 'CITUS_URL names no database of a Citus coordinator';
const known = knownFaults.flatMap(({ faults }) => faults);
const knownOf = (table: string, ...kinds: string[]) =>
  known.filter((fault) => kinds.some((kind) => fault.startsWith(`${table}: ${kind}`)));
let coordinator: pg.Client;

beforeAll(async () => {
  if (!url) return;
  coordinator = new pg.Client({ connectionString: url });
  await coordinator.connect();
  await migrate(url, migrationsFolder);
  await coordinator.query('set client_min_messages = error; set citus.shard_count = 2');
  const { rows } = await coordinator.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text not in ('graphile_worker')`,
  );
  // Tables are tried one by one: what they refer to is judged by the file of the schema alone.
  for (const { drop } of rows) await coordinator.query(drop);
}, 600_000);
afterAll(() => coordinator?.end());

/** Undone again. Returns why it was refused. */
async function refusalOf(...statements: string[]): Promise<string | null> {
  await coordinator.query('begin');
  try {
    for (const statement of statements) await coordinator.query(statement);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await coordinator.query('rollback');
  }
}

const distribute = (table: string, column: string) =>
  `select create_distributed_table('${table}', '${column}', colocate_with => 'none')`;
const members = [...readPlaces()].flatMap(([table, place]) =>
  // A partition goes where its table goes.
  place.kind === 'member' && table !== 'turnover_hours_rest' ? [{ table, column: place.column }] : [],
);

test('Citus refuses the tables of members that have a fault in a key or a column, and takes all others', async ({
  skip,
}) => {
  if (!url) skip(whySkipped);
  const wrong: string[] = [];
  for (const { table, column } of members) {
    const faults = knownOf(table, 'key ', 'no column ');
    const refusal = await refusalOf('set local citus.enable_unsafe_triggers to on', distribute(table, column));
    if ((refusal !== null) !== faults.length > 0)
      wrong.push(`${table}: ${refusal} with the faults [${faults.join(', ')}]`);
  }
  expect(wrong).toEqual([]);
}, 1_800_000);

test('Citus refuses tables with triggers', async ({ skip }) => {
  if (!url) skip(whySkipped);
  for (const { table, column } of members.filter((one) => knownOf(one.table, 'trigger ').length > 0)) {
    expect(await refusalOf(distribute(table, column))).toMatch(/because it has triggers/);
  }
}, 600_000);

test('what a batch of bets does is refused over members of several shards', async ({ skip }) => {
  if (!url) skip(whySkipped);
  const wallets = [
    'set local citus.enable_unsafe_triggers to on',
    'create table wallets (member_id uuid, id uuid, balance_minor bigint, primary key (member_id, id))',
    distribute('wallets', 'member_id'),
    'insert into wallets select gen_random_uuid(), gen_random_uuid(), 0 from generate_series(1, 20)',
  ];
  expect(await refusalOf(...wallets, 'select from wallets order by id for no key update')).toMatch(/FOR UPDATE/);
  expect(await refusalOf(...wallets, 'insert into wallets values (null, gen_random_uuid(), 0)')).toMatch(/NULL/);
  expect(
    await refusalOf(
      ...wallets,
      'select (select w.id from wallets w where w.id = i.id) from unnest($$ {} $$::uuid[]) i(id)',
    ),
  ).toMatch(/correlated subqueries/);
});
