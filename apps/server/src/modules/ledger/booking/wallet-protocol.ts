import type { RawBuilder } from 'kysely';
import type { SqlStatement } from '../../../platform/database/sql-statement.ts';
import type { MemberAccountKind } from '../accounts.ts';
import type { Act } from './act.ts';
import type { BetRow, RoundRow } from './batch/batch-rows.ts';
import type { ActReference } from './wallet/store.ts';
import type { EarlierAct, Wallet, WalletBalance } from './wallet/wallet.ts';

export type Awaitable<T> = T | Promise<T>;

/** What a decision is made from: a wallet and the caller's facts, read together or cached. */
export interface SeenWallet<Facts> {
  /** Null: there is no such member. */
  wallet: Wallet | null;
  facts: Facts;
  /** What `booked` of the member's last booking kept; only while every booking since was made here and nothing was read. */
  memo: unknown;
  isFromCache: boolean;
}

/** Facts without reading, and those earlier acts of the references that they know. */
export interface CachedFacts<Facts> {
  facts: Facts;
  earlier?: readonly EarlierAct[];
}

/**
 * How money of one member is moved, the only way:
 *
 * 1. **Read.** The ledger reads the wallet, the earlier acts of `references` and the caller's `facts` in one statement without a lock, or
 *    takes the wallet from its cache where `cachedFacts` returns the facts.
 * 2. **Decide.** `decide` returns an answer or a booking; it may wait for others, and writes nothing.
 * 3. **Book.** A booking is data: all of it is written in one transaction with others of that moment, or nothing is.
 * 4. **Again.** When what was seen has changed, when an answer rests on the cache, or when an account must be opened first, everything is
 *    read and `decide` is called again.
 * 5. **Answer.** After the commit `booked` makes the answer, and what is kept beside the cached wallet for the next decision.
 */
export interface WalletTransactionRequest<Facts, Answer> {
  memberId: string;
  /** Ids whose earlier acts the decision looks at: at least those that it may book. */
  references: readonly ActReference[];
  /** A JSON expression over `member`; made only when it is needed. */
  facts: () => RawBuilder<Facts>;
  /**
   * The facts if all new ids are new, and the round is new or as the last booking left it; null: read. The write proves what the decision
   * rests on.
   */
  cachedFacts?: ((wallet: Wallet, memo: unknown) => CachedFacts<Facts> | null) | undefined;
  decide: (seen: SeenWallet<Facts>, now: Date) => Awaitable<WalletDecision<Answer>>;
}

export type WalletDecision<Answer> = { answer: Answer } | WalletBooking<Answer>;

export interface WalletBooking<Answer> {
  acts: readonly Act[];
  /** The account whose version moves even when no money does. */
  lockedAccount: MemberAccountKind;
  /** The vendor's session that must be alive at the write; its token's hash. */
  sessionHash?: Uint8Array | null;
  rounds?: readonly RoundRow[];
  bets?: readonly BetRow[];
  /** Further statements in the same transaction. */
  statements?: readonly SqlStatement[];
  /** Without a memo the one before is dropped. */
  booked: (booked: Booked) => { answer: Answer; memo?: unknown };
  /** The answer when an account would become negative. */
  insufficient: Answer;
}

export interface Booked {
  /** The first line of the first act, "batch-line"; null when no line was written. */
  ledgerId: string | null;
  balance: WalletBalance;
}
