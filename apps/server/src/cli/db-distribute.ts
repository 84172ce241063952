import { parseArgs } from 'node:util';
import { audit, reportLines } from '@baize/testkit/auditor';
import { readConfig } from '../boot/config.ts';
import { isInUse } from '../boot/database-parts.ts';
import { migrationsFolder } from '../boot/folders.ts';
import { newId } from '../platform/crypto/ids.ts';
import { NoMoveError } from '../platform/database/parts/copy-books.ts';
import { deleteOld, type MoveOptions, moveBack, moveToVendors } from '../platform/database/parts/move-books.ts';
import { vendorSchemas } from '../vendors/books.ts';

/**
 * `npm run db:distribute -- --vendors-to=<url>`: moves the vendors' books of an installation that is stopped to a database of their own, and audits both;
 * `--delete-old` deletes what was left in the core, `--back` brings the books back. Exit code 1 when anything failed or the books are wrong.
 */

const usage = 'npm run db:distribute -- --vendors-to=<url of an empty database>, or -- --delete-old, or -- --back';

async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: { 'vendors-to': { type: 'string' }, 'delete-old': { type: 'boolean' }, back: { type: 'boolean' } },
  });
  const { databaseUrl, vendorsDatabaseUrl } = readConfig();
  const target = values['vendors-to'];
  const asked = [target, values['delete-old'], values.back].filter((value) => value !== undefined);
  if (asked.length !== 1) throw new NoMoveError(usage);
  if (databaseUrl === null)
    throw new NoMoveError('Set DATABASE_URL: the built-in database is not divided (docs/how-to/upgrade.md moves it)');
  // The driver takes an empty text for the database that it would name by itself.
  if (target !== undefined && !/^postgres(ql)?:\/\/./.test(target))
    throw new NoMoveError('--vendors-to needs a URL as postgres://user:password@host:5432/database');
  const vendorsUrl = target ?? vendorsDatabaseUrl;
  if (vendorsUrl === null) throw new NoMoveError('Set VENDORS_DATABASE_URL, where the vendors’ books stand');
  const options: MoveOptions = {
    ...{ coreUrl: databaseUrl, vendorsUrl, schemas: vendorSchemas, migrationsFolder, newId, isInUse },
    onProgress: console.log,
  };
  if (values['delete-old']) {
    await deleteOld(options);
    console.log('The old rows are deleted.');
    return true;
  }
  await (values.back ? moveBack(options) : moveToVendors(options));
  const report = await audit(databaseUrl, values.back ? {} : { vendors: vendorsUrl });
  console.log(reportLines(report).join('\n'));
  console.log(
    values.back
      ? 'The vendors’ books stand beside everything else again: take VENDORS_DATABASE_URL away and start the site.'
      : 'The vendors’ books stand apart: set VENDORS_DATABASE_URL to the new database for every process and start the site.',
  );
  return report.findings.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(`Nothing more was moved: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
