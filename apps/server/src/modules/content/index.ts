import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';
import type { BrandModule } from '../brand/index.ts';
import { type ContentRoutes, contentRoutes } from './routes.ts';
import { createContentStore } from './store.ts';

export {
  addAnnouncement,
  addHelpArticle,
  addPromotion,
  type NewPromotion,
  publishPromotion,
  withdrawPromotion,
} from './authoring.ts';
export type { AnnouncementText, ByLocale, HelpText } from './schema.ts';

export interface ContentModule {
  routes: ContentRoutes;
  /** Makes changed texts visible to this process at once; other processes see them within seconds. */
  forget(): void;
}

/** Every page asks for these: a brand's texts are kept this long. */
const freshMs = 5_000;

/** What an operator writes to its visitors: notices, pop-up notices, promotions, news, help; and who has read what. */
export function createContent(deps: {
  database: Database;
  clock: Clock;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf'>;
}): ContentModule {
  const { clock } = deps;
  const store = createContentStore(deps.database);
  const announcements = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: (brandId) => store.announcementsOf(brandId, clock.now()),
  });
  const help = createTtlMemo({ clock, lifeMs: freshMs, load: store.helpOf });
  return {
    routes: contentRoutes({ ...deps, store, announcements, help }),
    forget: () => {
      announcements.forget();
      help.forget();
    },
  };
}
