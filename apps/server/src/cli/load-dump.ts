import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit, reportLines } from '@baize/testkit/auditor';
import pg from 'pg';
import { migrationsFolder } from '../boot/folders.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../platform/postgres/embedded.ts';

/**
 * `npm run load:dump -- --dump <file> --to <folder>`: makes a data folder of this program's PostgreSQL out of a dump that pg_dump wrote as
 * text, brings it up to date and audits its books. For a new major version, and to come from a server of your own. Needs psql.
 */

const databaseName = 'baize';
const usage = 'npm run load:dump -- --dump baize.sql --to <new folder>';

class LoadFailure extends Error {}

async function createEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create role baize_app nologin');
    await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** The password travels in a file: what stands in arguments every user of the machine sees. */
async function readDump(url: string, dump: string, passwordFile: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  await writeFile(passwordFile, `*:*:*:*:${password}\n`, { mode: 0o600 });
  const target = `host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)} passfile='${passwordFile}'`;
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const child = spawn('psql', [...options, `--file=${dump}`, target], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close').catch(() => {
    throw new LoadFailure('psql is needed to read the dump, and is not in the PATH');
  });
  if (code !== 0) throw new LoadFailure('psql could not read the dump; what it said stands above');
}

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { dump: { type: 'string' }, to: { type: 'string' } } });
  if (!values.dump || !values.to) throw new LoadFailure(usage);
  const target = path.resolve(values.to);
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new LoadFailure(`${target} is not empty; name a new folder`);
  await mkdir(target, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const server = await openEmbeddedPostgres({ dataFolder: target });
  try {
    await createEmpty(server.urlOf('postgres'));
    const url = server.urlOf(databaseName);
    const passwordFile = path.join(target, 'psql.password');
    await readDump(url, path.resolve(values.dump), passwordFile).finally(() => rm(passwordFile, { force: true }));
    const steps = await migrate(url, migrationsFolder);
    console.log(`Read ${values.dump}; ${steps.length} steps brought it up to date`);
    const report = await audit(url);
    console.log(reportLines(report).join('\n'));
    console.log(`Copy secret.key of the old folder (or set SECRET_KEY), then start the site with DATA_DIR=${target}`);
    return report.findings.length === 0;
  } finally {
    await server.stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing was loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
