import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit, reportLines } from '@baize/testkit/auditor';
import { readConfig } from '../boot/config.ts';
import { NoBackupError } from '../platform/backup/full-backup.ts';
import { openBackupStore } from '../platform/backup/open-backup-store.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';

/**
 * `npm run restore -- --to <folder> [--at <time>] [--timeline <number>]`: makes a data folder of the backups of BACKUP_DIR or BACKUP_BUCKET, as it was at a moment (by default the last
 * one that was kept), and audits its books. Exit code 1 when anything failed or the books are wrong.
 */

const databaseName = 'baize';
const usage = 'npm run restore -- --to <new folder> [--at 2026-03-01T12:00:00Z] [--timeline 1]';

function readTime(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new NoBackupError(`--at must be a time with its zone, as 2026-03-01T12:00:00Z; ${usage}`);
  return at;
}

function readTimeline(text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
    throw new NoBackupError(`--timeline must be a whole number from 1; ${usage}`);
  return text === undefined ? undefined : Number(text);
}

async function run(): Promise<boolean> {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({ options: { to: string, at: string, timeline: string } });
  if (!values.to) throw new NoBackupError(usage);
  const [at, timeline] = [readTime(values.at), readTimeline(values.timeline)];
  const { backups } = readConfig();
  if (backups === null) throw new NoBackupError('set BACKUP_DIR or BACKUP_BUCKET, and BACKUP_KEY');
  const target = path.resolve(values.to);
  const store = await openBackupStore(backups.place, createSecretBox(backups.key));
  const onProgress = (line: string) => console.log(line);
  const { server } = await restoreBackup({
    store,
    target,
    at,
    onProgress,
    ...(timeline === undefined ? {} : { timeline }),
  });
  try {
    const report = await audit(server.urlOf(databaseName));
    console.log(reportLines(report).join('\n'));
    console.log(`Restored to ${target}; start the site with DATA_DIR=${target}`);
    return report.findings.length === 0;
  } finally {
    await server.stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
