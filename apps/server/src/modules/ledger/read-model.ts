import type { MovementName } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { MemberAccountKind } from './accounts.ts';
import { readWallet } from './booking/wallet/store.ts';
import { balanceOf, type Wallet, type WalletBalance } from './booking/wallet/wallet.ts';
import { type JackpotPools, type PoolBalance, readJackpotPools, readPools } from './pools.ts';

export interface StatementLine {
  /** "batch-line" of the journal. */
  id: string;
  /** What was done, in the ledger's words. */
  act: string;
  movement: MovementName;
  /** Signed from the member's point of view. */
  amountMinor: bigint;
  balanceBeforeMinor: bigint;
  balanceAfterMinor: bigint;
  /** The round, deposit or reason that explains the line. */
  reference: string;
  bookedAt: Date;
}

export interface StatementRequest {
  memberId: string;
  account: MemberAccountKind;
  pageNo: number;
  pageSize: number;
  /** Newest first without it. */
  oldestFirst?: boolean;
  /** From this moment on, up to but not including `to`. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface LedgerReadModel {
  /** The balance that a member plays with; null for a member that does not exist. */
  balanceOf(memberId: string): Promise<WalletBalance | null>;
  /** All that a decision about the member's money looks at, as it stands now and may not in the next moment. */
  walletOf(memberId: string): Promise<Wallet | null>;
  /** What stands in a vendor's pools that the member can win from. */
  poolsOf(memberId: string, vendorCode: string): Promise<PoolBalance[]>;
  /** What stands in pools that cash can win, together, in minor units; null: none of them was ever opened. */
  jackpotPoolsOf(jackpotPools: JackpotPools): Promise<bigint | null>;
  /** Every movement of one account with the count of all that match. */
  statement(request: StatementRequest): Promise<{ lines: StatementLine[]; total: number }>;
}

export function createLedgerReadModel({ database, reads }: { database: Database; reads: Database }): LedgerReadModel {
  const walletOf = async (memberId: string): Promise<Wallet | null> => {
    const { wallet } = await readWallet(reads, memberId, [], sql<null>`null`);
    return wallet;
  };
  return {
    balanceOf: async (memberId) => {
      const wallet = await walletOf(memberId);
      return wallet && balanceOf(wallet);
    },

    walletOf,

    poolsOf: (memberId, vendorCode) => readPools(reads, memberId, vendorCode),

    jackpotPoolsOf: (jackpotPools) => readJackpotPools(reads, jackpotPools),

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
            select id, act, movement, "amountMinor", "balanceBeforeMinor", "balanceAfterMinor", reference, "bookedAt"
            from (${lines}) line order by version ${request.oldestFirst ? sql`asc` : sql`desc`} limit ${request.pageSize}::int
              offset ${(request.pageNo - 1) * request.pageSize}::int`.execute(snapshot);
          return { lines: page.rows, total: counted.rows[0]?.total ?? 0 };
        });
    },
  };
}

/** Both sides of one account's transfers: each side comes from its own index, in the order of the account's versions. */
function linesOf({ memberId, account, from, to }: StatementRequest): RawBuilder<unknown> {
  const chosen = sql`(select a.id from accounts a join members m on m.id = a.member_id join brands b on b.id = m.brand_id
    where a.member_id = ${memberId} and a.kind = ${account} and a.currency_code = b.currency_code)`;
  const after = from ? sql`and booked_at >= ${from}` : sql``;
  const before = to ? sql`and booked_at < ${to}` : sql``;
  return sql`
    select batch_id || '-' || line as id, act, movement, -amount_minor as "amountMinor",
      debit_balance_after_minor + amount_minor as "balanceBeforeMinor", debit_balance_after_minor as "balanceAfterMinor",
      subject as reference, booked_at as "bookedAt", debit_version as version
    from journal where debit_account_id = ${chosen} and debit_version is not null ${after} ${before}
    union all
    select batch_id || '-' || line, act, movement, amount_minor, credit_balance_after_minor - amount_minor,
      credit_balance_after_minor, subject, booked_at, credit_version
    from journal where credit_account_id = ${chosen} and credit_version is not null ${after} ${before}`;
}
