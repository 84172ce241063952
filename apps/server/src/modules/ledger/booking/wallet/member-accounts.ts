import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { MemberAccountKind } from '../../accounts.ts';
import type { Wallet } from './wallet.ts';

/** Opens member accounts; those beside the play account when they are needed first. Harmless to repeat. */
export function createMemberAccounts({ clock, newId }: { clock: Clock; newId: () => string }) {
  const insert = (
    database: Database,
    account: { memberId: string; brandId: string; currencyCode: string; kind: MemberAccountKind },
  ) =>
    sql`
      insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
      values (${newId()}, ${account.brandId}, ${account.memberId}, ${account.kind}, ${account.currencyCode}, 0, ${clock.now()})
      on conflict do nothing`.execute(database);

  return {
    insert,
    open: async (database: Database, wallet: Wallet, kind: MemberAccountKind): Promise<void> => {
      await insert(database, { ...wallet, kind });
    },
  };
}
export type MemberAccounts = ReturnType<typeof createMemberAccounts>;
