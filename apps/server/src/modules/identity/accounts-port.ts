import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** What identity asks of the ledger; the first two run inside the transaction that makes the member. */
export interface MemberAccounts {
  /** `currency` is the currency's code. A trial member gets a private play account instead of a cash account. */
  openMemberAccounts(
    transaction: DatabaseTransaction,
    opening: { memberId: string; brandId: string; currency: string; trial: boolean },
  ): Promise<unknown>;
  /** Gives a trial member his play balance; every status but `booked` moved nothing. */
  grantTrial(
    transaction: DatabaseTransaction,
    grant: { memberId: string; amountMinor: bigint; reference: string },
  ): Promise<{ status: string }>;
  /** Brings a trial member's balance back to what he was given; the same reference again does nothing. */
  resetTrial(
    database: Database,
    reset: { memberId: string; toMinor: bigint; reference: string },
  ): Promise<{ status: string }>;
}
