import { createCheckStore } from '../check/check-store.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createProfileStore } from './profile-store.ts';

/** The birthday of a member whose identity was checked; null for the others, and where none was stated. */
export function createBirthdays(tools: IdentityTools) {
  const profiles = createProfileStore(tools);
  const checks = createCheckStore(tools.database);
  return async (memberId: string): Promise<string | null> => {
    if ((await checks.levelOf(memberId)) === 0) return null;
    const { birthday } = await profiles.of(tools.database, memberId);
    return birthday === '' ? null : birthday;
  };
}
