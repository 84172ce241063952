import type { ExportableList } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';

export interface ExportDependencies {
  database: Database;
  /** Where lists are read: the database, or a replica of it. */
  reportsDatabase: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  lists: ListsOf<ExportableList>;
  /** An account as it is now at a brand; null when it may not work there any more. */
  staffAt(
    staffId: string,
    brandId: string,
  ): Promise<Pick<RequestStaff, 'id' | 'brandId' | 'permissions' | 'permissionsEverywhere' | 'forAllBrands'> | null>;
}
