import type pg from 'pg';

/** A table with rows of an installation; a table of partitions stands for all of them. */
export interface ExportedTable {
  schema: string;
  name: string;
  /** In their order; without those that the database computes. */
  columns: string[];
}

export interface ExportedSequence {
  schema: string;
  name: string;
  /** As text. */
  lastValue: string;
}

/** What each database says of its own schema, and what is news between processes alone. */
const passedOver = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
  'public.socket_io_attachments',
];

const own = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;

export async function readTables(client: pg.ClientBase): Promise<ExportedTable[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${own} and n.nspname || '.' || c.relname <> all ($1)
     group by 1, 2 order by 1, 2`,
    [passedOver],
  );
  return rows;
}

/** Sequences that gave a number. */
export async function readSequences(client: pg.ClientBase): Promise<ExportedSequence[]> {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
     where last_value is not null and schemaname !~ '^pg_' order by 1, 2`,
  );
  return rows;
}

/** Whether anybody else is connected to the database. */
export async function isUsedByOthers(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0].others > 0;
}

/** Names of the migrations that ran, the first one first. */
export async function readMigrationNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`select to_regclass('public.kysely_migration') is not null as "isThere"`);
  if (!rows[0].isThere) return [];
  const { rows: migrations } = await client.query('select name from kysely_migration order by timestamp, name');
  return migrations.map(({ name }) => name);
}
