import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MoneyConnections } from '../../platform/database/money-connections.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { RunStatement } from './batch.ts';
import { createHouseAccounts } from './house-accounts.ts';
import type { LaneWatcher } from './lane.ts';
import { createLanes, laneConnection } from './lanes.ts';
import { type LimitSetting, setLimit } from './limit-settings.ts';
import { createMemberAccounts } from './member-accounts.ts';
import { createLedgerReadModel, type LedgerReadModel } from './read-model.ts';
import { ledgerRoutes } from './routes.ts';
import { createLedgerService, type LedgerService } from './service.ts';
import { lockAccounts, readWallet, readWallets } from './store.ts';
import { createTurns, type TurnRequest } from './turn.ts';
import { createWalletCache } from './wallet-cache.ts';
import { createWalletRefresh } from './wallet-refresh.ts';

export { type PlayAccountKind, playAccountOf } from './accounts.ts';
export type { Act } from './act.ts';
export type { BetRow, RoundRow } from './batch-rows.ts';
export { deposit } from './house-acts.ts';
export { type Alongside, LaneOverloadedError, type LaneWatcher } from './lane.ts';
export type { LimitSetting } from './limit-settings.ts';
export { type LimitReached, limitOfDeposit, limitOfStake } from './limits.ts';
export { BalanceBeyondBoundError } from './plan.ts';
export { holdFloat, holdPools, isPoolShort, type PoolBalance, type PoolClaim } from './pools.ts';
export type { StatementLine } from './read-model.ts';
export type { AccountOpening, Booking } from './service.ts';
export type { Booked, Decision, TurnRequest } from './turn.ts';
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
export {
  accountOf,
  balanceOf,
  type EarlierAct,
  earlierAct,
  isTakenBack,
  recall,
  type Wallet,
  type WalletBalance,
} from './wallet.ts';

export interface LedgerModule extends LedgerService, LedgerReadModel {
  routes: HandlersOf<'balance' | 'transactions'>;
  /**
   * The hot path: decides from a wallet and the caller's facts, and writes the decided acts with the caller's rows, all or nothing, in one
   * call with all others that write at the moment. See `TurnRequest` and `Decision`.
   */
  takeTurn<Facts, Answer, Asked = undefined>(request: TurnRequest<Facts, Answer, Asked>): Promise<Answer>;
  /** Sets, changes or takes away a limit; answers the amount before. See `limit-settings.ts`. */
  setLimit(
    setting: LimitSetting,
    alongside?: (transaction: Database, beforeMinor: bigint | null) => Promise<unknown>,
  ): Promise<bigint | null>;
  /** After the books were read into another server from a dump, puts their order before everything new; harmless otherwise. */
  healAfterRestore(): Promise<void>;
  /** Resolves when everything that was submitted is answered. */
  drained(): Promise<void>;
}

export interface LedgerDependencies {
  /** For reading statements. */
  database: Database;
  money: Pick<MoneyConnections, 'lanes' | 'writersOfLane' | 'reads'>;
  clock: Clock;
  newId: () => string;
  watcher?: LaneWatcher;
  /** By which a write is told how long it has waited; the process's own by default. */
  elapsedMs?: () => number;
}

/** The only writer of money. */
export function createLedger(deps: LedgerDependencies): LedgerModule {
  const memberAccounts = createMemberAccounts(deps);
  const lanes = createLanes({
    ...deps,
    connections: deps.money.lanes.map(laneConnection),
    writers: deps.money.writersOfLane,
  });
  const takeTurn = createTurns({
    ...deps,
    reads: deps.money.reads,
    lanes,
    cache: createWalletCache(),
    readWallet,
    refreshWallet: createWalletRefresh((memberIds) => readWallets(deps.money.reads, memberIds)),
    lockAccounts,
    runIn,
    memberAccounts,
    houseAccounts: createHouseAccounts(deps),
  });
  const readModel = createLedgerReadModel({ database: deps.database, reads: deps.money.reads });
  return {
    ...createLedgerService({ takeTurn, memberAccounts }),
    ...readModel,
    routes: ledgerRoutes(readModel),
    takeTurn: (request) => takeTurn(deps.money.reads, request),
    setLimit: (setting, alongside) => setLimit(deps.database, deps.newId, setting, alongside),
    healAfterRestore: async () => void (await sql`select heal_after_restore()`.execute(deps.database)),
    drained: lanes.drained,
  };
}

/** Statements of the books inside a caller's transaction. */
const runIn =
  (transaction: Database): RunStatement =>
  async ({ text, values }) => {
    const { rows } = await transaction.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    return rows.map((row) => Object.values(row));
  };
