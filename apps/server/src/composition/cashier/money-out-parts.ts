import type { AuditLogModule } from '../../modules/audit-log/index.ts';
import type { BrandModule } from '../../modules/brand/index.ts';
import { createMoneyOut, type MoneyOutDependencies, type PaymentProvider } from '../../modules/cashier/index.ts';
import type { LedgerModule } from '../../modules/ledger/index.ts';
import type { MessagesModule } from '../../modules/messages/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createLookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import { createStaffReadings } from '../../platform/log/staff-readings.ts';
import type { Members } from '../member-parts.ts';
import { createMemberMails } from '../notices/member-mails.ts';
import { payoutAccountMessage, withdrawalMessage } from '../notices/member-notices.ts';

/** Withdrawals with what they need of members, books and providers. */
export const createMoneyOutParts = (deps: {
  database: Database;
  clock: Clock;
  secret: string;
  secretBox: SecretBox;
  ledger: LedgerModule;
  auditLog: Pick<AuditLogModule, 'append' | 'statement'>;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf'>;
  members: Pick<Members, 'identity' | 'background' | 'outbox'>;
  paymentProviders: readonly PaymentProvider[];
  messages: Pick<MessagesModule, 'statement' | 'send'>;
  bonuses: NonNullable<MoneyOutDependencies['bonuses']>;
  holdsWithdrawals: NonNullable<MoneyOutDependencies['holdsWithdrawals']>;
  securityEvents: Pick<SecurityEvents, 'record'>;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}) => {
  const mail = createMemberMails({ ...deps, ...deps.members });
  return createMoneyOut({
    ...deps,
    newId,
    lookupHash: createLookupHash(deps.secret),
    identity: deps.members.identity,
    background: deps.members.background,
    identityCheck: deps.members.identity.identityCheck,
    providers: () => deps.paymentProviders,
    notify: (notice) => [deps.messages.statement(withdrawalMessage(notice))],
    mail: (notice) => mail(withdrawalMessage(notice)),
    notifyAdded: (transaction, notice) => deps.messages.send(transaction, payoutAccountMessage(notice)),
    noteReading: createStaffReadings(deps),
  });
};
