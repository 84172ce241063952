import type { MovementName } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PlayAccountKind } from './accounts.ts';
import { readWallet } from './store.ts';
import { balanceOf, type WalletBalance } from './wallet.ts';

export interface StatementLine {
  id: string;
  movement: MovementName;
  /** Signed from the member's point of view. */
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  /** The round, deposit or reason that explains the line. */
  reference: string;
  bookedAt: Date;
}

export interface StatementRequest {
  memberId: string;
  account: PlayAccountKind;
  pageNo: number;
  pageSize: number;
  /** From this moment on, up to but not including `to`. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface LedgerReadModel {
  /** The balance that a member plays with; null for a member that does not exist. */
  balanceOf(memberId: string): Promise<WalletBalance | null>;
  /** Every movement of one account, newest first, with the count of all that match. */
  statement(request: StatementRequest): Promise<{ lines: StatementLine[]; total: number }>;
}

export function createLedgerReadModel({ database }: { database: Database }): LedgerReadModel {
  return {
    balanceOf: async (memberId) => {
      const { wallet } = await readWallet(database, memberId, [], sql<null>`null`);
      return wallet && balanceOf(wallet);
    },

    statement: async (request) => {
      const lines = linesOf(request);
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          const counted = await sql<{ total: number }>`select count(*)::int as total from (${lines}) line`.execute(
            snapshot,
          );
          const page = await sql<StatementLine>`
            select line.id, line.movement, line."amountMinor", line."balanceAfterMinor", o.subject as reference, line."bookedAt"
            from (${lines} order by version desc limit ${request.pageSize}::int
              offset ${(request.pageNo - 1) * request.pageSize}::int) line
            join operations o on o.id = line.operation_id
            order by line.version desc`.execute(snapshot);
          return { lines: page.rows, total: counted.rows[0]?.total ?? 0 };
        });
    },
  };
}

/** Both sides of one account's transfers: each side comes from its own index, in the order of the account's versions. */
function linesOf({ memberId, account, from, to }: StatementRequest): RawBuilder<unknown> {
  const chosen = sql`(select id from accounts where member_id = ${memberId} and kind = ${account})`;
  const after = from ? sql`and booked_at >= ${from}` : sql``;
  const before = to ? sql`and booked_at < ${to}` : sql``;
  return sql`
    select id, operation_id, movement, -amount_minor as "amountMinor", debit_balance_after_minor as "balanceAfterMinor",
      booked_at as "bookedAt", debit_version as version
    from transfers where debit_account_id = ${chosen} and debit_version is not null ${after} ${before}
    union all
    select id, operation_id, movement, amount_minor, credit_balance_after_minor, booked_at, credit_version
    from transfers where credit_account_id = ${chosen} and credit_version is not null ${after} ${before}`;
}
