import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…/` of the test cluster, without a database name. */
    clusterUrl: string;
    /** The migrated database that each test file clones. */
    templateDatabase: string;
  }
}

const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));
export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Beside the migrations: what they come to, for reading. */
export const schemaFile = 'schema.sql';
const presenceKey = 0x7465_7374;

/** A PostgreSQL for tests, and a migrated database that nobody is connected to, for cloning. */
interface TestCluster {
  cluster: EmbeddedPostgres;
  templateDatabase: string;
  /** Whoever leaves last stops the server. */
  leave(): Promise<void>;
}

/**
 * One PostgreSQL for all test files of a run, and for runs at the same time: each holds a shared lock, the last one out stops the
 * server. Writes are not flushed to disk (nothing of it must survive); fault tests bring a cluster of their own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, templateDatabase, leave } = await joinTestCluster();
  project.provide('clusterUrl', cluster.urlOf(''));
  project.provide('templateDatabase', templateDatabase);
  return leave;
}

export async function joinTestCluster(): Promise<TestCluster> {
  const cluster = await openEmbeddedPostgres({
    dataFolder: path.join(repositoryFolder, '.cache', 'test-postgres'),
    settings: ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'max_connections = 300'],
  });
  const presence = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await presence.connect();
  await presence.query('select pg_advisory_lock_shared($1)', [presenceKey]);
  const templateDatabase = await prepareTemplate(cluster, presence);
  const leave = async () => {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceKey]);
    const { rows } = await presence.query('select pg_try_advisory_lock($1) as alone', [presenceKey]);
    await presence.end();
    if (rows[0].alone) await cluster.stop();
  };
  return { cluster, templateDatabase, leave };
}

/** The template's name tells its migrations, so that a changed file makes a new one. */
async function prepareTemplate(cluster: EmbeddedPostgres, client: pg.Client): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file === schemaFile) continue;
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  await client.query("select pg_advisory_lock(hashtext('template'))");
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const building = `${name}_building`;
    await client.query(`drop database if exists ${building}`);
    await client.query(`create database ${building}`);
    await migrate(cluster.urlOf(building), migrationsFolder);
    await client.query(`alter database ${building} rename to ${name}`);
    return name;
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('template'))");
  }
}
