import { parseArgs } from 'node:util';
import { audit, reportLines } from '@baize/testkit/auditor';
import { type Config, readConfig } from '../boot/config.ts';
import { checkBackup } from '../platform/backup/check.ts';
import { NoBackupError, takeFullBackup } from '../platform/backup/full-backup.ts';
import { openBackupStore } from '../platform/backup/open-backup-store.ts';
import { shipSpool, spoolName } from '../platform/backup/wal-shipper.ts';
import { systemClock } from '../platform/clock.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';
import { withEmbedded } from './with-embedded.ts';

/**
 * `npm run backup`: a full backup of the data folder into BACKUP_DIR or BACKUP_BUCKET, also while the site is running. With `--check` the newest backup is
 * restored into a folder of its own, its books are audited, and it is removed again. Exit code 1 when anything failed.
 */

const databaseName = 'baize';

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const config = readConfig();
  if (config.backups === null) throw new NoBackupError('set BACKUP_DIR or BACKUP_BUCKET, and BACKUP_KEY');
  const store = await openBackupStore(config.backups.place, createSecretBox(config.backups.key));
  return values.check ? await check(store, config) : await backup(store, config, config.backups.keep);
}

async function backup(store: Awaited<ReturnType<typeof openBackupStore>>, { dataFolder }: Config, keep: number) {
  const manifest = await withEmbedded({ dataFolder, spool: spoolName }, (cluster) =>
    takeFullBackup(store, { dataFolder, url: cluster.urlOf('postgres'), clock: systemClock }),
  );
  await shipSpool(store, dataFolder);
  await store.forgetOld(keep, systemClock.now());
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`Backed up ${manifest.files.length} files (${Math.ceil(bytes / 1024 ** 2)} MB) to ${store.place}`);
  return true;
}

function check(store: Awaited<ReturnType<typeof openBackupStore>>, { dataFolder }: Config) {
  return checkBackup({
    ...{ store, dataFolder, databaseName, clock: systemClock },
    onProgress: (line) => console.log(line),
    audit: async (url) => {
      const report = await audit(url);
      console.log(reportLines(report).join('\n'));
      return report.findings.length === 0;
    },
  });
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(`No backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
