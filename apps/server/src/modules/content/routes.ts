import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { TtlMemo } from '../../platform/ttl-memo.ts';
import type { BrandModule } from '../brand/index.ts';
import { announcementsIn, askedBy } from './announcements.ts';
import { articlesIn } from './help.ts';
import type { AnnouncementRow, ContentStore } from './store.ts';

export type ContentRoutes = HandlersOf<'listAnnouncements' | 'announcementReads' | 'readAnnouncements' | 'helpCenter'>;

export function contentRoutes(deps: {
  store: ContentStore;
  clock: Clock;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'bannersOf'>;
  announcements: TtlMemo<AnnouncementRow[]>;
  help: TtlMemo<Awaited<ReturnType<ContentStore['helpOf']>>>;
}): ContentRoutes {
  const { store, clock, brands } = deps;
  const readsOf = async (memberId: string, brandId: string) =>
    ok({ ids: await store.readsOf(memberId, brandId, clock.now()) });
  return {
    listAnnouncements: async ({ brand, data }) => {
      const asked = askedBy(data.types);
      const [banners, rows] = await Promise.all([
        asked.banners ? brands.bannersOf(brand.id, data.language) : [],
        asked.lists.size > 0 ? deps.announcements.get(brand.id) : [],
      ]);
      return ok({ banners, ...announcementsIn(rows, asked, data.language, clock.now()) });
    },
    announcementReads: ({ member, brand }) => readsOf(member.id, brand.id),
    readAnnouncements: async ({ member, brand, body }) => {
      await store.addReads(member.id, brand.id, body.ids, clock.now());
      return readsOf(member.id, brand.id);
    },
    helpCenter: async ({ brand, query }) => {
      const [rows, { name }, settings] = await Promise.all([
        deps.help.get(brand.id),
        brands.introductionOf(brand.id),
        brands.settingsOf(brand.id),
      ]);
      return ok({ articles: articlesIn(rows, query.language, { name, settings }) });
    },
  };
}
