import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../../platform/database/sql-statement.ts';
import type { Act } from './booking/act.ts';
import type { MemberAccounts } from './booking/wallet/member-accounts.ts';
import { accountOf, balanceOf, findReplay, type Wallet, type WalletBalance } from './booking/wallet/wallet.ts';
import type { RunWalletTransaction } from './booking/wallet-transaction.ts';
import {
  correction,
  decidePayout,
  deposit,
  holdWithdrawal,
  payWithdrawal,
  releaseWithdrawal,
  trialGrant,
  trialReset,
} from './operator-acts.ts';

/**
 * `replay`: the act was booked before, nothing moved now. `conflict`: its id was used for another act, or the hold that it ends has
 * ended already.
 */
export type Booking =
  | { status: 'booked' | 'replay'; ledgerId: string | null; balance: WalletBalance }
  | { status: 'conflict' | 'insufficient' };

/** What opens a member's money accounts; `currency` is the currency's code. */
export interface AccountOpening {
  memberId: string;
  brandId: string;
  currency: string;
  /** A trial member gets a private play account instead of a cash account. */
  trial: boolean;
}

interface Options {
  /** Written with the act or not at all, such as a line of the audit log. */
  statements?: readonly SqlStatement[];
}

/**
 * The named movements. Each takes a connection or the caller's running transaction and is idempotent for ever by its reference. They
 * throw a TypeError for a member without the account that the movement needs.
 */
export function createLedgerService(deps: {
  runWalletTransaction: RunWalletTransaction;
  memberAccounts: MemberAccounts;
}) {
  const book = (
    database: Database,
    references: { memberId: string; source: string; reference: string; holdReference?: string },
    actFor: (wallet: Wallet) => Act,
    { statements = [] }: Options = {},
  ): Promise<Booking> => {
    const { memberId, source, reference, holdReference } = references;
    const ids = holdReference === undefined ? [reference] : [reference, holdReference];
    return deps.runWalletTransaction<null, Booking>(database, {
      memberId,
      references: ids.map((id) => ({ source, reference: id })),
      facts: () => sql<null>`null`,
      decide: ({ wallet }) => {
        if (!wallet) throw new TypeError(`there is no member ${memberId}`);
        const act = actFor(wallet);
        const replayed = findReplay(wallet, act);
        if (replayed.status === 'same') {
          return { answer: { status: 'replay', ledgerId: replayed.ledgerId, balance: balanceOf(wallet) } };
        }
        if (replayed.status !== 'new' || !isEndOfOpenHold(wallet, act)) return { answer: { status: 'conflict' } };
        return {
          acts: [act],
          lockedAccount: wallet.playAccount,
          statements,
          booked: (booked) => ({ answer: { status: 'booked', ...booked } }),
          insufficient: { status: 'insufficient' },
        };
      },
    });
  };

  return {
    /** Opens the accounts of a new member; harmless to repeat. */
    openMemberAccounts: async (database: Database, opening: AccountOpening): Promise<void> => {
      const { currency: currencyCode, trial, ...member } = opening;
      await deps.memberAccounts.insert(database, { ...member, currencyCode, kind: trial ? 'trial' : 'cash' });
    },

    deposit: (database: Database, fields: Parameters<typeof deposit>[0], options?: Options): Promise<Booking> =>
      book(database, { ...fields, source: 'cashier' }, () => deposit(fields), options),

    /** Pending: locks the money of a withdrawal. */
    holdWithdrawal: (
      database: Database,
      fields: Parameters<typeof holdWithdrawal>[0],
      options?: Options,
    ): Promise<Booking> => book(database, { ...fields, source: 'cashier' }, () => holdWithdrawal(fields), options),

    /** Posts a pending withdrawal: the locked money leaves. A hold is paid or released, once. */
    payWithdrawal: (
      database: Database,
      fields: Parameters<typeof payWithdrawal>[0],
      options?: Options,
    ): Promise<Booking> => book(database, { ...fields, source: 'cashier' }, () => payWithdrawal(fields), options),

    /** Voids a pending withdrawal: the locked money goes back. */
    releaseWithdrawal: (
      database: Database,
      fields: Parameters<typeof releaseWithdrawal>[0],
      options?: Options,
    ): Promise<Booking> => book(database, { ...fields, source: 'cashier' }, () => releaseWithdrawal(fields), options),

    /** Gives a payout that waited for a person to the member, or back to the operator. */
    decidePayout: (
      database: Database,
      fields: Parameters<typeof decidePayout>[0],
      options?: Options,
    ): Promise<Booking> => book(database, { ...fields, source: 'held' }, () => decidePayout(fields), options),

    /** Gives a trial member his play balance. */
    grantTrial: (
      database: Database,
      grant: { memberId: string; amountMinor: bigint; reference: string },
    ): Promise<Booking> => book(database, { ...grant, source: 'trial' }, () => trialGrant(grant)),

    /** Brings a trial balance back to `toMinor`. */
    resetTrial: (
      database: Database,
      reset: { memberId: string; toMinor: bigint; reference: string },
    ): Promise<Booking> =>
      book(database, { ...reset, source: 'trial' }, (wallet) =>
        trialReset({ ...reset, differenceMinor: reset.toMinor - accountOf(wallet, 'trial').balanceMinor }),
      ),

    /** Gives (positive) or takes (negative) cash by a new transfer; what is booked is never changed. */
    correct: (
      database: Database,
      fields: { memberId: string; amountMinor: bigint; reference: string; reason: string },
      options?: Options,
    ): Promise<Booking> => book(database, { ...fields, source: 'correction' }, () => correction(fields), options),
  };
}
export type LedgerService = ReturnType<typeof createLedgerService>;

/** An act that ends a hold needs the very hold, of the same member and amount, and still open. */
function isEndOfOpenHold(wallet: Wallet, act: Act): boolean {
  if (act.resolves === undefined) return true;
  const hold = wallet.earlier.find(({ source, reference }) => source === act.source && reference === act.resolves);
  const [held] = hold?.postings ?? [];
  return (
    hold !== undefined &&
    hold.memberId === act.memberId &&
    hold.resolvedBy === null &&
    held?.movement === 'withdrawalHold' &&
    held.amountMinor === act.postings[0]?.amountMinor
  );
}
