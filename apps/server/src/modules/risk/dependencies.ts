import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NoteReading } from '../../platform/log/staff-readings.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import type { CollusionPairs } from './facts.ts';

export interface RiskDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  collusionPairs: CollusionPairs;
  noteReading: NoteReading;
}
