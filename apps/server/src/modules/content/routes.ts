import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf, RequestVisitor } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { TtlMemo } from '../../platform/ttl-memo.ts';
import type { BrandModule } from '../brand/index.ts';
import { announcementsIn, askedBy } from './announcements.ts';
import { type BannerRow, bannersIn } from './banners.ts';
import { articlesIn } from './help.ts';
import { type Reader, visitor as stranger } from './readers.ts';
import type { Readership } from './schema.ts';
import type { AnnouncementRow, ContentStore } from './store.ts';

export type ContentRoutes = HandlersOf<'listAnnouncements' | 'announcementReads' | 'readAnnouncements' | 'helpCenter'>;

export function contentRoutes(deps: {
  store: ContentStore;
  clock: Clock;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf'>;
  rankLevelOf: (memberId: string) => Promise<number>;
  banners: TtlMemo<BannerRow[]>;
  announcements: TtlMemo<AnnouncementRow[]>;
  help: TtlMemo<Awaited<ReturnType<ContentStore['helpOf']>>>;
}): ContentRoutes {
  const { store, clock, brands } = deps;
  const readsOf = async (memberId: string, brandId: string) =>
    ok({ ids: await store.readsOf(memberId, brandId, clock.now()) });
  /** The rank is read where something asks for one. */
  const readerOf = async ({ member }: RequestVisitor, pieces: readonly Readership[]): Promise<Reader> => {
    if (member === null) return stranger;
    const asksForRank = pieces.some(({ min_rank }) => min_rank > 0);
    return { isMember: true, rank: asksForRank ? await deps.rankLevelOf(member.id) : 0 };
  };
  return {
    listAnnouncements: async ({ brand, data, visitor }) => {
      const asked = askedBy(data.types);
      const [banners, rows] = await Promise.all([
        asked.banners ? deps.banners.get(brand.id) : [],
        asked.lists.size > 0 ? deps.announcements.get(brand.id) : [],
      ]);
      const reader = await readerOf(visitor, [...banners, ...rows]);
      const at = clock.now();
      return ok({
        banners: bannersIn(banners, data.language, reader, at),
        ...announcementsIn(rows, asked, data.language, reader, at),
      });
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
