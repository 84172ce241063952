import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../boot/config.ts';
import { ArchiveRefusal, archiveMonths } from '../modules/turnover/index.ts';
import { systemClock } from '../platform/clock.ts';
import { withEmbedded } from './with-embedded.ts';

/**
 * `npm run months:archive -- --before 2025-07 --to <folder>`: writes old months of what is kept by month into files and takes them out of the
 * database, also while the site is running. Exit code 1 when anything failed; months that were written stay written.
 */

const databaseName = 'baize';
const usage = 'npm run months:archive -- --before 2025-07 --to <folder>';

async function archive(url: string, before: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const archived = await archiveMonths(client, { before, folder, now: systemClock.now() });
    for (const { month, rows, file } of archived) console.log(`${month}: ${rows} rows in ${file}`);
    if (archived.length === 0) console.log(`There is nothing before ${before}`);
  } finally {
    await client.end();
  }
}

try {
  const { values } = parseArgs({ options: { before: { type: 'string' }, to: { type: 'string' } } });
  const { before, to } = values;
  if (!before || !to) throw new ArchiveRefusal(usage);
  const { databaseUrl, dataFolder } = readConfig();
  const run = (url: string) => archive(url, before, path.resolve(to));
  if (databaseUrl === null) await withEmbedded({ dataFolder }, (cluster) => run(cluster.urlOf(databaseName)));
  else await run(databaseUrl);
} catch (error) {
  console.error(`Nothing more was archived: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
