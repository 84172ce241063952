import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HouseAccount } from './accounts.ts';

/** Makes house accounts when they are needed first. What a transaction made is not remembered: it may be rolled back. */
export function createHouseAccounts({ clock }: { clock: Clock }) {
  const known = new Set<string>();

  return {
    ensure: async (database: Database, accounts: readonly HouseAccount[]): Promise<void> => {
      const missing = accounts.filter((account) => !known.has(account.id));
      for (const { id, brandId, kind, label, currencyCode } of missing) {
        await sql`
          insert into accounts (id, brand_id, kind, label, currency_code, opened_at)
          values (${id}, ${brandId}, ${kind}, ${label}, ${currencyCode}, ${clock.now()})
          on conflict do nothing`.execute(database);
      }
      if (!database.isTransaction) for (const account of missing) known.add(account.id);
    },
  };
}
export type HouseAccounts = ReturnType<typeof createHouseAccounts>;
