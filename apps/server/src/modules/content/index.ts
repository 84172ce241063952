import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import type { BrandModule } from '../brand/index.ts';
import { createPictures, type Pictures } from './desk/pictures.ts';
import { type ContentDeskRoutes, contentDeskRoutes } from './desk/routes.ts';
import { type ContentRoutes, contentRoutes } from './routes.ts';
import { createContentStore } from './store.ts';

export {
  addAnnouncement,
  addBanner,
  addHelpArticle,
  addPromotion,
  type NewPromotion,
  publishPromotion,
  withdrawPromotion,
} from './authoring.ts';
export type { AnnouncementText, BannerText, ByLocale, HelpText } from './schema.ts';

export interface ContentModule {
  routes: ContentRoutes & ContentDeskRoutes;
  /** The WebP of a picture that the brand's staff added; null: it has none of this id. */
  pictureOf: Pictures['read'];
  /** Makes changed texts visible to this process at once; other processes see them within seconds. */
  forget(): void;
}

/** Every page asks for these: a brand's texts are kept this long. */
const freshMs = 5_000;

/** What an operator writes to its visitors: banners, notices, pop-up notices, promotions, news, help; and who has read what. */
export function createContent(deps: {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'forget'>;
  rankLevelOf: (memberId: string) => Promise<number>;
}): ContentModule {
  const { clock } = deps;
  const store = createContentStore(deps.database);
  const banners = createTtlMemo({ clock, lifeMs: freshMs, load: store.bannersOf });
  const announcements = createTtlMemo({
    clock,
    lifeMs: freshMs,
    load: (brandId) => store.announcementsOf(brandId, clock.now()),
  });
  const help = createTtlMemo({ clock, lifeMs: freshMs, load: store.helpOf });
  const forget = () => {
    for (const memo of [banners, announcements, help]) memo.forget();
  };
  const pictures = createPictures(deps);
  const desk = contentDeskRoutes({
    ...deps,
    pictures,
    // Anchors of help and the brand's own texts are a part of what is known of a brand.
    forget: () => {
      forget();
      deps.brands.forget();
    },
  });
  return {
    routes: { ...contentRoutes({ ...deps, store, banners, announcements, help }), ...desk },
    pictureOf: pictures.read,
    forget,
  };
}
