import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/crypto/ids.ts';
import { createLookupHash } from '../../../../platform/crypto/lookup-hash.ts';
import { createSecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { fail } from '../../../../platform/result.ts';
import { createAuditLog } from '../../../audit-log/index.ts';
import type { LedgerModule } from '../../../ledger/index.ts';
import { createMoneyOut, type MoneyOut } from '../../index.ts';
import type { PaymentProvider } from '../../providers/provider.ts';
import type { WithdrawalSettings } from '../dependencies.ts';

export const paymentPassword = '246810';
const secret = 'a secret of at least thirty-two characters';

export const testSettings: WithdrawalSettings = {
  enabled: true,
  minMinor: 1_000n,
  maxMinor: 500_000n,
  perDay: 3,
  freePerDay: 3,
  feeBasisPoints: 100,
  feeMinMinor: 50n,
  fourEyesAboveMinor: 400_000n,
  accountWaitHours: 24,
  maxAccounts: 3,
  expectedMinutes: 60,
  confirmMinutes: 60,
  appealDays: 7,
  mayCancel: true,
  routes: [],
};

/** Withdrawals over a real database, with an identity of the test's own. */
export function createTestMoneyOut(of: {
  database: Database;
  clock: Clock;
  ledger: LedgerModule;
  provider: PaymentProvider;
  settings: WithdrawalSettings;
  alarms: string[];
  failures: unknown[];
  levels: ReadonlyMap<string, number>;
  requiredLevel: { value: number };
  /** Members who have a second factor and have not given it. */
  askedForFactor: ReadonlySet<string>;
  /** Members whose withdrawals a risk rule holds. */
  held: ReadonlySet<string>;
  run: (work: () => Promise<unknown>) => void;
}): MoneyOut {
  const { database, clock, ledger } = of;
  const realNames = new Map<string, string>();
  return createMoneyOut({
    ...{ database, clock, newId, ledger },
    auditLog: createAuditLog({ database, clock, anchorPath: '/nowhere' }),
    secretBox: createSecretBox(secret),
    lookupHash: createLookupHash(secret),
    brands: { settingsOf: async () => ({ timeZone: 'UTC', withdrawals: of.settings }) },
    identity: {
      checkPaymentPassword: async (_memberId, value) =>
        value === paymentPassword ? null : fail('payment_password_wrong'),
      secondFactorFault: async ({ id }) => (of.askedForFactor.has(id) ? fail('second_factor_required') : null),
      realNameOf: async (memberId) => realNames.get(memberId) ?? null,
      setFirstRealName: async (memberId, name) => {
        if (!realNames.has(memberId)) realNames.set(memberId, name);
        return realNames.get(memberId) ?? name;
      },
      coolingOffUntil: async () => null,
      hasPaymentPassword: async () => true,
    },
    identityCheck: {
      levelForWithdrawal: async () => of.requiredLevel.value,
      levelOf: async (memberId) => of.levels.get(memberId) ?? 0,
    },
    providers: () => [of.provider],
    holdsWithdrawals: async (_transaction, { memberId }) => of.held.has(memberId),
    notify: (notice) => [
      {
        name: 'test_notice',
        text: 'insert into test_notices (reference, kind) values ($1, $2) on conflict do nothing',
        values: [notice.reference, notice.kind],
      },
    ],
    mail: async (notice) => [
      {
        name: 'test_mail',
        text: 'insert into test_notices (reference, kind) values ($1, $2)',
        values: [notice.reference, `${notice.kind} by mail`],
      },
    ],
    notifyAdded: async (transaction, { accountId }) => {
      await sql`insert into test_notices (reference, kind) values (${accountId}, 'payoutAccountAdded')`.execute(
        transaction,
      );
    },
    background: { run: of.run },
    raiseAlarm: ({ code }) => void of.alarms.push(code),
    onFailure: (error) => void of.failures.push(error),
    noteReading: async () => undefined,
  });
}
