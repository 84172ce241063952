import { type AgencyModule, createAgency } from './modules/agency/index.ts';
import type { BrandModule } from './modules/brand/index.ts';
import { createInbox, type InboxModule } from './modules/inbox/index.ts';
import { createShowcase, type ShowcaseModule } from './modules/showcase/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';

export interface Storefront {
  inbox: InboxModule;
  agency: AgencyModule;
  routes: InboxModule['routes'] & ShowcaseModule['routes'] & AgencyModule['routes'];
}

/** What stands around the games: announcements and help, winners, referrals and requests. */
export function createStorefront(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf'>;
}): Storefront {
  const inbox = createInbox(deps);
  const agency = createAgency(deps);
  return { inbox, agency, routes: { ...inbox.routes, ...createShowcase(deps).routes, ...agency.routes } };
}
