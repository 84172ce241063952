import type pg from 'pg';
import type { BackupStore } from './backup-store.ts';

/** The place holds backups of another database: names of its log would be taken for those of this one. The message is one sentence. */
export class ForeignPlaceError extends Error {}

/**
 * Makes sure that a place of backups is this database's alone. What was restored from there is still the same database. Throws ForeignPlaceError.
 */
export async function claimPlace(store: BackupStore, owner: Pick<pg.Pool | pg.Client, 'query'>): Promise<void> {
  const { rows } = await owner.query('select system_identifier::text as id from pg_control_system()');
  const id: string = rows[0].id;
  const kept = await store.readOwner();
  if (kept === null) await store.writeOwner(id);
  else if (kept !== id)
    throw new ForeignPlaceError(`${store.place} holds the backups of another database; name an empty place`);
}
