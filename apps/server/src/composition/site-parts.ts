import { createAgency } from '../modules/agency/index.ts';
import type { AuditLogModule } from '../modules/audit-log/index.ts';
import type { BrandModule } from '../modules/brand/index.ts';
import { createContent } from '../modules/content/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import { createLeaderboards } from '../modules/leaderboards/index.ts';
import type { LedgerModule } from '../modules/ledger/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { BuiltInVendor } from '../vendors/index.ts';
import type { Events } from './events.ts';
import { createJackpotPools } from './jackpot-pools.ts';

/** What stands around the games: announcements and help, winners and jackpots, referrals and requests. */
export function createSiteParts(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  events: Events;
  vendors: readonly BuiltInVendor[];
  auditLog: Pick<AuditLogModule, 'append'>;
  changeType: IdentityModule['changeType'];
  ledger: Pick<LedgerModule, 'jackpotPoolsOf'>;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'publicOriginOf' | 'forget'>;
  rankLevelOf: (memberId: string) => Promise<number>;
}) {
  const content = createContent(deps);
  deps.events.on('announcementsChanged', content.forget);
  const leaderboards = createLeaderboards({ ...deps, jackpotPools: createJackpotPools(deps) });
  const agency = createAgency(deps);
  return { lists: agency.lists, pictureOf: content.pictureOf, parts: [content, leaderboards, agency] as const };
}
