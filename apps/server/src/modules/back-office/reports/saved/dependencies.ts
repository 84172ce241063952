import type { LocaleCode } from '@baize/contract';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { RequestStaff } from '../../../../platform/http/handlers.ts';
import type { AuditLogModule } from '../../../audit-log/index.ts';
import type { OutboxModule } from '../../../outbox/index.ts';
import type { ReportDependencies } from '../dependencies.ts';

export interface SavedReportDependencies extends ReportDependencies {
  database: Database;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  secretBox: Pick<SecretBox, 'open'>;
  outbox: Pick<OutboxModule, 'post'>;
  brands: ReportDependencies['brands'] & {
    introductionOf(brandId: string): Promise<{ name: string; defaultLanguage: LocaleCode }>;
    publicOriginOf(brandId: string): Promise<string>;
  };
  /** An account as it is now at a brand; null when it may not work there any more. */
  staffAt(
    staffId: string,
    brandId: string,
  ): Promise<Pick<RequestStaff, 'id' | 'brandId' | 'permissions' | 'permissionsEverywhere' | 'forAllBrands'> | null>;
}
