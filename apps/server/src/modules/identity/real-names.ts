import { withTables } from '../../platform/database/database.ts';
import type { IdentityTools } from './dependencies.ts';
import { createMemberStore } from './member-store.ts';
import type { IdentityTables } from './schema.ts';

/** A member's real name, sealed with what else he told in confidence. */
export function createRealNames({ database, secretBox }: Pick<IdentityTools, 'database' | 'secretBox'>) {
  const profileOf = async (within: typeof database, memberId: string): Promise<Record<string, string>> => {
    const row = await withTables<IdentityTables>(within)
      .selectFrom('members')
      .select('members.sealed_profile')
      .where('members.id', '=', memberId)
      .executeTakeFirst();
    return row?.sealed_profile ? JSON.parse(await secretBox.open(row.sealed_profile)) : {};
  };
  return {
    of: async (memberId: string): Promise<string | null> => (await profileOf(database, memberId)).payeeName ?? null,
    /** Keeps the name unless there is one; returns the one that counts. */
    setFirst: (memberId: string, name: string): Promise<string> =>
      database.transaction().execute(async (transaction) => {
        await createMemberStore(transaction).lock(memberId);
        const profile = await profileOf(transaction, memberId);
        if (profile.payeeName !== undefined) return profile.payeeName;
        await withTables<IdentityTables>(transaction)
          .updateTable('members')
          .set({ sealed_profile: await secretBox.seal(JSON.stringify({ ...profile, payeeName: name })) })
          .where('members.id', '=', memberId)
          .execute();
        return name;
      }),
  };
}
