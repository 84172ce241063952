import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MoneyConnections } from '../../platform/database/money-connections.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { RunStatement } from './booking/batch/batch.ts';
import type { BatchWatcher } from './booking/batch-writer.ts';
import { batchWriterConnection, createBatchWriters } from './booking/batch-writers.ts';
import { createMemberAccounts } from './booking/wallet/member-accounts.ts';
import { createOperatorAccounts } from './booking/wallet/operator-accounts.ts';
import { lockAccounts, readWallet, readWallets } from './booking/wallet/store.ts';
import { createWalletCache } from './booking/wallet/wallet-cache.ts';
import { createWalletRefresh } from './booking/wallet/wallet-refresh.ts';
import type { WalletTransactionRequest } from './booking/wallet-protocol.ts';
import { createWalletTransactions } from './booking/wallet-transaction.ts';
import { type LimitSetting, setLimit, writeLimit } from './limit-settings.ts';
import { createPoolOpening, type PoolOpening } from './pool-opening.ts';
import { createLedgerReadModel, type LedgerReadModel } from './read-model.ts';
import { ledgerRoutes } from './routes.ts';
import { createLedgerService, type LedgerService } from './service.ts';

export type { SqlStatement } from '../../platform/database/sql-statement.ts';
export { type PlayAccountKind, playAccountOf } from './accounts.ts';
export { payAgent, sourceOfAgentPay } from './agent-acts.ts';
export { type Act, ledgerIdAfter, linesOf } from './booking/act.ts';
export type { BetRow, RoundRow } from './booking/batch/batch-rows.ts';
export { type BatchWatcher, BatchWriterOverloadedError } from './booking/batch-writer.ts';
export { BalanceBeyondBoundError, planBooking } from './booking/plan.ts';
export {
  accountOf,
  balanceOf,
  type EarlierAct,
  earlierAct,
  findReplay,
  isBarredFromBets,
  isBarredFromPayout,
  isTakenBack,
  type Wallet,
  type WalletBalance,
} from './booking/wallet/wallet.ts';
export type {
  Awaitable,
  Booked,
  SeenWallet,
  WalletBooking,
  WalletDecision,
  WalletTransactionRequest,
} from './booking/wallet-protocol.ts';
export type { LimitSetting } from './limit-settings.ts';
export { barOf, type LimitReached, leftToDeposit, limitOfDeposit, limitOfStake } from './limits.ts';
export { receiveFromMember, sendToMember, sourceOfMemberTransfers } from './member-transfers.ts';
export {
  chargeFee,
  deposit,
  holdWithdrawal,
  payWithdrawal,
  refundFee,
  releaseWithdrawal,
  repayWithdrawal,
  returnWithdrawal,
  reverseDeposit,
} from './operator-acts.ts';
export { holdFloat, holdPools, isPoolShort, type PoolBalance, type PoolClaim } from './pools.ts';
export {
  convertBonus,
  earnPoints,
  forfeitBonus,
  grantBonus,
  payRebate,
  payReward,
  returnPoints,
  sourceOfRewards,
  spendPoints,
} from './reward-acts.ts';
export type { AccountOpening, Booking } from './service.ts';
export type { StatementLine } from './statement.ts';
export {
  adjust,
  cashPaidBy,
  commitBet,
  discardBet,
  fundPool,
  holdBet,
  note,
  promo,
  type ResultChange,
  refundStake,
  stake,
  tombstone,
  transferIn,
  transferOut,
  vendorSource,
  type WinSource,
  win,
  withPayoutHeld,
} from './vendor-acts.ts';

/** One member's wallet transaction among others of the same database transaction. */
export type RunTogether = LedgerModule['runWalletTransaction'];

export interface LedgerModule extends LedgerService, LedgerReadModel {
  routes: HandlersOf<'balance' | 'transactions'>;
  /**
   * The hot path: decides from a wallet and the caller's facts, and writes the decided acts with the caller's rows, all or nothing, in one
   * call with all others that write at the moment. `WalletTransactionRequest` says how.
   */
  runWalletTransaction<Facts, Answer>(request: WalletTransactionRequest<Facts, Answer>): Promise<Answer>;
  /** Opens a jackpot pool with the operator's own money; see `pool-opening.ts`. */
  openPool(transaction: Database, opening: PoolOpening): Promise<void>;
  /**
   * Wallet transactions of several members in one database transaction: their accounts are held from its start, and what `work` booked is there
   * whole or, when it throws, not at all.
   */
  runTogether<Answer>(memberIds: readonly string[], work: (run: RunTogether) => Promise<Answer>): Promise<Answer>;
  /** Sets, changes or takes away a limit; returns the amount before. See `limit-settings.ts`. */
  setLimit(
    setting: LimitSetting,
    inSameTransaction?: (transaction: Database, beforeMinor: bigint | null) => Promise<unknown>,
  ): Promise<bigint | null>;
  /** The same in the caller's transaction. */
  setLimitIn(transaction: Database, setting: LimitSetting): Promise<bigint | null>;
  /** After the books were read into another server from a dump, puts their order before everything new; harmless otherwise. */
  healAfterRestore(): Promise<void>;
  /** Resolves when everything that was submitted is answered. */
  drained(): Promise<void>;
}

export interface LedgerDependencies {
  /** For reading statements. */
  database: Database;
  money: Pick<MoneyConnections, 'batchWriters' | 'connectionsPerBatchWriter' | 'reads'>;
  clock: Clock;
  newId: () => string;
  watcher?: BatchWatcher;
  /** Measures how long a write has waited; the process’s own by default. */
  elapsedMs?: () => number;
}

/** The only writer of money. */
export function createLedger(deps: LedgerDependencies): LedgerModule {
  const memberAccounts = createMemberAccounts(deps);
  const batchWriters = createBatchWriters({
    ...deps,
    connections: deps.money.batchWriters.map(batchWriterConnection),
    writers: deps.money.connectionsPerBatchWriter,
  });
  const operatorAccounts = createOperatorAccounts(deps);
  const runWalletTransaction = createWalletTransactions({
    ...deps,
    reads: deps.money.reads,
    batchWriters,
    cache: createWalletCache(),
    readWallet,
    refreshWallet: createWalletRefresh((memberIds) => readWallets(deps.money.reads, memberIds)),
    lockAccounts,
    runIn,
    memberAccounts,
    operatorAccounts,
  });
  const readModel = createLedgerReadModel({ database: deps.database, reads: deps.money.reads });
  return {
    ...createLedgerService({ runWalletTransaction, memberAccounts }),
    ...readModel,
    routes: ledgerRoutes(readModel),
    runWalletTransaction: (request) => runWalletTransaction(deps.money.reads, request),
    openPool: createPoolOpening({ clock: deps.clock, operatorAccounts, runIn }),
    runTogether: (memberIds, work) =>
      deps.money.reads.transaction().execute(async (transaction) => {
        await lockAccounts(transaction, memberIds);
        return work((request) => runWalletTransaction(transaction, request));
      }),
    setLimit: (setting, inSameTransaction) => setLimit(deps.database, deps.newId, setting, inSameTransaction),
    setLimitIn: (transaction, setting) => writeLimit(transaction, deps.newId, setting),
    healAfterRestore: async () => void (await sql`select heal_after_restore()`.execute(deps.database)),
    drained: batchWriters.drained,
  };
}

/** Statements of the books inside a caller's transaction. */
const runIn =
  (transaction: Database): RunStatement =>
  async ({ text, values }) => {
    const { rows } = await transaction.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    return rows.map((row) => Object.values(row));
  };
