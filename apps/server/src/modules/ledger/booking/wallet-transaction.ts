import type { RawBuilder } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type RunStatement, writeBatch } from './batch/batch.ts';
import type { BatchOperation } from './batch/batch-rows.ts';
import type { Verdict } from './batch-writer.ts';
import type { BatchWriters } from './batch-writers.ts';
import { type BookingPlan, planBooking } from './plan.ts';
import { createQueues } from './queue.ts';
import type { MemberAccounts } from './wallet/member-accounts.ts';
import type { OperatorAccounts } from './wallet/operator-accounts.ts';
import type { ActReference } from './wallet/store.ts';
import { balanceOf, type Wallet } from './wallet/wallet.ts';
import type { WalletCache } from './wallet/wallet-cache.ts';
import type {
  Awaitable,
  SeenWallet,
  WalletBooking,
  WalletDecision,
  WalletTransactionRequest,
} from './wallet-protocol.ts';

/** Reads a wallet with facts; see store.ts. */
export type ReadWallet = <Facts>(
  database: Database,
  memberId: string,
  references: readonly ActReference[],
  facts: RawBuilder<Facts>,
) => Promise<{ wallet: Wallet | null; facts: Facts }>;

/** A wallet as it stands now, without its past; null: there is no such member. */
export type RefreshWallet = (memberId: string) => Promise<Wallet | null>;

export interface WalletTransactionDependencies {
  clock: Clock;
  /** Connections of money alone. */
  reads: Database;
  batchWriters: BatchWriters;
  cache: WalletCache;
  readWallet: ReadWallet;
  refreshWallet: RefreshWallet;
  lockAccounts: (transaction: Database, memberIds: readonly string[]) => Promise<void>;
  runIn: (transaction: Database) => RunStatement;
  operatorAccounts: OperatorAccounts;
  memberAccounts: MemberAccounts;
}

type Write = (operation: BatchOperation) => Promise<Verdict>;
const again = Symbol('again');
/** The write was refused: what the decision rested on has changed, or an id of it was used before. */
const lost = Symbol('lost');
type Undecided = typeof again | typeof lost;
const isUndecided = (answer: unknown): answer is Undecided => answer === again || answer === lost;

/** How often a cached wallet that another process has overtaken is reread alone, before everything is read. */
const cachedTries = 3;
/** Bookings of one wallet never race in a process; only other processes make one fail. */
const optimisticTries = 6;

/**
 * Runs requests of `wallet-protocol.ts`, one at a time for each member. Nothing is locked while the program thinks; after six lost tries,
 * and inside a caller's transaction, the accounts are locked first, so that nobody starves.
 */
