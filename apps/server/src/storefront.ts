import { createAgency } from './modules/agency/index.ts';
import type { AuditLogModule } from './modules/audit-log/index.ts';
import type { BrandModule } from './modules/brand/index.ts';
import { studioVendorCode } from './modules/catalogue/index.ts';
import type { IdentityModule } from './modules/identity/index.ts';
import { createInbox, type InboxModule } from './modules/inbox/index.ts';
import type { LedgerModule } from './modules/ledger/index.ts';
import { createShowcase, type ShowcaseModule } from './modules/showcase/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { linkedPots } from './vendors/studio/index.ts';

export interface Storefront {
  inbox: InboxModule;
  routes: InboxModule['routes'] & ShowcaseModule['routes'] & ReturnType<typeof createAgency>['routes'];
}

/** What stands around the games: announcements and help, winners, referrals and requests. */
export function createStorefront(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  changeType: IdentityModule['changeType'];
  ledger: Pick<LedgerModule, 'potsOf'>;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf' | 'publicOriginOf'>;
}): Storefront {
  const inbox = createInbox(deps);
  const agency = createAgency(deps);
  const showcase = createShowcase({
    ...deps,
    pots: (house) => deps.ledger.potsOf({ ...house, vendorCode: studioVendorCode, pools: linkedPots }),
  });
  return { inbox, routes: { ...inbox.routes, ...showcase.routes, ...agency.routes } };
}
