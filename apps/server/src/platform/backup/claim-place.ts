import type pg from 'pg';
import { type BackupStore, walObject } from './backup-store.ts';
import { readWhole } from './stores/object-store.ts';

/** The place holds backups of another database: names of its log would be taken for those of this one. The message is one sentence. */
export class ForeignPlaceError extends Error {}

type Owner = Pick<pg.Pool | pg.Client, 'query'>;

/**
 * Makes sure that a place of backups is this database's alone. What was restored from there is still the same database. Throws ForeignPlaceError.
 */
export async function claimPlace(store: BackupStore, owner: Owner): Promise<void> {
  const { rows } = await owner.query('select system_identifier::text as id from pg_control_system()');
  const id: string = rows[0].id;
  const kept = await store.readOwner();
  if (kept === null) await store.writeOwner(id);
  else if (kept !== id)
    throw new ForeignPlaceError(`${store.place} holds the backups of another database; name an empty place`);
  await claimTimelines(store, owner);
}

/**
 * Keeps from where the log of this copy goes on. Each restored copy that is started has a timeline of its own, and the server that restores finds
 * the next number by the histories that are kept: without them the log of this copy is passed over, and the next copy gets the same number.
 */
async function claimTimelines(store: BackupStore, owner: Owner): Promise<void> {
  const { rows } = await owner.query(
    `select name, pg_read_binary_file('pg_wal/' || name) as content from pg_ls_waldir() where name like '%.history'`,
  );
  if (rows.length === 0) return;
  const names = await store.walNames();
  for (const { name, content } of rows as { name: string; content: Buffer }[]) {
    const isKept = names.includes(name);
    if (!isKept) await store.keep(walObject(name), name, [content]);
    else if (!content.equals(await readWhole(store.open(walObject(name), name))))
      throw new ForeignPlaceError(
        `${store.place} holds the backups of another copy that was restored of this database; name an empty place`,
      );
  }
}
