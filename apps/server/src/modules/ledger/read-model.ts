import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readWallet } from './booking/wallet/store.ts';
import { balanceOf, type Wallet, type WalletBalance } from './booking/wallet/wallet.ts';
import { readGamesOfLines } from './games-of-lines.ts';
import { type LimitStanding, readLimits, readUse, type SpanUse } from './limit-usage.ts';
import { type JackpotPools, type PoolBalance, readJackpotPools, readPools } from './pools.ts';
import {
  type AccountSums,
  readAccountSums,
  readStatement,
  type StatementLine,
  type StatementRequest,
} from './statement.ts';

export interface LedgerReadModel {
  /** The balance that a member plays with; null for a member that does not exist. */
  balanceOf(memberId: string): Promise<WalletBalance | null>;
  /** All that a decision about the member's money looks at, as it stands now and may not in the next moment. */
  walletOf(memberId: string): Promise<Wallet | null>;
  /** What counts in a member's limits now and which limits stand for him; null for a member that does not exist. */
  limitsOf(memberId: string, now: Date): Promise<{ use: SpanUse[]; limits: LimitStanding[] } | null>;
  /** What stands in a vendor's pools that the member can win from. */
  poolsOf(memberId: string, vendorCode: string): Promise<PoolBalance[]>;
  /** What stands in pools that cash can win, in minor units; those that were never opened are left out. */
  jackpotPoolsOf(jackpotPools: JackpotPools): Promise<PoolBalance[]>;
  /** Every movement of one account with the count of all that match; with a filter no more than 10,000 are counted. */
  statement(request: StatementRequest): Promise<{ lines: StatementLine[]; total: number }>;
  /** Names of the games that lines of a statement are about, by the lines' ids. */
  gamesOfLines(lines: readonly StatementLine[], language: LocaleCode): Promise<ReadonlyMap<string, string>>;
  /** What moved over a member's cash in a period, by movement, between the balances at its two ends. */
  accountSums(memberId: string, from: Date, to: Date): Promise<AccountSums>;
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

    limitsOf: async (memberId, now) => {
      const wallet = await walletOf(memberId);
      if (!wallet) return null;
      const [use, limits] = await Promise.all([readUse(reads, wallet, now), readLimits(reads, wallet)]);
      return { use, limits };
    },

    poolsOf: (memberId, vendorCode) => readPools(reads, memberId, vendorCode),

    jackpotPoolsOf: (jackpotPools) => readJackpotPools(reads, jackpotPools),

    statement: (request) => inSnapshot(database, (snapshot) => readStatement(snapshot, request)),

    gamesOfLines: (lines, language) => readGamesOfLines(database, lines, language),

    accountSums: (memberId, from, to) =>
      inSnapshot(database, (snapshot) => readAccountSums(snapshot, { memberId, account: 'cash', from, to })),
  };
}

const inSnapshot = <Answer>(database: Database, work: (snapshot: Database) => Promise<Answer>): Promise<Answer> =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
