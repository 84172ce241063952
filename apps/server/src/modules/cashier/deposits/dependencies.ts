import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import type { LedgerModule } from '../../ledger/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { DepositMethod } from './methods.ts';

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
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}
