import type pg from 'pg';
import { quoted } from '../export/export-folder.ts';

/** Which part of a divided installation a database is. */
export interface PartMark {
  part: 'core' | 'vendors';
  /** The same in both databases. */
  vendorsId: string;
  /** `moving` and `returning`: a move that has begun and not ended. */
  state: 'apart' | 'moving' | 'returning';
}

/** Null: the database is whole, or has not come to marks yet. */
export async function readMark(client: pg.ClientBase): Promise<PartMark | null> {
  const { rows: tables } = await client.query(`select to_regclass('public.database_part') is not null as "isThere"`);
  if (!tables[0].isThere) return null;
  const { rows } = await client.query<PartMark>('select part, vendors_id as "vendorsId", state from database_part');
  return rows[0] ?? null;
}

/** Null: the database is whole again. */
export async function writeMark(client: pg.ClientBase, mark: PartMark | null): Promise<void> {
  await client.query('delete from database_part');
  if (mark)
    await client.query('insert into database_part (part, vendors_id, state) values ($1, $2, $3)', [
      mark.part,
      mark.vendorsId,
      mark.state,
    ]);
}

const appRole = 'baize_app';
const listOf = (schemas: readonly string[]): string => schemas.map(quoted).join(', ');

/**
 * Takes from the application what is not there: in the core the vendors' schemas, in the vendors' database all other tables. Whoever asks the wrong
 * database is refused instead of finding nothing.
 */
export async function confine(client: pg.ClientBase, { part }: PartMark, schemas: readonly string[]): Promise<void> {
  if (part === 'core') {
    const { rows } = await client.query(
      'select bool_or(has_schema_privilege($1::name, name, $$usage$$)) as "isOpen" from unnest($2::text[]) name',
      [appRole, schemas],
    );
    if (rows[0].isOpen) await client.query(`revoke usage on schema ${listOf(schemas)} from ${appRole}`);
    return;
  }
  const { rows } = await client.query(
    `select bool_or(has_table_privilege($1::name, c.oid, 'select, insert, update, delete')) as "isOpen" from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'database_part'`,
    [appRole],
  );
  if (!rows[0].isOpen) return;
  await client.query(`revoke all on all tables in schema public from ${appRole}`);
  await client.query(`grant select on database_part to ${appRole}`);
}

/** Gives the application the vendors' schemas of a database that becomes whole again. */
export const release = (client: pg.ClientBase, schemas: readonly string[]) =>
  client.query(`grant usage on schema ${listOf(schemas)} to ${appRole}`);

/** Whether two connections lead to one database: a lock that one holds is not there for the other. */
export async function areSame(one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  const { rows } = await one.query('select (random() * 4e18)::bigint::text as key');
  const key = rows[0].key;
  await one.query('select pg_advisory_lock($1)', [key]);
  const { rows: tried } = await other.query('select pg_try_advisory_lock($1) as taken', [key]);
  await one.query('select pg_advisory_unlock($1)', [key]);
  if (tried[0].taken) await other.query('select pg_advisory_unlock($1)', [key]);
  return !tried[0].taken;
}
