import type { RawBuilder } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { Act, LedgerModule, SqlStatement } from '../../ledger/index.ts';
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
  /** Of the withdrawal and its step: one message for each kind of it. */
  reference: string;
  amountMinor: bigint;
  currencyCode: string;
  reason: string;
  until: Date | null;
}

/** A running bonus as its own module knows it; the cashier hands its facts on unread. */
export interface BonusesAtWithdrawal {
  /** SQL: the running bonus, null without one. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts are the other module's own
  facts(memberId: string): RawBuilder<any>;
  /** Minor units that would be lost; null: nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts are the other module's own
  atStakeMinor(facts: any): bigint | null;
  end(
    // biome-ignore lint/suspicious/noExplicitAny: the facts are the other module's own
    facts: any,
    of: { memberId: string; currencyCode: string; at: Date },
  ): { acts: readonly Act[]; statements: readonly SqlStatement[] };
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
  /** Bonuses that end with a withdrawal; by default there are none. */
  bonuses?: BonusesAtWithdrawal;
  /** Whether risk rules keep a member's withdrawals for people; by default there are none. It writes with the transaction. */
  holdsWithdrawals?: (
    transaction: Database,
    of: { brandId: string; memberId: string; currencyCode: string },
  ) => Promise<boolean>;
  /** The message to the member, written in the step's own transaction. */
  notify: (notice: WithdrawalNotice) => readonly SqlStatement[];
  /** The same as a mail, for what the member must not miss; ready before the step, because it is sealed. */
  mail: (notice: WithdrawalNotice) => Promise<readonly SqlStatement[]>;
  /** Work that no answer waits for. */
  background: { run(work: () => Promise<unknown>): void };
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}
