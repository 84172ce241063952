import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityTables } from '../schema.ts';

export type ContactChangeRow = IdentityTables['contact_changes'];

export function createContactChangeStore(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);

  const insert = async (row: ContactChangeRow): Promise<void> => {
    await database.insertInto('contact_changes').values(row).execute();
  };

  const countSince = async (memberId: string, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('contact_changes')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('contact_changes.member_id', '=', memberId)
      .where('contact_changes.changed_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /** The change of a link that is good; null for every other. */
  const byLink = (tokenHash: Buffer, brandId: string, now: Date): Promise<ContactChangeRow | undefined> =>
    database
      .selectFrom('contact_changes')
      .selectAll('contact_changes')
      .where('contact_changes.revert_token_hash', '=', tokenHash)
      .where('contact_changes.brand_id', '=', brandId)
      .where('contact_changes.reverted_at', 'is', null)
      .where('contact_changes.revert_until', '>', now)
      .executeTakeFirst();

  /**
   * Uses a change up with every later one of the member, of whatever kind: they are undone with it. Returns what to restore: the change, and
   * the first later one of the other kind.
   */
  const takeBack = async (change: ContactChangeRow, now: Date): Promise<ContactChangeRow[]> => {
    const taken = await database
      .updateTable('contact_changes')
      .set({ reverted_at: now })
      .where('contact_changes.member_id', '=', change.member_id)
      .where('contact_changes.changed_at', '>=', change.changed_at)
      .where('contact_changes.reverted_at', 'is', null)
      .returningAll('contact_changes')
      .execute();
    const others = taken.filter(({ kind }) => kind !== change.kind);
    others.sort((a, b) => a.changed_at.getTime() - b.changed_at.getTime() || (a.id < b.id ? -1 : 1));
    return [change, ...others.slice(0, 1)];
  };

  /** Takes away the social accounts that were linked since a change: they would open the account like a password. */
  const unlinkSince = async ({ member_id: memberId, changed_at: changedAt }: ContactChangeRow): Promise<void> => {
    await database
      .deleteFrom('social_identities')
      .where('social_identities.member_id', '=', memberId)
      .where('social_identities.linked_at', '>=', changedAt)
      .execute();
  };

  return { insert, countSince, byLink, takeBack, unlinkSince };
}
