import { createHash } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { type BackupStore, fullNameOf, type KeptFile, type Manifest } from './backup-store.ts';
import { claimPlace } from './claim-place.ts';

/** A backup cannot be taken as things are; the message is one sentence. */
export class NoBackupError extends Error {}

export const clusterName = 'postgres';
/** Folders of the database whose content is of one run of its server. */
const emptied = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|log)\//;
const passedOver = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pg_internal\.init|baize\.conf|pgsql_tmp[^/]*)(?:\/|$)/;
/** Beside the database: keys, anchors of the audit log, what the demo noted; not what the program logs. */
const isLog = (name: string) => /\.log(?:\.|$)/.test(name) && !name.startsWith('audit-anchors');

export interface FullBackupSource {
  dataFolder: string;
  /** Connection string of the owner, on any database of the server. */
  url: string;
  clock: Clock;
}

/**
 * Takes a full backup of the embedded server while it runs, by PostgreSQL's own way of an online copy: the files are copied as they are, and
 * the log from the beginning to the end of the copy makes them fit together. What was begun and not ended is forgotten after a day.
 * Throws NoBackupError where the server does not keep its log.
 */
export async function takeFullBackup(store: BackupStore, source: FullBackupSource): Promise<Manifest> {
  const began = source.clock.now();
  const full = fullNameOf(began.toISOString());
  const client = new pg.Client({ connectionString: source.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseWithoutArchive(client);
    await claimPlace(store, client);
    // One connection holds the backup from its beginning to its end.
    const { rows: started } = await client.query(
      `select pg_walfile_name(pg_backup_start('baize', fast => true)) as segment`,
    );
    const copied = await copyFolder(store, full, source.dataFolder);
    const { rows: stopped } = await client.query(
      `select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(true)`,
    );
    const label = Buffer.from(stopped[0].labelfile, 'utf8');
    copied.files.push(await keep(store, full, copied.files.length, `${clusterName}/backup_label`, [label]));
    const manifest: Manifest = {
      beganAt: began.toISOString(),
      endedAt: source.clock.now().toISOString(),
      firstSegment: started[0].segment,
      lastSegment: stopped[0].segment,
      ...copied,
    };
    await store.writeManifest(full, manifest);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseWithoutArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show archive_mode');
  if (rows[0].archive_mode === 'off')
    throw new NoBackupError('the database does not keep its log; stop the site and start it with BACKUP_DIR set');
}

async function copyFolder(store: BackupStore, full: string, dataFolder: string) {
  const files: KeptFile[] = [];
  const folders: string[] = [];
  const add = async (name: string) => {
    // Null: a table that was dropped meanwhile.
    const source = await open(path.join(dataFolder, name)).catch(unlessGone);
    if (source) files.push(await keep(store, full, files.length, name, source.createReadStream()));
  };
  for (const name of await readdir(dataFolder)) {
    const isFile = (await stat(path.join(dataFolder, name)).catch(unlessGone))?.isFile();
    if (isFile && !isLog(name)) await add(name);
  }
  for await (const { name, isFolder } of walk(dataFolder, clusterName)) {
    const inside = name.slice(clusterName.length + 1);
    if (isFolder) folders.push(name);
    else if (!emptied.test(inside) && !passedOver.test(inside)) await add(name);
  }
  return { files, folders };
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/** Everything below a folder, by its name in the data folder. */
async function* walk(dataFolder: string, name: string): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(path.join(dataFolder, name), { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries ?? []) {
    const inside = `${name}/${entry.name}`;
    if (entry.isFile()) yield { name: inside, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { name: inside, isFolder: true };
    yield* walk(dataFolder, inside);
  }
}

async function keep(
  store: BackupStore,
  full: string,
  number: number,
  name: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<KeptFile> {
  const object = `files/${String(number).padStart(6, '0')}`;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await store.keep(`${full}/${object}`, name, counted());
  return { path: name, object, bytes, sha256: hash.digest('hex') };
}
