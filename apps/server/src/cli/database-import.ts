import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit, reportLines } from '@baize/testkit/auditor';
import { readConfig } from '../boot/config.ts';
import { openDatabaseAccess, prepareDataFolder } from '../boot/database-access.ts';
import { migrationsFolder } from '../boot/folders.ts';
import { NoExportError } from '../platform/database/export/export-folder.ts';
import { importDatabase } from '../platform/database/export/import-database.ts';

/**
 * `npm run database:import -- --from <folder>`: fills an empty database (of DATABASE_URL, or the built-in one of a new DATA_DIR) with an export and audits its
 * books. Exit code 1 when anything failed or the books are wrong.
 */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new NoExportError('npm run database:import -- --from <folder of an export>');
  const config = readConfig();
  if (config.vendorsDatabaseUrl !== null)
    throw new NoExportError('An export fills one database; take VENDORS_DATABASE_URL away until the books are moved');
  await prepareDataFolder(config.dataFolder);
  const access = await openDatabaseAccess(config, console.log);
  try {
    const { dataFolder } = config;
    const source = path.resolve(values.from);
    const manifest = await importDatabase({
      source,
      url: access.url,
      dataFolder,
      migrationsFolder,
      onProgress: console.log,
    });
    const report = await audit(access.url);
    console.log(reportLines(report).join('\n'));
    console.log(
      `Imported ${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} rows; start the site with these settings`,
    );
    return report.findings.length === 0;
  } finally {
    await access.close();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
