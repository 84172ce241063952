import type { Database } from '../../../platform/database/database.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createCheckStore } from './check-store.ts';
import { createDocumentStore } from './document-store.ts';
import { levelForAmount } from './levels.ts';

const dayMs = 24 * 3_600_000;

/** What the cashier asks before a withdrawal can be requested. A level that was reached is never taken away. */
export interface IdentityCheckPort {
  /** The level that a withdrawal of the amount needs; 0: none. */
  levelForWithdrawal(brandId: string, amountMinor: bigint): Promise<number>;
  /** The level that the member has reached; 0 without one. */
  levelOf(memberId: string, database?: Database): Promise<number>;
}

export function createIdentityCheckPort({ database, brands }: IdentityTools): IdentityCheckPort {
  return {
    levelForWithdrawal: async (brandId, amountMinor) =>
      levelForAmount((await brands.settingsOf(brandId)).identityCheck.levels, amountMinor),
    levelOf: (memberId, inside = database) => createCheckStore(inside).levelOf(memberId),
  };
}

/** Deletes documents whose time is over, by the days of each brand. */
export function createDocumentPurge({ database, brands, secretBox, clock }: IdentityTools) {
  const documents = createDocumentStore(database, secretBox);
  return async (): Promise<void> => {
    for (const brandId of await documents.brandsWithDocuments()) {
      const { identityCheck } = await brands.settingsOf(brandId);
      const ageMs = identityCheck.keepDocumentsDays * dayMs;
      await documents.removeOld(brandId, new Date(clock.now().getTime() - ageMs));
    }
  };
}
