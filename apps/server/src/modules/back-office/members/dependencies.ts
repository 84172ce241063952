import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { BetsModule } from '../../bets/index.ts';
import type { IdentityModule } from '../../identity/index.ts';
import type { LedgerModule } from '../../ledger/index.ts';
import type { ManualAdjustments } from '../adjustments/index.ts';
import type { CorrectionDependencies } from '../corrections/index.ts';

export interface MemberAdminDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  identity: Pick<
    IdentityModule,
    | 'blockMember'
    | 'unblockMember'
    | 'maskedContactsOf'
    | 'findByContact'
    | 'coolingOffUntil'
    | 'standingOf'
    | 'setStanding'
    | 'demandNewPassword'
  >;
  ledger: Pick<LedgerModule, 'balanceOf' | 'statement'>;
  manualAdjustments: Pick<ManualAdjustments, 'correctBalance' | 'setLimit'>;
  bets: Pick<BetsModule, 'record'>;
  /** Members whose payout account has this holder or this whole number. */
  findPayees(brandId: string, text: string): Promise<{ memberId: string; label: string }[]>;
  brands: CorrectionDependencies['brands'];
  noteReading: NoteReading;
}
