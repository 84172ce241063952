import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ReportDependencies {
  /** Where figures are read: the database, or a replica of it. */
  reportsDatabase: Database;
  clock: Clock;
  brands: { settingsOf(brandId: string): Promise<{ timeZone: string }> };
}
