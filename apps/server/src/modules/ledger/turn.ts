import type { RawBuilder } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MemberAccountKind } from './accounts.ts';
import type { Act } from './acts.ts';
import type { HouseAccounts } from './house-accounts.ts';
import { planBooking } from './plan.ts';
import { createQueues } from './queue.ts';
import { type ActReference, lockAccounts, type MemberReference, readWallet, writeBooking } from './store.ts';
import type { Wallet, WalletBalance } from './wallet.ts';

export interface Booked {
  /** The id of the first act's operation; null when the turn kept none. */
  operationId: string | null;
  balance: WalletBalance;
}

/** What a decision came to: an answer at once, or acts to be booked and the answers that follow. */
export type Decision<Answer> =
  | { answer: Answer }
  | {
      acts: readonly Act[];
      /** The account whose turn is taken even when no money moves. */
      turnOn: MemberAccountKind;
      /** Parts of the writing statement: see `writeBooking`. */
      alongside: readonly RawBuilder<unknown>[];
      booked: (booked: Booked) => Answer;
      /** When an account would become negative. */
      insufficient: Answer;
    };

export interface TurnRequest<Facts, Answer, Asked = undefined> {
  member: MemberReference;
  /** Turns of the same queue wait for each other in this process, because only one of them could succeed at a time. */
  queue: string;
  /** Ids whose earlier acts the decision looks at: at least those that it may book. */
  references: readonly ActReference[];
  facts: RawBuilder<Facts>;
  /** A question to somebody else that the decision needs, asked while nothing is locked. */
  ask?: (facts: Facts, now: Date) => Promise<Asked>;
  /** Must not write anything: it runs again when another act came between. */
  decide: (wallet: Wallet | null, facts: Facts, now: Date, asked: Asked | undefined) => Decision<Answer>;
}

type Attempt<Answer, Asked> = { done: true; answer: Answer } | { done: false; asked: Asked | undefined };

/** Turns of one queue never race, so only other processes, and other queues of the same wallet, make a turn fail. */
const optimisticTries = 3;
const lockedTries = 3;
const uniqueViolation = '23505';

/**
 * One turn on a member's wallet: read everything in one statement, decide, write everything in one statement that does nothing if
 * another act took its turn in between; then all is done again. Nothing is locked while the program thinks. After three lost turns,
 * and inside a caller's transaction, the member's accounts are locked first, so that nobody starves.
 */
export function createTurns(deps: { clock: Clock; newId: () => string; houseAccounts: HouseAccounts }) {
  const inQueue = createQueues();

  const attempt = async <Facts, Answer, Asked>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
    asked: { answer: Asked | undefined } | null,
  ): Promise<Attempt<Answer, Asked>> => {
    const now = deps.clock.now();
    const { wallet, facts } = await readWallet(database, request.member, request.references, request.facts);
    const known = asked ? asked.answer : await request.ask?.(facts, now);
    const decision = request.decide(wallet, facts, now, known);
    if ('answer' in decision) return { done: true, answer: decision.answer };
    if (!wallet) throw new TypeError('acts were decided for a member that does not exist');
    const plan = planBooking(wallet, decision.acts, decision.turnOn, deps.newId);
    if (!plan) return { done: true, answer: decision.insufficient };
    await deps.houseAccounts.ensure(database, plan.houseAccounts);
    if (!(await wroteBooking(database, plan, now, decision.alongside))) return { done: false, asked: known };
    const booked = { operationId: plan.operations[0]?.id ?? null, balance: plan.balanceAfter };
    return { done: true, answer: decision.booked(booked) };
  };

  /** Asks nobody but the database, over this one connection: a lock must not wait for a free one. */
  const attemptLocked = <Facts, Answer, Asked>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
    asked: Asked | undefined,
  ) =>
    database.transaction().execute(async (transaction) => {
      await lockAccounts(transaction, request.member);
      return attempt(transaction, request, { answer: asked });
    });

  const takeTurnOfItsOwn = async <Facts, Answer, Asked>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> => {
    let asked: Asked | undefined;
    for (let tries = 0; tries < optimisticTries + lockedTries; tries += 1) {
      const isLocked = tries >= optimisticTries;
      const tried = await (isLocked ? attemptLocked(database, request, asked) : attempt(database, request, null)).catch(
        // In a locked attempt the id was taken by another member's act; the transaction is over, read again.
        (error: unknown) => (isUniqueViolation(error) ? null : Promise.reject(error)),
      );
      if (tried?.done) return tried.answer;
      if (tried) asked = tried.asked;
    }
    throw new Error('a wallet could not get its turn');
  };

  const takeTurnInside = async <Facts, Answer, Asked>(
    transaction: Database,
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> => {
    await lockAccounts(transaction, request.member);
    const tried = await attempt(transaction, request, null);
    if (!tried.done) throw new Error('a locked wallet changed');
    return tried.answer;
  };

  return <Facts, Answer, Asked = undefined>(
    database: Database,
    request: TurnRequest<Facts, Answer, Asked>,
  ): Promise<Answer> =>
    database.isTransaction
      ? takeTurnInside(database, request)
      : inQueue(request.queue, () => takeTurnOfItsOwn(database, request));
}
export type TakeTurn = ReturnType<typeof createTurns>;

/** False: another act came between, or took the same permanent id; inside a transaction the latter is an error that ends it. */
async function wroteBooking(...parameters: Parameters<typeof writeBooking>): Promise<boolean> {
  try {
    return await writeBooking(...parameters);
  } catch (error) {
    if (isUniqueViolation(error) && !parameters[0].isTransaction) return false;
    throw error;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
