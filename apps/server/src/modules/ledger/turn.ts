import type { RawBuilder } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MemberAccountKind } from './accounts.ts';
import type { Act } from './act.ts';
import { type RunStatement, writeBatch } from './batch.ts';
import type { BatchOperation, BetRow, RoundRow } from './batch-rows.ts';
import type { HouseAccounts } from './house-accounts.ts';
import type { Alongside, Verdict } from './lane.ts';
import type { Lanes } from './lanes.ts';
import type { MemberAccounts } from './member-accounts.ts';
import { type BookingPlan, planBooking } from './plan.ts';
import { createQueues } from './queue.ts';
import type { ActReference } from './store.ts';
import { balanceOf, type EarlierAct, type Wallet, type WalletBalance } from './wallet.ts';
import type { WalletCache } from './wallet-cache.ts';

export interface Booked {
  /** The first line of the first act, "batch-line"; null when no line was written. */
  ledgerId: string | null;
  balance: WalletBalance;
}

/** What a decision came to: an answer at once, or acts to be booked and the answers that follow. */
export type Decision<Answer> =
  | { answer: Answer }
  | {
      acts: readonly Act[];
      /** The account whose turn is taken even when no money moves. */
      turnOn: MemberAccountKind;
      /** The vendor's session that must be alive at the write; its token's hash. */
      sessionHash?: Uint8Array | null;
      rounds?: readonly RoundRow[];
      bets?: readonly BetRow[];
      /** Further statements in the transaction of the booking. */
      alongside?: Alongside;
      booked: (booked: Booked) => Answer;
      /**
       * What the next act's expectation is told. `before` is what was noted last, if every turn since then was taken here: whatever rests on
       * the accounts' turns still stands. Without it nothing is noted any more.
       */
      note?: (before: unknown, booked: Booked) => unknown;
      /** When an account would become negative. */
      insufficient: Answer;
    };

/** Facts as they are expected, and acts of the wallet's past that the decision looks at. */
export interface Expectation<Facts> {
  facts: Facts;
  earlier?: readonly EarlierAct[];
}

export interface TurnRequest<Facts, Answer, Asked = undefined> {
  memberId: string;
  /** Ids whose earlier acts the decision looks at: at least those that it may book. */
  references: readonly ActReference[];
  /** Made only when it is needed: the expected case does without. */
  facts: () => RawBuilder<Facts>;
  /**
   * The facts as they are expected to be, to be told without reading: all new references new, the round new or as the last act left it. The
   * write proves what the decision rests on, and a decision that refuses is made again from what is read. Null: read. See `Decision.note`.
   */
  expected?: ((wallet: Wallet, note: unknown) => Expectation<Facts> | null) | undefined;
  /** A question to somebody else that the decision needs, asked while nothing is locked. */
  ask?: (facts: Facts, now: Date) => Promise<Asked> | Asked;
  /** Must not write anything: it runs again when another act came between. */
  decide: (wallet: Wallet | null, facts: Facts, now: Date, asked: Asked | undefined) => Decision<Answer>;
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

export interface TurnDependencies {
  clock: Clock;
  /** Connections of money alone. */
  reads: Database;
  lanes: Lanes;
  cache: WalletCache;
  readWallet: ReadWallet;
  refreshWallet: RefreshWallet;
  lockAccounts: (transaction: Database, memberId: string) => Promise<void>;
  runIn: (transaction: Database) => RunStatement;
  houseAccounts: HouseAccounts;
  memberAccounts: MemberAccounts;
}

type Awaitable<T> = T | Promise<T>;
type Acts<Answer> = Exclude<Decision<Answer>, { answer: Answer }>;
type Seen<Facts> = { wallet: Wallet | null; facts: Facts; isExpectation: boolean; note: unknown };
type Write = (operation: BatchOperation, alongside: Alongside | null) => Promise<Verdict>;
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
export function createTurns(deps: TurnDependencies) {
  const { clock, cache, reads } = deps;
  const inQueue = createQueues();

  /** A promise only where there is something to wait for: the expected case has the write alone. */
  const decideAndWrite = <Facts, Answer, Asked>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
    seen: Seen<Facts>,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    const now = clock.now();
    const asked = request.ask?.(seen.facts, now);
    const decide = (answer: Asked | undefined) => {
      const decision = request.decide(seen.wallet, seen.facts, now, answer);
      return follow(database, decision, seen, now, write);
    };
    return asked instanceof Promise ? asked.then(decide) : decide(asked);
  };

