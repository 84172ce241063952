import type { IdentityTools } from './dependencies.ts';
import { createProfileStore } from './details/profile-store.ts';
import { createMemberStore } from './member-store.ts';

/** The real names of members, which bank accounts must be in. */
export function createRealNames({ database, secretBox }: Pick<IdentityTools, 'database' | 'secretBox'>) {
  const profiles = createProfileStore({ secretBox });
  return {
    of: async (memberId: string): Promise<string | null> => (await profiles.of(database, memberId)).realName || null,
    /** Keeps the name unless there is one; returns the one that counts. */
    setFirst: (memberId: string, name: string): Promise<string> =>
      database.transaction().execute(async (transaction) => {
        await createMemberStore(transaction).lock(memberId);
        const { realName } = await profiles.of(transaction, memberId);
        return realName || (await profiles.change(transaction, memberId, { realName: name })).realName;
      }),
  };
}
