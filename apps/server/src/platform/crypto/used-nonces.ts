import type { Clock } from '../clock.ts';
import { type Database, withTables } from '../database/database.ts';

/** Nonces of encrypted bodies, in the database: a body counts once, whichever process it reaches. */
export interface UsedNonces {
  /** True for the first use; false when the nonce was used before. */
  use(nonce: string, expiresAt: Date): Promise<boolean>;
  /** Deletes those whose bodies are too old to be accepted anyway. Returns how many. */
  purge(): Promise<number>;
}

interface NonceTables {
  used_nonces: { nonce: string; expires_at: Date };
}

export function createUsedNonces(deps: { database: Database; clock: Clock }): UsedNonces {
  const database = withTables<NonceTables>(deps.database);
  return {
    use: async (nonce, expiresAt) => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('used_nonces')
        .values({ nonce, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    purge: async () => {
      const { numDeletedRows } = await database
        .deleteFrom('used_nonces')
        .where('expires_at', '<', deps.clock.now())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
