import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, openPool } from '../../src/platform/database/database.ts';
import { columnList } from '../../src/platform/database/export/export-folder.ts';
import { readTables } from '../../src/platform/database/export/exported-tables.ts';
import { confine, type PartMark, writeMark } from '../../src/platform/database/parts/part-mark.ts';
import { vendorSchemas } from '../../src/vendors/books.ts';

/** A second database of a test for the vendors' books, as an installation has it whose books stand apart. */
export interface VendorsClone {
  url: string;
  database: Database;
  books: pg.Pool;
  owner: pg.Client;
  close(): Promise<void>;
}

/** Clones the template beside the test's database, and marks both. */
export async function openVendorsClone(
  admin: pg.Client,
  coreName: string,
  options: { maxConnections?: number },
): Promise<VendorsClone> {
  const name = `${coreName}_vendors`;
  await admin.query(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = inject('clusterUrl') + name;
  const vendorsId = randomUUID();
  const mark = async (at: string, part: PartMark['part']): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: at });
    client.on('error', () => undefined);
    await client.connect();
    await writeMark(client, { part, vendorsId, state: 'apart' });
    await confine(client, { part, vendorsId, state: 'apart' }, vendorSchemas);
    return client;
  };
  await (await mark(inject('clusterUrl') + coreName, 'core')).end();
  const owner = await mark(url, 'vendors');
  const tools = { connectionString: url, role: 'baize_app', onIdleError: () => undefined } as const;
  const database = openDatabase({ ...tools, maxConnections: options.maxConnections ?? 10 });
  const books = openPool({ ...tools, maxConnections: 2, unlimitedStatements: true });
  const close = async () => {
    await database.destroy();
    await books.end();
    await owner.end();
  };
  return { url, database, books, owner, close };
}

const isOfVendors = new RegExp(`\\b(${vendorSchemas.join('|')})\\.[a-z_]+`);

/** Tables of the core that statements of tests join with the vendors' ones. */
const joined = ['player_refs', 'journal', 'members'];

/** Copies a table of the core, so that a statement of a test finds its rows beside the vendors' tables. */
async function mirror(core: pg.Client, vendors: pg.Client, name: string): Promise<void> {
  const table = (await readTables(core)).find((one) => one.schema === 'public' && one.name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  const { rows } = await core.query(`select coalesce(json_agg(t), '[]')::text as rows from ${name} t`);
  await vendors.query(`set session_replication_role = replica; delete from ${name}`);
  await vendors.query(
    `insert into ${name} (${columnList(table)}) overriding system value
     select ${columnList(table)} from json_populate_recordset(null::${name}, $1)`,
    [rows[0].rows],
  );
  await vendors.query('reset session_replication_role');
}

/** Tests plant and look at rows as the owner: what names a table of vendors goes to their database. */
export function queryWhereItIs(core: pg.Client, vendors: pg.Client): void {
  const queryCore = core.query.bind(core) as (...args: unknown[]) => unknown;
  const queryVendors = async (text: string, args: unknown[]): Promise<unknown> => {
    for (const name of joined) if (new RegExp(`\\b${name}\\b`).test(text)) await mirror(core, vendors, name);
    return (vendors.query as (...all: unknown[]) => unknown)(...args);
  };
  core.query = ((...args: unknown[]) => {
    const [query] = args;
    const text = typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
    return isOfVendors.test(text) ? queryVendors(text, args) : queryCore(...args);
  }) as typeof core.query;
}
