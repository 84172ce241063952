import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../boot/config.ts';
import { openDatabaseAccess } from '../boot/database-access.ts';
import { systemClock } from '../platform/clock.ts';
import { exportDatabase } from '../platform/database/export/export-database.ts';
import { NoExportError } from '../platform/database/export/export-folder.ts';

/**
 * `npm run database:export -- --to <new folder>`: writes all of an installation that is stopped as text that any version of PostgreSQL reads. Exit code 1 when
 * anything failed.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new NoExportError('npm run database:export -- --to <new folder>');
  const config = readConfig();
  const access = await openDatabaseAccess(config, console.log);
  try {
    const { dataFolder } = config;
    const target = path.resolve(values.to);
    const { tables } = await exportDatabase({ url: access.url, dataFolder, target, clock: systemClock });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Exported ${rows} rows of ${tables.length} tables to ${target}. Whoever reads it can open accounts: delete it when you are done.`,
    );
  } finally {
    await access.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`Nothing was exported: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
