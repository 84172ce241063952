import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { NoteReading } from '../../platform/log/staff-readings.ts';
import { createPayoutAccounts, type PayoutAccountDependencies } from './payout-accounts/index.ts';
import { createWithdrawals, type WithdrawalDependencies } from './withdrawals/index.ts';

export type { PayoutAccountNotice } from './payout-accounts/index.ts';
export type { WithdrawalNotice } from './withdrawals/index.ts';

export type MoneyOutDependencies = Omit<WithdrawalDependencies, 'accounts'> & {
  secretBox: SecretBox;
  lookupHash: LookupHash;
  noteReading: NoteReading;
  notifyAdded: PayoutAccountDependencies['notifyAdded'];
};

/** How money leaves the operator: accounts of members, withdrawals, and what is said about their payments. */
export function createMoneyOut(deps: MoneyOutDependencies) {
  const accounts = createPayoutAccounts(deps);
  const withdrawals = createWithdrawals({ ...deps, accounts });
  return { ...withdrawals, routes: { ...accounts.routes, ...withdrawals.routes } };
}
export type MoneyOut = ReturnType<typeof createMoneyOut>;
