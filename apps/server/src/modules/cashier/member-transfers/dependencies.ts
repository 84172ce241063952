import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Failure } from '../../../platform/result.ts';
import type { LedgerModule, SqlStatement } from '../../ledger/index.ts';
import type { TransferRules } from './rules.ts';

type PasswordFault = Failure<
  'payment_password_wrong' | 'payment_password_locked' | 'payment_password_not_set' | 'service_unavailable'
>;

/** A transfer, for the message to its receiver. */
export interface TransferNotice {
  memberId: string;
  transferId: string;
  sender: string;
  amountMinor: bigint;
  currencyCode: string;
  note: string;
}

export interface TransferDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  ledger: Pick<LedgerModule, 'runTogether' | 'balanceOf'>;
  brands: { settingsOf(brandId: string): Promise<{ memberTransfers: TransferRules; timeZone: string }> };
  /** The message to the receiver, written in the transaction of the money. */
  notify: (notice: TransferNotice) => readonly SqlStatement[];
  payments: {
    /** Null for the member's right payment password. */
    checkPaymentPassword(memberId: string, value: string): Promise<PasswordFault | null>;
    /** Until when nothing may leave the account; null: nothing is held up. */
    coolingOffUntil(memberId: string): Promise<Date | null>;
  };
}