  const follow = <Facts, Answer>(
    database: Database,
    decision: Decision<Answer>,
    { wallet, isExpectation, note }: Seen<Facts>,
    now: Date,
    write: Write,
  ): Awaitable<Answer | Undecided> => {
    if ('answer' in decision) return isExpectation ? again : decision.answer;
    if (!wallet) throw new TypeError('acts were decided for a member that does not exist');
    const planned = planBooking(wallet, decision.acts, decision.turnOn, now);
    if (planned.ok) return book(database, { wallet, note, plan: planned.plan }, decision, write);
    if (isExpectation) return again;
    if (planned.fault.kind === 'insufficient') return decision.insufficient;
    return deps.memberAccounts.open(database, wallet, planned.fault.account).then(() => again);
  };

  const book = async <Answer>(
    database: Database,
    { wallet, note, plan }: { wallet: Wallet; note: unknown; plan: BookingPlan },
    decision: Acts<Answer>,
    write: Write,
  ): Promise<Answer | Undecided> => {
    const opening = deps.houseAccounts.ensure(database, plan.houseAccounts);
    if (opening) await opening;
    const verdict = await write(operationOf(wallet, plan, decision), decision.alongside ?? null);
    if (verdict.kind === 'refused') return lost;
    const booked = { ledgerId: verdict.ledgerId, balance: balanceOf(plan.walletAfter) };
    cache.keep(plan.walletAfter, decision.note?.(note, booked));
    return decision.booked(booked);
  };

  const read = async <Facts, Answer, Asked>(database: Database, request: TurnRequest<Facts, Answer, Asked>) => {
    const seen = await deps.readWallet(database, request.memberId, request.references, request.facts());
    return { ...seen, isExpectation: false, note: undefined };
  };

  const expect = <Facts, Answer, Asked>(request: TurnRequest<Facts, Answer, Asked>): Seen<Facts> | null => {
    const known = request.expected && cache.get(request.memberId);
    if (!known) return null;
    const note = cache.noteOf(request.memberId);
    const expectation = request.expected?.(known, note);
    if (!expectation) return null;
    const { facts, earlier } = expectation;
    return { wallet: earlier ? { ...known, earlier } : known, facts, isExpectation: true, note };
  };

  /** Null: without the notes nothing can be expected, or the wallet stands as it was, so the write was refused for something else. */
  const expectAnew = async <Facts, Answer, Asked>(
    request: TurnRequest<Facts, Answer, Asked>,
    { wallet: seen }: Seen<Facts>,
  ): Promise<Seen<Facts> | null> => {
    if (!seen || !request.expected?.(seen, undefined)) return null;
    const wallet = await deps.refreshWallet(request.memberId);
    if (!wallet || isUnchanged(wallet, seen)) return null;
    cache.keep(wallet);
    return expect(request);
  };

  /** Money is written by the lanes, whatever is read before. */
  const takeTurnOfItsOwn = async <Facts, Answer, Asked>(
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> => {
    const { memberId } = request;
    const write: Write = (operation, alongside) => deps.lanes.submit(memberId, operation, alongside);
    try {
      let expectation = expect(request);
      for (let tries = 1; expectation !== null; tries += 1) {
        const answer = await decideAndWrite(reads, request, expectation, write);
        if (!isUndecided(answer)) return answer;
        expectation = answer === lost && tries < expectedTries ? await expectAnew(request, expectation) : null;
      }
      for (let tries = 0; tries < optimisticTries; tries += 1) {
        const answer = await decideAndWrite(reads, request, await read(reads, request), write);
        if (!isUndecided(answer)) return answer;
      }
      return await reads.transaction().execute((transaction) => takeTurnInside(transaction, request));
    } catch (error) {
      cache.forget(memberId);
      throw error;
    }
  };

  const takeTurnInside = async <Facts, Answer, Asked>(
    transaction: Database,
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> => {
    const run = deps.runIn(transaction);
    const write: Write = async (operation, alongside) => {
      const { refused, ledgerIds } = await writeBatch(run, [operation], clock.now());
      if (refused.size > 0) return { kind: 'refused' };
      await alongside?.(run);
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

  return <Facts, Answer, Asked = undefined>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> =>
    database.isTransaction
      ? takeTurnInside(database, request)
      : inQueue(request.memberId, () => takeTurnOfItsOwn(request));
}
export type TakeTurn = ReturnType<typeof createTurns>;

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
