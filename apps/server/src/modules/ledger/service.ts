import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Act, correction, deposit, trialGrant, trialReset } from './acts.ts';
import type { TakeTurn } from './turn.ts';
import { accountOf, balanceOf, recall, type Wallet, type WalletBalance } from './wallet.ts';

/** `replay`: the act was booked before, nothing moved now. `conflict`: its id was used for another act. */
export type Booking =
  | { status: 'booked' | 'replay'; operationId: string | null; balance: WalletBalance }
  | { status: 'conflict' | 'insufficient' };

/** What opens a member's money accounts; `currency` is the currency's code. */
export interface AccountOpening {
  memberId: string;
  brandId: string;
  currency: string;
  /** A trial member gets a private play account instead of a cash account. */
  trial: boolean;
}

/**
 * The named movements. Each takes a connection or the caller's running transaction and is idempotent for ever by its reference. They
 * throw a TypeError for a member without the account that the movement needs.
 */
export function createLedgerService(deps: { clock: Clock; newId: () => string; takeTurn: TakeTurn }) {
  const book = (
    database: Database,
    references: { memberId: string; source: string; reference: string },
    actFor: (wallet: Wallet) => Act,
  ): Promise<Booking> =>
    deps.takeTurn<null, Booking>(database, {
      member: references.memberId,
      queue: references.memberId,
      references: [references],
      facts: sql<null>`null`,
      decide: (wallet) => {
        if (!wallet) throw new TypeError(`there is no member ${references.memberId}`);
        const act = actFor(wallet);
        const recollection = recall(wallet, act);
        if (recollection.standing === 'same') {
          return { answer: { status: 'replay', operationId: recollection.operationId, balance: balanceOf(wallet) } };
        }
        if (recollection.standing !== 'new') return { answer: { status: 'conflict' } };
        return {
          acts: [act],
          turnOn: act.postings[0]?.memberAccount ?? wallet.playAccount,
          alongside: [],
          booked: (booked) => ({ status: 'booked', ...booked }),
          insufficient: { status: 'insufficient' },
        };
      },
    });

  return {
    /** Opens the accounts of a new member; harmless to repeat. */
    openMemberAccounts: async (database: Database, opening: AccountOpening): Promise<void> => {
      await sql`
        insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
        values (${deps.newId()}, ${opening.brandId}, ${opening.memberId}, ${opening.trial ? 'trial' : 'cash'},
          ${opening.currency}, 0, ${deps.clock.now()})
        on conflict do nothing`.execute(database);
    },

    deposit: (database: Database, fields: Parameters<typeof deposit>[0]): Promise<Booking> =>
      book(database, { ...fields, source: 'cashier' }, () => deposit(fields)),

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
    ): Promise<Booking> => book(database, { ...fields, source: 'correction' }, () => correction(fields)),
  };
}
export type LedgerService = ReturnType<typeof createLedgerService>;
