import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { joinTestCluster, migrationsFolder, schemaFile } from '../support/global-setup.ts';
import { dumpSchema } from './dump.ts';

/** `npm run schema:dump`: writes the schema that the migrations make beside them. */
const { cluster, templateDatabase, leave } = await joinTestCluster();
const name = `schema_dump_${process.pid}`;

const withClient = async (database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: cluster.urlOf(database) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

try {
  // A clone: others may be cloning the template, which nobody may be connected to.
  await withClient('postgres', (client) => client.query(`create database ${name} template ${templateDatabase}`));
  const file = path.join(migrationsFolder, schemaFile);
  await withClient(name, async (client) => writeFile(file, await dumpSchema(client)));
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
} finally {
  await withClient('postgres', (client) => client.query(`drop database if exists ${name}`));
  await leave();
}
