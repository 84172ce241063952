import { access } from 'node:fs/promises';
import path from 'node:path';
import { audit, reportLines } from '@baize/testkit/auditor';
import pg from 'pg';
import { readConfig } from '../boot/config.ts';
import { openEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

/**
 * `npm run ledger:check`: the auditor over the books of DATABASE_URL or of DATA_DIR, also while the site is running. Prints
 * the figures; exit code 1 on any finding, and when the books cannot be read.
 */

const databaseName = 'baize';

/** Why the books cannot be read: one sentence. */
class NoBooksError extends Error {}

const { databaseUrl, dataFolder } = readSettings();
try {
  const report = databaseUrl === null ? await auditDataFolder(dataFolder) : await audit(databaseUrl);
  console.log(reportLines(report).join('\n'));
  process.exitCode = report.findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`The books cannot be read: ${sentenceOf(error)}`);
  process.exitCode = 1;
}

function readSettings() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof WrongSettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Joins the running server, or starts it for the check and stops it again unless somebody came to use it meanwhile. */
async function auditDataFolder(folder: string) {
  await access(path.join(folder, 'postgres', 'PG_VERSION')).catch(() => {
    throw new NoBooksError(`${folder} holds no database yet; start the site once.`);
  });
  let wasRunning = true;
  const cluster = await openEmbeddedPostgres({
    dataFolder: folder,
    onProgress: (step) => {
      wasRunning = step === 'joining';
    },
  });
  try {
    return await audit(cluster.urlOf(databaseName));
  } finally {
    if (!wasRunning && !(await isUsedByOthers(cluster.urlOf('postgres')))) await cluster.stop();
  }
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return (rowCount ?? 0) > 0;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === '3D000' || code === '42P01') return 'the database has no tables of Baize yet; start the site once.';
  const [sentence = ''] = (error.message || code).split('\n', 1);
  return sentence.replace(/\.?$/, '.');
}
