import { type AuditLogModule, staffAct } from '../modules/audit-log/index.ts';
import type { BrandModule } from '../modules/brand/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import type { LedgerModule } from '../modules/ledger/index.ts';
import { createProtection } from '../modules/protection/index.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import { createStaffReadings } from '../platform/log/staff-readings.ts';

/** Player protection with what it needs of members and books. */
export const createProtectionParts = (deps: {
  database: Database;
  clock: Clock;
  ledger: Pick<LedgerModule, 'limitsOf' | 'setLimitIn'>;
  identity: Pick<IdentityModule, 'samePerson' | 'endSessionsOf' | 'forgetSessions'>;
  brands: Pick<BrandModule, 'settingsOf'>;
  auditLog: Pick<AuditLogModule, 'append'>;
  securityEvents: Pick<SecurityEvents, 'record'>;
}) =>
  createProtection({
    ...deps,
    newId,
    noteReading: createStaffReadings(deps),
    recordStaffAct: (transaction, by, act) => deps.auditLog.append(transaction, staffAct(by, deps.clock.now(), act)),
  });
