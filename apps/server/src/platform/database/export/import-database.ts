import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import {
  columnList,
  type ExportManifest,
  filesFolder,
  manifestName,
  NoExportError,
  tableName,
  tablesFolder,
} from './export-folder.ts';
import { readMigrationNames, readTables } from './exported-tables.ts';

/**
 * Fills an empty database with an export, at the schema that the export has, and writes the files that were beside the database into a data folder. All rows
 * come in one transaction; checks hold, triggers and references are not asked again. Throws NoExportError for an export that is not whole or a
 * database that is not empty.
 */
export async function importDatabase(options: {
  source: string;
  /** Connection string of the owner, who must be a superuser. */
  url: string;
  /** Null: nothing is written beside the database. */
  dataFolder: string | null;
  migrationsFolder: string;
  onProgress?: (line: string) => void;
}): Promise<ExportManifest> {
  const { source, url, dataFolder, onProgress = () => undefined } = options;
  const manifest = await readManifest(source);
  if (dataFolder !== null) await refuseFiles(dataFolder, manifest.files);
  for (const table of manifest.tables) await refuseChanged(source, table);
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if ((await readMigrationNames(client)).length > 0)
      throw new NoExportError('The database holds an installation of Baize; name an empty one');
    onProgress(
      `Export of ${manifest.exportedAt} from PostgreSQL ${manifest.postgres}, ${manifest.tables.length} tables`,
    );
    await migrate(url, options.migrationsFolder, manifest.migrations);
    await client.query('begin');
    await client.query('set local session_replication_role = replica').catch((error: unknown) => {
      throw new NoExportError(`The user of the database may not switch triggers off: ${(error as Error).message}`);
    });
    await emptyAll(client);
    for (const table of manifest.tables) await readTable(client, source, table);
    for (const { schema, name, lastValue } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [tableName({ schema, name }), lastValue]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  if (dataFolder !== null) for (const name of manifest.files) await putFile(source, dataFolder, name);
  return manifest;
}

async function readManifest(source: string): Promise<ExportManifest> {
  const text = await readFile(path.join(source, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new NoExportError(`${source} holds no whole export: ${manifestName} is missing`);
  const manifest = JSON.parse(text) as ExportManifest;
  if (manifest.format !== 1) throw new NoExportError(`${source} was written by a newer version of Baize`);
  return manifest;
}

/** Rows that migrations laid down are in the export, too. */
async function emptyAll(client: pg.Client): Promise<void> {
  const tables = (await readTables(client)).map(tableName);
  await client.query(`truncate ${tables.join(', ')}`);
}

/** Looked at before anything is written, so that a broken export leaves an empty database. */
async function refuseChanged(source: string, { file, sha256 }: ExportManifest['tables'][number]): Promise<void> {
  const hash = createHash('sha256');
  const content = createReadStream(path.join(source, tablesFolder, path.basename(file)));
  await pipeline(content, hash).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new NoExportError(`${file} is missing`);
    throw error;
  });
  if (hash.digest('hex') !== sha256) throw new NoExportError(`${file} does not hold what was exported`);
}

async function readTable(client: pg.Client, source: string, table: ExportManifest['tables'][number]): Promise<void> {
  const into = client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(path.join(source, tablesFolder, path.basename(table.file))), into);
  if (into.rowCount !== table.rows)
    throw new NoExportError(`${table.file} brought ${into.rowCount} of ${table.rows} rows`);
}

/** Never over a file that is there: it may be the key of what is there. */
async function refuseFiles(dataFolder: string, names: readonly string[]): Promise<void> {
  const taken = (await readdir(dataFolder)).find((name) => names.includes(name));
  if (taken) throw new NoExportError(`${path.join(dataFolder, taken)} is there already; name a new data folder`);
}

async function putFile(source: string, dataFolder: string, name: string): Promise<void> {
  const file = path.join(dataFolder, path.basename(name));
  await copyFile(path.join(source, filesFolder, path.basename(name)), file, constants.COPYFILE_EXCL);
  await chmod(file, 0o600);
}
