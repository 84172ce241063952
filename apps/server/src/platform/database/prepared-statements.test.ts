import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import type { Database } from './database.ts';
import { plannedOnce, unseenByPlanner } from './prepared-statements.ts';

const db = useTestDatabase();

/** What one connection has prepared of these statements, which end alike. */
const preparedBy = (database: Database, end: string, ask: (connection: Database) => Promise<unknown>) =>
  database.connection().execute(async (connection) => {
    await ask(connection);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection);
    return rows.map(({ statement }) => statement).filter((statement) => statement.endsWith(end));
  });

const twice = async (ask: () => Promise<unknown>) => {
  await ask();
  await ask();
};

test('a marked statement is prepared once a connection and answers as any other', async () => {
  const prepared = await preparedBy(db.database, 'as sum', async (connection) => {
    for (const number of [1, 2]) {
      const { rows } = await sql<{ sum: number }>`${plannedOnce} select ${number}::int + 1 as sum`.execute(connection);
      expect(rows).toEqual([{ sum: number + 1 }]);
    }
  });
  expect(prepared).toEqual([expect.stringContaining('select $1::int + 1 as sum')]);
});

test('what is not marked is left alone', async () => {
  const ask = (connection: Database) => twice(() => sql`select ${1}::int + 2`.execute(connection));
  expect(await preparedBy(db.database, '+ 2', ask)).toEqual([]);
});

test('the connections that read wallets prepare all that has parameters', async () => {
  const prepared = await preparedBy(db.money.reads, '+ 3', async (connection) => {
    await twice(() => sql`select ${1}::int + 3`.execute(connection));
    await sql`select 4 + 3`.execute(connection);
  });
  expect(prepared).toEqual(['select $1::int + 3']);
});

test('a marked statement outlives a change of its tables', async () => {
  await db.owner.query('create table shelf (width integer); grant select on shelf to baize_app');
  await db.database.connection().execute(async (connection) => {
    const ask = () => sql`${plannedOnce} select width from shelf where width > ${0}::int`.execute(connection);
    expect((await ask()).rows).toEqual([]);
    await db.owner.query('alter table shelf add column height integer');
    expect((await ask()).rows).toEqual([]);
  });
});

test('a statement whose answer a newer program has widened fails once at most', async () => {
  await db.owner.query('create table chest (width integer); grant select on chest to baize_app');
  await db.database.connection().execute(async (connection) => {
    const ask = () => sql`${plannedOnce} select * from chest where width > ${0}::int`.execute(connection);
    await ask();
    await db.owner.query('alter table chest add column height integer');
    await ask().catch(() => undefined);
    expect((await ask()).rows).toEqual([]);
  });
});

test('a plan is kept though plans for the values at hand look cheaper, when the planner cannot see them', async () => {
  await db.owner.query(`create table grains (weight integer); grant select on grains to baize_app;
    insert into grains select generate_series(1, 20000); create index on grains (weight); analyze grains`);
  await db.database.connection().execute(async (connection) => {
    for (let weight = 1; weight <= 10; weight += 1) {
      for (const lighterThan of [sql`${weight}::integer`, unseenByPlanner(weight, 'integer')]) {
        const { rows } =
          await sql`${plannedOnce} select count(*)::integer as grains from grains where weight < ${lighterThan}`.execute(
            connection,
          );
        expect(rows).toEqual([{ grains: weight - 1 }]);
      }
    }
    const { rows } =
      await sql`select generic_plans::integer as kept, custom_plans::integer as own from pg_prepared_statements
      where statement like '%from grains%' and statement not like '%pg_prepared%' order by prepare_time`.execute(
        connection,
      );
    expect(rows).toEqual([
      { kept: 0, own: 10 },
      { kept: 5, own: 5 },
    ]);
  });
});
