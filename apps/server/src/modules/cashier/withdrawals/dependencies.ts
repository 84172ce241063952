import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { LedgerModule, SqlStatement } from '../../ledger/index.ts';
import type { PayeeIdentity, PayoutAccounts } from '../payout-accounts/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';

export type WithdrawalSettings = BrandSettings['withdrawals'];

/** A step of a withdrawal, for the message to its member. */
export interface WithdrawalNotice {
  memberId: string;
  kind:
    | 'approved'
    | 'refused'
    | 'paid'
    | 'receiptDue'
    | 'receiptLastCall'
    | 'autoReceived'
    | 'forced'
    | 'partDecided'
    | 'disputeDecided'
    | 'reopened';
  /** Of the withdrawal and its step: the same kind of it is told once. */
  reference: string;
  amountMinor: bigint;
  currencyCode: string;
  reason: string;
  until: Date | null;
}

export interface WithdrawalDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  ledger: Pick<LedgerModule, 'runWalletTransaction' | 'walletOf'>;
  auditLog: Pick<AuditLogModule, 'append' | 'statement'>;
  brands: { settingsOf(brandId: string): Promise<Pick<BrandSettings, 'timeZone' | 'withdrawals'>> };
  identity: PayeeIdentity & {
    coolingOffUntil(memberId: string): Promise<Date | null>;
    hasPaymentPassword(memberId: string): Promise<boolean>;
  };
  accounts: PayoutAccounts;
  /** Those that pay out; asked each time, because they come and go with the settings. */
  providers: () => readonly PaymentProvider[];
  identityCheck: {
    /** The level that a withdrawal of this amount asks for; 0: none. */
    levelForWithdrawal(brandId: string, amountMinor: bigint): Promise<number>;
    levelOf(memberId: string): Promise<number>;
  };
  /** The message to the member, written in the step's own transaction. */
  notify: (notice: WithdrawalNotice) => readonly SqlStatement[];
  /** Work that no answer waits for. */
  background: { run(work: () => Promise<unknown>): void };
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}
