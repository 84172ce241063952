import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { maxOperatorAccountsKnown, type OperatorAccount } from '../../accounts.ts';

/** Makes operator accounts when they are needed first. What a transaction made is not remembered: it may be rolled back. */
export function createOperatorAccounts({ clock }: { clock: Clock }) {
  const known = new Set<string>();

  const open = async (database: Database, missing: readonly OperatorAccount[]): Promise<void> => {
    for (const { id, brandId, kind, label, currencyCode } of missing) {
      await sql`
        insert into accounts (id, brand_id, kind, label, currency_code, opened_at)
        values (${id}, ${brandId}, ${kind}, ${label}, ${currencyCode}, ${clock.now()})
        on conflict do nothing`.execute(database);
    }
    if (database.isTransaction) return;
    if (known.size >= maxOperatorAccountsKnown) known.clear();
    for (const account of missing) known.add(account.id);
  };

  return {
    /** Null: all are there already, nothing to wait for. */
    ensure: (database: Database, accounts: readonly OperatorAccount[]): Promise<void> | null => {
      const missing = accounts.filter((account) => !known.has(account.id));
      return missing.length === 0 ? null : open(database, missing);
    },
  };
}
export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>;
