import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Clock } from '../../clock.ts';
import { readMark } from '../parts/part-mark.ts';
import {
  columnList,
  copyOptions,
  type ExportManifest,
  filesFolder,
  hashOf,
  isKeptFile,
  manifestName,
  NoExportError,
  tableName,
  tablesFolder,
} from './export-folder.ts';
import {
  type ExportedTable,
  isUsedByOthers,
  readMigrationNames,
  readSequences,
  readTables,
} from './exported-tables.ts';

/**
 * Writes all rows of an installation's database, and the files of its data folder beside the database, into a new folder: as text that any version of PostgreSQL
 * reads. All of it is of one moment. Throws NoExportError where somebody else uses the database, it is half of an installation or the folder is not empty.
 */
export async function exportDatabase(options: {
  /** Connection string of the owner. */
  url: string;
  /** Null: there is none beside this database. */
  dataFolder: string | null;
  target: string;
  clock: Clock;
}): Promise<ExportManifest> {
  const { dataFolder, target } = options;
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new NoExportError(`${target} is not empty; name a new folder`);
  const client = new pg.Client({ connectionString: options.url, options: copyOptions });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await refuseUsed(client);
    const migrations = await readMigrationNames(client);
    if (migrations.length === 0) throw new NoExportError('The database holds no installation of Baize');
    if ((await readMark(client)) !== null) throw new NoExportError(isHalf);
    await mkdir(path.join(target, tablesFolder), { recursive: true, mode: 0o700 });
    const tables: ExportManifest['tables'] = [];
    for (const table of await readTables(client)) tables.push(await writeTable(client, target, table));
    const { rows } = await client.query('show server_version');
    const manifest: ExportManifest = {
      format: 1,
      exportedAt: options.clock.now().toISOString(),
      postgres: rows[0].server_version,
      migrations,
      tables,
      sequences: await readSequences(client),
      files: dataFolder === null ? [] : await copyFiles(dataFolder, path.join(target, filesFolder)),
    };
    await writeFile(path.join(target, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

const isHalf =
  'The vendors’ books of this installation stand in a database of their own; bring them back with npm run db:distribute -- --back first';

/** What somebody books after this moment would be in the old database alone. */
async function refuseUsed(client: pg.Client): Promise<void> {
  if (await isUsedByOthers(client))
    throw new NoExportError('Somebody is connected to the database; stop every process of the site first');
}

async function writeTable(client: pg.Client, target: string, table: ExportedTable) {
  const file = `${table.schema}.${table.name}.txt`;
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = client.query(copyTo(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`));
  await pipeline(source, hashed, createWriteStream(path.join(target, tablesFolder, file), { mode: 0o600 }));
  return { ...table, file, rows: source.rowCount, sha256: hash.digest('hex') };
}

async function copyFiles(dataFolder: string, target: string): Promise<ExportManifest['files']> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const entries = await readdir(dataFolder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // Beside a database of one's own there may be none.
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const files: ExportManifest['files'] = [];
  for (const { name } of entries.filter((entry) => entry.isFile() && isKeptFile(entry.name))) {
    await copyFile(path.join(dataFolder, name), path.join(target, name));
    files.push({ name, sha256: await hashOf(path.join(target, name)) });
  }
  return files;
}
