import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { LedgerModule, SqlStatement } from '../../ledger/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { DepositMethod } from './methods.ts';

/** How a deposit ended, for the message to its member: one message for each order and end. */
export interface DepositNotice {
  memberId: string;
  orderId: string;
  state: 'PAID' | 'EXPIRED' | 'FAILED' | 'REVERSED';
  amountMinor: bigint;
  currencyCode: string;
}

export interface DepositDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  ledger: Pick<LedgerModule, 'runWalletTransaction'>;
  brands: { settingsOf(brandId: string): Promise<{ depositMethods: readonly DepositMethod[] }> };
  /** By their codes. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** The club rank of a member. */
  rankOf(memberId: string): Promise<number>;
  /** Campaigns that a deposit may take with it; none by default. */
  promotions?: {
    /** Whether a member may choose the campaign now. */
    mayTake(memberId: string, brand: RequestBrand, promotionId: string, requestId: string): Promise<boolean>;
    /** Notes the choice; the same order again changes nothing. */
    take(memberId: string, brand: RequestBrand, promotionId: string, orderId: string): Promise<void>;
  };
  /** The message to the member, written in the step's own transaction. */
  notify: (notice: DepositNotice) => readonly SqlStatement[];
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}
