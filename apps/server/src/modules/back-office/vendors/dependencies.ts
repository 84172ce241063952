import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { HeldPayoutAdmin } from '../../gateway/index.ts';
import type { ManualAdjustments } from '../adjustments/index.ts';

export interface VendorAdminDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'statement'>;
  manualAdjustments: Pick<ManualAdjustments, 'vendorAdminOf'>;
  payouts: HeldPayoutAdmin;
  noteReading: NoteReading;
}
