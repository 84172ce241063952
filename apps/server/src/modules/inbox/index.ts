import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createRecent } from '../../platform/recent.ts';
import type { BrandModule } from '../brand/index.ts';
import { type InboxRoutes, inboxRoutes } from './routes.ts';
import { createInboxStore } from './store.ts';

export { addAnnouncement, addHelpArticle, addPromotion } from './authoring.ts';
export type { AnnouncementText, ByLocale, HelpText } from './tables.ts';

export interface InboxModule {
  routes: InboxRoutes;
  /** Makes changed texts visible to this process at once; other processes see them within seconds. */
  forget(): void;
}

/** Every page asks for these: a brand's texts are kept this long. */
const freshMs = 5_000;

/** What a house writes to its visitors: notices, pop-up notices, promotions, news, help; and who has read what. */
export function createInbox(deps: {
  database: Database;
  clock: Clock;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf'>;
}): InboxModule {
  const { clock } = deps;
  const store = createInboxStore(deps.database);
  const announcements = createRecent({
    clock,
    lifeMs: freshMs,
    load: (brandId) => store.announcementsOf(brandId, clock.now()),
  });
  const help = createRecent({ clock, lifeMs: freshMs, load: store.helpOf });
  return {
    routes: inboxRoutes({ ...deps, store, announcements, help }),
    forget: () => {
      announcements.forget();
      help.forget();
    },
  };
}
