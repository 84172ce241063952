import type { RawBuilder } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MemberAccountKind } from './accounts.ts';
import type { Act } from './acts.ts';
import type { HouseAccounts } from './house-accounts.ts';
import { planBooking } from './plan.ts';
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

export interface TurnRequest<Facts, Answer> {
  member: MemberReference;
  /** Ids whose earlier acts the decision looks at: at least those that it may book. */
  references: readonly ActReference[];
  facts: RawBuilder<Facts>;
  /** Must not write anything: it runs again when another act came between. */
  decide: (wallet: Wallet | null, facts: Facts, now: Date) => Decision<Answer> | Promise<Decision<Answer>>;
}

const optimisticTries = 3;
const lockedTries = 5;
const uniqueViolation = '23505';

/**
 * One turn on a member's wallet: read everything in one statement, decide, write everything in one statement that does nothing if
 * another act took its turn in between; then all is done again. Nothing is locked while the program thinks. After three lost turns
 * the member's accounts are locked first, so that nobody starves. Runs inside the caller's transaction when given one.
 */
export function createTurns(deps: { clock: Clock; newId: () => string; houseAccounts: HouseAccounts }) {
  const attempt = async <Facts, Answer>(
    database: Database,
    request: TurnRequest<Facts, Answer>,
  ): Promise<{ answer: Answer } | null> => {
    const now = deps.clock.now();
    const { wallet, facts } = await readWallet(database, request.member, request.references, request.facts);
    const decision = await request.decide(wallet, facts, now);
    if ('answer' in decision) return decision;
    if (!wallet) throw new TypeError('acts were decided for a member that does not exist');
    const plan = planBooking(wallet, decision.acts, decision.turnOn, deps.newId);
    if (!plan) return { answer: decision.insufficient };
    await deps.houseAccounts.ensure(database, plan.houseAccounts);
    if (!(await writeBooking(database, plan, now, decision.alongside))) return null;
    return { answer: decision.booked({ operationId: plan.operations[0]?.id ?? null, balance: plan.balanceAfter }) };
  };

  const attemptLocked = <Facts, Answer>(database: Database, request: TurnRequest<Facts, Answer>) =>
    database.transaction().execute(async (transaction) => {
      await lockAccounts(transaction, request.member);
      return attempt(transaction, request);
    });

  const takeTurnOfItsOwn = async <Facts, Answer>(database: Database, request: TurnRequest<Facts, Answer>) => {
    for (let tries = 0; tries < optimisticTries + lockedTries; tries += 1) {
      const run = tries < optimisticTries ? attempt : attemptLocked;
      const done = await run(database, request).catch((error: unknown) => {
        // Another member's act, or another process, took the same permanent id between reading and writing: read again.
        if (isUniqueViolation(error)) return null;
        throw error;
      });
      if (done) return done.answer;
    }
    throw new Error('a wallet could not get its turn');
  };

  const takeTurnInside = async <Facts, Answer>(transaction: Database, request: TurnRequest<Facts, Answer>) => {
    await lockAccounts(transaction, request.member);
    const done = await attempt(transaction, request);
    if (!done) throw new Error('a locked wallet changed');
    return done.answer;
  };

  return <Facts, Answer>(database: Database, request: TurnRequest<Facts, Answer>): Promise<Answer> =>
    database.isTransaction ? takeTurnInside(database, request) : takeTurnOfItsOwn(database, request);
}
export type TakeTurn = ReturnType<typeof createTurns>;

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
