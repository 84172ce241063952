import type { LocaleCode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import type { Result } from '../../platform/result.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import type { OutboxModule } from '../outbox/index.ts';

export interface StaffDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
  lookupHash: LookupHash;
  secretBox: SecretBox;
  brands: {
    introductionOf(brandId: string): Promise<{ name: string; defaultLanguage: LocaleCode }>;
    agesOf(brandId: string): Promise<{ shown: number[]; enforced: number }>;
    settingsOf(brandId: string): Promise<{ timeZone: string }>;
    publicOriginOf(brandId: string): Promise<string>;
  };
  outbox: Pick<OutboxModule, 'post'>;
  /** Argon2id. */
  hashPassword(password: string): Promise<Result<string, 'service_unavailable'>>;
  auditLog: Pick<AuditLogModule, 'append'>;
  background: Background;
  securityEvents: SecurityEvents;
}
