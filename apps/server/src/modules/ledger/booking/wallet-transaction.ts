import type { RawBuilder } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MemberAccountKind } from '../accounts.ts';
import type { Act } from './act.ts';
import { type RunStatement, writeBatch } from './batch/batch.ts';
import type { BatchOperation, BetRow, RoundRow } from './batch/batch-rows.ts';
import type { InSameTransaction, Verdict } from './batch-writer.ts';
import type { BatchWriters } from './batch-writers.ts';
import { type BookingPlan, planBooking } from './plan.ts';
import { createQueues } from './queue.ts';
import type { MemberAccounts } from './wallet/member-accounts.ts';
import type { OperatorAccounts } from './wallet/operator-accounts.ts';
import type { ActReference } from './wallet/store.ts';
import { balanceOf, type EarlierAct, type Wallet, type WalletBalance } from './wallet/wallet.ts';
import type { WalletCache } from './wallet/wallet-cache.ts';

export interface Booked {
  /** The first line of the first act, "batch-line"; null when no line was written. */
  ledgerId: string | null;
  balance: WalletBalance;
}

/** What a decision came to: an answer at once, or acts to be booked and the answers that follow. */
export type WalletDecision<Answer> =
  | { answer: Answer }
  | {
      acts: readonly Act[];
      /** The account whose turn is taken even when no money moves. */
      lockedAccount: MemberAccountKind;
      /** The vendor's session that must be alive at the write; its token's hash. */
      sessionHash?: Uint8Array | null;
      rounds?: readonly RoundRow[];
      bets?: readonly BetRow[];
      /** Further statements in the transaction of the booking. */
      inSameTransaction?: InSameTransaction;
      booked: (booked: Booked) => Answer;
      /**
       * What the next act's expectation is told. `before` is what was noted last, if every turn since then was taken here: whatever rests on
       * the accounts' turns still stands. Without it nothing is noted any more.
       */
      memo?: (before: unknown, booked: Booked) => unknown;
      /** When an account would become negative. */
      insufficient: Answer;
    };

/** Facts as they are expected, and acts of the wallet's past that the decision looks at. */
export interface CachedFacts<Facts> {
  facts: Facts;
  earlier?: readonly EarlierAct[];
}

export interface WalletTransactionRequest<Facts, Answer, Extra = undefined> {
  memberId: string;
  /** Ids whose earlier acts the decision looks at: at least those that it may book. */
  references: readonly ActReference[];
  /** Made only when it is needed: the expected case does without. */
  facts: () => RawBuilder<Facts>;
  /**
   * The facts as they are expected to be, to be told without reading: all new references new, the round new or as the last act left it. The
   * write proves what the decision rests on, and a decision that refuses is made again from what is read. Null: read. See `Decision.note`.
   */
  expected?: ((wallet: Wallet, memo: unknown) => CachedFacts<Facts> | null) | undefined;
  /** A question to somebody else that the decision needs, asked while nothing is locked. */
  ask?: (facts: Facts, now: Date) => Promise<Extra> | Extra;
  /** Must not write anything: it runs again when another act came between. */
  decide: (wallet: Wallet | null, facts: Facts, now: Date, asked: Extra | undefined) => WalletDecision<Answer>;
}

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
  lockAccounts: (transaction: Database, memberId: string) => Promise<void>;
  runIn: (transaction: Database) => RunStatement;
  operatorAccounts: OperatorAccounts;
  memberAccounts: MemberAccounts;
}

type Awaitable<T> = T | Promise<T>;
type Acts<Answer> = Exclude<WalletDecision<Answer>, { answer: Answer }>;
type Seen<Facts> = { wallet: Wallet | null; facts: Facts; isFromCache: boolean; memo: unknown };
type Write = (operation: BatchOperation, inSameTransaction: InSameTransaction | null) => Promise<Verdict>;
const again = Symbol('again');
/** The write was refused: what the decision rested on has changed, or an id of it was used before. */
const lost = Symbol('lost');
type Undecided = typeof again | typeof lost;
const isUndecided = (answer: unknown): answer is Undecided => answer === again || answer === lost;

/** How often an expectation that another process has overtaken is made anew from the wallet alone, before all is read. */
const expectedTries = 3;
/** Turns of one wallet never race in a process; only other processes make a turn fail. */
const optimisticTries = 6;

/**
 * One turn on a member's wallet: decide from what was seen, and write with all others that write at the moment, in one call that refuses
 * this act when what it rests on has changed meanwhile; then it is read anew and decided again. Nothing is locked while the program thinks.
 * After six lost turns, and inside a caller's transaction, the accounts are locked first, so that nobody starves.
 */
