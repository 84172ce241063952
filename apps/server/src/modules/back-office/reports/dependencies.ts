import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ReportDependencies {
  database: Database;
  clock: Clock;
  brands: { settingsOf(brandId: string): Promise<{ timeZone: string }> };
}
