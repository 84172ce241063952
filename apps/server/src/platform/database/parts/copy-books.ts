import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { columnList, tableName } from '../export/export-folder.ts';
import { type ExportedTable, readSequences, readTables } from '../export/exported-tables.ts';

/** Books that cannot be moved as things are; the message is one sentence. */
export class NoMoveError extends Error {}

/** What tells whether the rows of a table are the same, in whatever order they lie. */
interface TableSum {
  rows: string;
  sum: string;
}

async function sumOf(client: pg.ClientBase, table: ExportedTable): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `select count(*)::text as rows, coalesce(sum(('x' || substr(md5(r::text), 1, 15))::bit(60)::bigint), 0)::text as sum
     from (select ${columnList(table)} from ${tableName(table)}) r`,
  );
  return rows[0] as TableSum;
}

/** Tables of some schemas, in one order. */
export const tablesIn = async (client: pg.ClientBase, schemas: readonly string[]): Promise<ExportedTable[]> =>
  (await readTables(client)).filter(({ schema }) => schemas.includes(schema));

const namesOf = (tables: readonly ExportedTable[]): string => tables.map(tableName).join(', ');

/** Deletes all rows of some schemas. */
export async function emptyBooks(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  await client.query(`truncate ${namesOf(await tablesIn(client, schemas))}`);
}

/** Holds writers of some schemas off until the transaction ends; the snapshot is of the moment from which nobody writes. */
export async function beginReading(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  const tables = await tablesIn(client, schemas);
  await client.query('begin isolation level repeatable read');
  await client.query(`lock table ${namesOf(tables)} in share mode`);
}

/**
 * Puts all rows of some schemas in the place of those of another database, in the transactions that run on both; numbers that sequences gave go along.
 * Throws NoMoveError where a table holds something else afterwards.
 */
export async function copyBooks(
  from: pg.ClientBase,
  to: pg.ClientBase,
  schemas: readonly string[],
  onProgress: (line: string) => void,
): Promise<void> {
  await to.query('set local session_replication_role = replica').catch((error: Error) => {
    throw new NoMoveError(`The user of the database may not switch triggers off: ${error.message}`);
  });
  await emptyBooks(to, schemas);
  for (const table of await tablesIn(from, schemas)) {
    const name = tableName(table);
    const source = from.query(copyTo(`copy (select ${columnList(table)} from ${name}) to stdout`));
    await pipeline(source, to.query(copyFrom(`copy ${name} (${columnList(table)}) from stdin`)));
    const [one, other] = await Promise.all([sumOf(from, table), sumOf(to, table)]);
    if (one.rows !== other.rows || one.sum !== other.sum)
      throw new NoMoveError(`${name} holds ${other.rows} rows after the move and not the ${one.rows} of before`);
    onProgress(`${table.schema}.${table.name}: ${one.rows} rows`);
  }
  for (const { schema, name, lastValue } of await readSequences(from))
    if (schemas.includes(schema))
      await to.query('select setval($1::regclass, $2)', [tableName({ schema, name }), lastValue]);
}