export function createWalletTransactions(deps: WalletTransactionDependencies) {
  const { clock, cache, reads } = deps;
  const inQueue = createQueues();

  /** A promise only where there is something to wait for: the cached case has the write alone. */
  const decideAndWrite = <Facts, Answer>(
    database: Database,
    request: WalletTransactionRequest<Facts, Answer>,
    seen: SeenWallet<Facts>,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    const now = clock.now();
    const decision = request.decide(seen, now);
    return decision instanceof Promise
      ? decision.then((decided) => follow(database, decided, seen, now, write))
      : follow(database, decision, seen, now, write);
  };

  const follow = <Facts, Answer>(
    database: Database,
    decision: WalletDecision<Answer>,
    { wallet, isFromCache }: SeenWallet<Facts>,
    now: Date,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    if ('answer' in decision) return isFromCache ? again : decision.answer;
    if (!wallet) throw new TypeError('acts were decided for a member that does not exist');
    const planned = planBooking(wallet, decision.acts, decision.lockedAccount, now);
    if (planned.ok) return book(database, { wallet, plan: planned.plan }, decision, write);
    if (isFromCache) return again;
    if (planned.fault.kind === 'insufficient') return decision.insufficient;
    return deps.memberAccounts.open(database, wallet, planned.fault.account).then(() => again);
  };

  const book = async <Answer>(
    database: Database,
    { wallet, plan }: { wallet: Wallet; plan: BookingPlan },
    booking: WalletBooking<Answer>,
    write: Write,
  ): Promise<Answer | Undecided> => {
    const opening = deps.operatorAccounts.ensure(database, plan.operatorAccounts);
    if (opening) await opening;
    const verdict = await write(operationOf(wallet, plan, booking));
    if (verdict.kind === 'refused') return lost;
    const { answer, memo } = booking.booked({ ledgerId: verdict.ledgerId, balance: balanceOf(plan.walletAfter) });
    cache.keep(plan.walletAfter, memo);
    return answer;
  };

  const read = async <Facts, Answer>(database: Database, request: WalletTransactionRequest<Facts, Answer>) => {
    const seen = await deps.readWallet(database, request.memberId, request.references, request.facts());
    return { ...seen, memo: undefined, isFromCache: false };
  };

  const fromCache = <Facts, Answer>(request: WalletTransactionRequest<Facts, Answer>): SeenWallet<Facts> | null => {
    const wallet = request.cachedFacts && cache.get(request.memberId);
    if (!wallet) return null;
    const memo = cache.memoOf(request.memberId);
    const cached = request.cachedFacts?.(wallet, memo);
    if (!cached) return null;
    const { facts, earlier } = cached;
    return { wallet: earlier ? { ...wallet, earlier } : wallet, facts, memo, isFromCache: true };
  };

  /** Null: the facts rest on the memo, or the wallet stands as it was, so that the write was refused for something else. */
  const fromRereadWallet = async <Facts, Answer>(
    request: WalletTransactionRequest<Facts, Answer>,
    { wallet: seen }: SeenWallet<Facts>,
  ): Promise<SeenWallet<Facts> | null> => {
    if (!seen || !request.cachedFacts?.(seen, undefined)) return null;
    const wallet = await deps.refreshWallet(request.memberId);
    if (!wallet || isUnchanged(wallet, seen)) return null;
    cache.keep(wallet);
    return fromCache(request);
  };

  /** Money is written by the batch writers, whatever is read before. */
  const runOwnWalletTransaction = async <Facts, Answer>(
    request: WalletTransactionRequest<Facts, Answer>,
  ): Promise<Answer> => {
    const { memberId } = request;
    const write: Write = (operation) => deps.batchWriters.submit(memberId, operation);
    try {
      let seen = fromCache(request);
      for (let tries = 1; seen !== null; tries += 1) {
        const answer = await decideAndWrite(reads, request, seen, write);
        if (!isUndecided(answer)) return answer;
        seen = answer === lost && tries < cachedTries ? await fromRereadWallet(request, seen) : null;
      }
      for (let tries = 0; tries < optimisticTries; tries += 1) {
        const answer = await decideAndWrite(reads, request, await read(reads, request), write);
        if (!isUndecided(answer)) return answer;
      }
      return await reads.transaction().execute((transaction) => runWalletTransactionInside(transaction, request));
    } catch (error) {
      cache.forget(memberId);
      throw error;
    }
  };

  const runWalletTransactionInside = async <Facts, Answer>(
    transaction: Database,
    request: WalletTransactionRequest<Facts, Answer>,
  ): Promise<Answer> => {
    const run = deps.runIn(transaction);
    const write: Write = async (operation) => {
      const { refused, ledgerIds } = await writeBatch(run, [operation], clock.now());
      if (refused.size > 0) return { kind: 'refused' };
      for (const statement of operation.statements) await run(statement);
      return { kind: 'booked', ledgerId: ledgerIds[0] ?? null };
    };
    try {
      // The second time an account was opened that the decision needs.
      for (let tries = 0; tries < 3; tries += 1) {
        await deps.lockAccounts(transaction, [request.memberId]);
        const answer = await decideAndWrite(transaction, request, await read(transaction, request), write);
        if (!isUndecided(answer)) return answer;
      }
      throw new Error('a wallet could not be locked');
    } finally {
      // What a transaction did is not certain before its end.
      cache.forget(request.memberId);
    }
  };

  return <Facts, Answer>(database: Database, request: WalletTransactionRequest<Facts, Answer>): Promise<Answer> =>
    database.isTransaction
      ? runWalletTransactionInside(database, request)
      : inQueue(request.memberId, () => runOwnWalletTransaction(request));
}
export type RunWalletTransaction = ReturnType<typeof createWalletTransactions>;

const isUnchanged = (wallet: Wallet, seen: Wallet): boolean =>
  wallet.generation === seen.generation &&
  wallet.accounts.length === seen.accounts.length &&
  wallet.accounts.every(({ id, turn }) => seen.accounts.some((known) => known.id === id && known.turn === turn));

function operationOf(wallet: Wallet, plan: BookingPlan, booking: WalletBooking<unknown>): BatchOperation {
  const { brandId, generation } = wallet;
  return {
    guard: { brandId, generation, sessionHash: booking.sessionHash ?? null },
    accounts: plan.accounts,
    days: plan.days,
    lines: plan.lines,
    rounds: booking.rounds ?? [],
    bets: booking.bets ?? [],
    statements: booking.statements ?? [],
  };
}
