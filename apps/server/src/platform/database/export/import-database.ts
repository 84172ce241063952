import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import {
  columnList,
  copyOptions,
  type ExportManifest,
  filesFolder,
  hashOf,
  manifestName,
  NoExportError,
  tableName,
  tablesFolder,
} from './export-folder.ts';
import { readMigrationNames, readTables } from './exported-tables.ts';

const withoutTriggers = 'set local session_replication_role = replica';

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
  await refuseNewer(options.migrationsFolder, manifest);
  if (dataFolder !== null) await refuseFiles(dataFolder, manifest.files);
  for (const { file, sha256 } of manifest.tables) await refuseChanged(source, tablesFolder, file, sha256);
  for (const { name, sha256 } of manifest.files) await refuseChanged(source, filesFolder, name, sha256);
  const client = new pg.Client({ connectionString: url, options: copyOptions });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseUnfit(client);
    onProgress(
      `Export of ${manifest.exportedAt} from PostgreSQL ${manifest.postgres}, ${manifest.tables.length} tables`,
    );
    await migrate(url, options.migrationsFolder, manifest.migrations);
    await fill(client, source, manifest, dataFolder).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new NoExportError(`${reason}; make the database anew before the next try`, { cause: error });
    });
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return manifest;
}

/** All rows and files, or none of them. */
async function fill(client: pg.Client, source: string, manifest: ExportManifest, dataFolder: string | null) {
  const written: string[] = [];
  try {
    await client.query('begin');
    await client.query(withoutTriggers);
    await emptyAll(client);
    for (const table of manifest.tables) await readTable(client, source, table);
    for (const { schema, name, lastValue } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [tableName({ schema, name }), lastValue]);
    for (const { name } of dataFolder === null ? [] : manifest.files)
      written.push(await putFile(source, dataFolder ?? '', name));
    await client.query('commit');
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    throw error;
  }
}

/** Another program's tables would be emptied, and half of an import would be left where triggers cannot be switched off. */
async function refuseUnfit(client: pg.Client): Promise<void> {
  if ((await readMigrationNames(client)).length > 0)
    throw new NoExportError('The database holds an installation of Baize; name an empty one');
  const [other] = await readTables(client);
  if (other)
    throw new NoExportError(`The database is not empty: it has the table ${tableName(other)}; name an empty one`);
  await client.query('begin');
  await client.query(withoutTriggers).catch((error: unknown) => {
    throw new NoExportError(`The user of the database may not switch triggers off: ${(error as Error).message}`);
  });
  await client.query('rollback');
}

async function refuseNewer(folder: string, { migrations }: ExportManifest): Promise<void> {
  const known = await readdir(folder);
  const unknown = migrations.find((name) => !known.includes(`${name}.sql`));
  if (unknown)
    throw new NoExportError(`The export was written by a newer version of Baize (${unknown}); update the program`);
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
async function refuseChanged(source: string, folder: string, name: string, sha256: string): Promise<void> {
  const hash = await hashOf(path.join(source, folder, path.basename(name))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new NoExportError(`${name} is missing`);
    throw error;
  });
  if (hash !== sha256) throw new NoExportError(`${name} does not hold what was exported`);
}

async function readTable(client: pg.Client, source: string, table: ExportManifest['tables'][number]): Promise<void> {
  const into = client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(path.join(source, tablesFolder, path.basename(table.file))), into);
  if (into.rowCount !== table.rows)
    throw new NoExportError(`${table.file} brought ${into.rowCount} of ${table.rows} rows`);
}

/** Never over a file that is there: it may be the key of what is there. */
async function refuseFiles(dataFolder: string, files: ExportManifest['files']): Promise<void> {
  const taken = (await readdir(dataFolder)).find((name) => files.some((file) => file.name === name));
  if (taken) throw new NoExportError(`${path.join(dataFolder, taken)} is there already; name a new data folder`);
}

async function putFile(source: string, dataFolder: string, name: string): Promise<string> {
  const file = path.join(dataFolder, path.basename(name));
  await copyFile(path.join(source, filesFolder, path.basename(name)), file, constants.COPYFILE_EXCL);
  await chmod(file, 0o600);
  return file;
}
