import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { LedgerModule } from '../../ledger/index.ts';
import type { ManualAdjustments } from '../adjustments/index.ts';
import type { CorrectionBounds } from './rules.ts';

export interface CorrectionDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  ledger: Pick<LedgerModule, 'balanceOf'>;
  manualAdjustments: Pick<ManualAdjustments, 'correctBalance'>;
  brands: { settingsOf(brandId: string): Promise<{ corrections: CorrectionBounds }> };
  /** The kind of a member of the brand; undefined: there is none of that id. */
  typeOf(brandId: string, memberId: string): Promise<number | undefined>;
  noteReading: NoteReading;
}