export function createWalletTransactions(deps: WalletTransactionDependencies) {
  const { clock, cache, reads } = deps;
  const inQueue = createQueues();

  /** A promise only where there is something to wait for: the expected case has the write alone. */
  const decideAndWrite = <Facts, Answer, Extra>(
    database: Database,
    request: WalletTransactionRequest<Facts, Answer, Extra>,
    seen: Seen<Facts>,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    const now = clock.now();
    const asked = request.ask?.(seen.facts, now);
    const decide = (answer: Extra | undefined) => {
      const decision = request.decide(seen.wallet, seen.facts, now, answer);
      return follow(database, decision, seen, now, write);
    };
    return asked instanceof Promise ? asked.then(decide) : decide(asked);
  };

  const follow = <Facts, Answer>(
    database: Database,
    decision: WalletDecision<Answer>,
    { wallet, isFromCache, memo }: Seen<Facts>,
    now: Date,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    if ('answer' in decision) return isFromCache ? again : decision.answer;
    if (!wallet) throw new TypeError('acts were decided for a member that does not exist');
    const planned = planBooking(wallet, decision.acts, decision.lockedAccount, now);
    if (planned.ok) return book(database, { wallet, memo, plan: planned.plan }, decision, write);
    if (isFromCache) return again;
    if (planned.fault.kind === 'insufficient') return decision.insufficient;
    return deps.memberAccounts.open(database, wallet, planned.fault.account).then(() => again);
  };

  const book = async <Answer>(
    database: Database,
    { wallet, memo, plan }: { wallet: Wallet; memo: unknown; plan: BookingPlan },
    decision: Acts<Answer>,
    write: Write,
  ): Promise<Answer | Undecided> => {
    const opening = deps.operatorAccounts.ensure(database, plan.operatorAccounts);
    if (opening) await opening;
    const verdict = await write(operationOf(wallet, plan, decision), decision.inSameTransaction ?? null);
    if (verdict.kind === 'refused') return lost;
    const booked = { ledgerId: verdict.ledgerId, balance: balanceOf(plan.walletAfter) };
    cache.keep(plan.walletAfter, decision.memo?.(memo, booked));
    return decision.booked(booked);
  };

  const read = async <Facts, Answer, Extra>(
    database: Database,
    request: WalletTransactionRequest<Facts, Answer, Extra>,
  ) => {
    const seen = await deps.readWallet(database, request.memberId, request.references, request.facts());
    return { ...seen, isFromCache: false, memo: undefined };
  };

  const expect = <Facts, Answer, Extra>(
    request: WalletTransactionRequest<Facts, Answer, Extra>,
  ): Seen<Facts> | null => {
    const known = request.expected && cache.get(request.memberId);
    if (!known) return null;
    const memo = cache.noteOf(request.memberId);
    const cachedFacts = request.expected?.(known, memo);
    if (!cachedFacts) return null;
    const { facts, earlier } = cachedFacts;
    return { wallet: earlier ? { ...known, earlier } : known, facts, isFromCache: true, memo };
  };

  /** Null: without the notes nothing can be expected, or the wallet stands as it was, so the write was refused for something else. */
  const expectAnew = async <Facts, Answer, Extra>(
    request: WalletTransactionRequest<Facts, Answer, Extra>,
    { wallet: seen }: Seen<Facts>,
  ): Promise<Seen<Facts> | null> => {
    if (!seen || !request.expected?.(seen, undefined)) return null;
    const wallet = await deps.refreshWallet(request.memberId);
    if (!wallet || isUnchanged(wallet, seen)) return null;
    cache.keep(wallet);
    return expect(request);
  };

  /** Money is written by the batch writers, whatever is read before. */
  const runOwnWalletTransaction = async <Facts, Answer, Extra>(
    request: WalletTransactionRequest<Facts, Answer, Extra>,
  ): Promise<Answer> => {
    const { memberId } = request;
    const write: Write = (operation, inSameTransaction) =>
      deps.batchWriters.submit(memberId, operation, inSameTransaction);
    try {
      let cachedFacts = expect(request);
      for (let tries = 1; cachedFacts !== null; tries += 1) {
        const answer = await decideAndWrite(reads, request, cachedFacts, write);
        if (!isUndecided(answer)) return answer;
        cachedFacts = answer === lost && tries < expectedTries ? await expectAnew(request, cachedFacts) : null;
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

  const runWalletTransactionInside = async <Facts, Answer, Extra>(
    transaction: Database,
    request: WalletTransactionRequest<Facts, Answer, Extra>,
  ): Promise<Answer> => {
    const run = deps.runIn(transaction);
    const write: Write = async (operation, inSameTransaction) => {
      const { refused, ledgerIds } = await writeBatch(run, [operation], clock.now());
      if (refused.size > 0) return { kind: 'refused' };
      await inSameTransaction?.(run);
      return { kind: 'booked', ledgerId: ledgerIds[0] ?? null };
    };
    try {
      // The second time an account was opened that the decision needs.
      for (let tries = 0; tries < 3; tries += 1) {
        await deps.lockAccounts(transaction, request.memberId);
        const answer = await decideAndWrite(transaction, request, await read(transaction, request), write);
        if (!isUndecided(answer)) return answer;
      }
      throw new Error('a wallet could not get its turn');
    } finally {
      // What a transaction did is not certain before its end.
      cache.forget(request.memberId);
    }
  };

  return <Facts, Answer, Extra = undefined>(
    database: Database,
    request: WalletTransactionRequest<Facts, Answer, Extra>,
  ): Promise<Answer> =>
    database.isTransaction
      ? runWalletTransactionInside(database, request)
      : inQueue(request.memberId, () => runOwnWalletTransaction(request));
}
export type RunWalletTransaction = ReturnType<typeof createWalletTransactions>;

const isUnchanged = (wallet: Wallet, seen: Wallet): boolean =>
  wallet.generation === seen.generation &&
  wallet.accounts.length === seen.accounts.length &&
  wallet.accounts.every(({ id, turn }) => seen.accounts.some((known) => known.id === id && known.turn === turn));

function operationOf(wallet: Wallet, plan: BookingPlan, decision: Acts<unknown>): BatchOperation {
  const { brandId, generation } = wallet;
  return {
    guard: { brandId, generation, sessionHash: decision.sessionHash ?? null },
    accounts: plan.accounts,
    days: plan.days,
    lines: plan.lines,
    rounds: decision.rounds ?? [],
    bets: decision.bets ?? [],
  };
}
