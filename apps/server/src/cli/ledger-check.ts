import { access } from 'node:fs/promises';
import path from 'node:path';
import { audit, reportLines } from '@baize/testkit/auditor';
import { readConfig } from '../boot/config.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';
import { withEmbedded } from './with-embedded.ts';

/**
 * `npm run ledger:check`: the auditor over the books of DATABASE_URL (and of VENDORS_DATABASE_URL) or of DATA_DIR, also while the site is running. Prints
 * the figures; exit code 1 on any finding, and when the books cannot be read.
 */

const databaseName = 'baize';

/** Why the books cannot be read: one sentence. */
class NoBooksError extends Error {}

const { databaseUrl, vendorsDatabaseUrl, dataFolder } = readSettings();
try {
  const report =
    databaseUrl === null
      ? await auditDataFolder(dataFolder)
      : await audit(databaseUrl, { vendors: vendorsDatabaseUrl });
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

async function auditDataFolder(folder: string) {
  await access(path.join(folder, 'postgres', 'PG_VERSION')).catch(() => {
    throw new NoBooksError(`${folder} holds no database yet; start the site once.`);
  });
  return withEmbedded({ dataFolder: folder }, (cluster) => audit(cluster.urlOf(databaseName)));
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === '3D000' || code === '42P01') return 'the database has no tables of Baize yet; start the site once.';
  const [sentence = ''] = (error.message || code).split('\n', 1);
  return sentence.replace(/\.?$/, '.');
}
