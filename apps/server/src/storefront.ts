import { createAgency } from './modules/agency/index.ts';
import type { AuditLogModule } from './modules/audit-log/index.ts';
import type { BrandModule } from './modules/brand/index.ts';
import { studioVendorCode } from './modules/catalogue/index.ts';
import { type ContentModule, createContent } from './modules/content/index.ts';
import type { IdentityModule } from './modules/identity/index.ts';
import { createLeaderboards, type LeaderboardsModule } from './modules/leaderboards/index.ts';
import type { LedgerModule } from './modules/ledger/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { linkedJackpotPools } from './vendors/studio/index.ts';

export interface Storefront {
  content: ContentModule;
  routes: ContentModule['routes'] & LeaderboardsModule['routes'] & ReturnType<typeof createAgency>['routes'];
}

/** What stands around the games: announcements and help, winners, referrals and requests. */
export function createStorefront(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  changeType: IdentityModule['changeType'];
  ledger: Pick<LedgerModule, 'jackpotPoolsOf'>;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf' | 'publicOriginOf'>;
}): Storefront {
  const content = createContent(deps);
  const agency = createAgency(deps);
  const leaderboards = createLeaderboards({
    ...deps,
    jackpotPools: (operator) =>
      deps.ledger.jackpotPoolsOf({ ...operator, vendorCode: studioVendorCode, pools: linkedJackpotPools }),
  });
  return { content, routes: { ...content.routes, ...leaderboards.routes, ...agency.routes } };
}
