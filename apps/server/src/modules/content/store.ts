import { type Database, withTables } from '../../platform/database/database.ts';
import type { ContentTables } from './schema.ts';

export type AnnouncementRow = Awaited<ReturnType<ContentStore['announcementsOf']>>[number];

export function createContentStore(anyDatabase: Database) {
  const database = withTables<ContentTables>(anyDatabase);

  /** What is published or will be, and is not over at this moment, in the order in which it is shown. */
  const announcementsOf = (brandId: string, at: Date) =>
    database
      .selectFrom('announcements')
      .leftJoin('announced_promotions', 'announced_promotions.announcement_id', 'announcements.id')
      .selectAll('announcements')
      .select([
        'announced_promotions.type',
        'announced_promotions.badges',
        'announced_promotions.starts_at as startsAt',
        'announced_promotions.closes_at as closesAt',
        'announced_promotions.linkage_type as linkageType',
        'announced_promotions.linkage_target as linkageTarget',
      ])
      .where('announcements.brand_id', '=', brandId)
      .where((where) => where.or([where('announcements.ends_at', 'is', null), where('announcements.ends_at', '>', at)]))
      .orderBy('announcements.position')
      .orderBy('announcements.published_at', 'desc')
      .orderBy('announcements.id')
      .execute();

  /** Banners of all groups in their order, also those that are not shown at this moment. */
  const bannersOf = (brandId: string) =>
    database
      .selectFrom('banners')
      .selectAll('banners')
      .where('banners.brand_id', '=', brandId)
      .orderBy('banners.group_name')
      .orderBy('banners.position')
      .orderBy('banners.id')
      .execute();

  const helpOf = (brandId: string) =>
    database
      .selectFrom('help_articles')
      .selectAll('help_articles')
      .where('help_articles.brand_id', '=', brandId)
      .orderBy('help_articles.position')
      .orderBy('help_articles.tag')
      .execute();

  /** Ids that the member has read, of announcements of the brand that are not over. */
  const readsOf = async (memberId: string, brandId: string, at: Date): Promise<string[]> => {
    const rows = await database
      .selectFrom('announcement_reads')
      .innerJoin('announcements', 'announcements.id', 'announcement_reads.announcement_id')
      .select('announcements.id')
      .where('announcement_reads.member_id', '=', memberId)
      .where('announcements.brand_id', '=', brandId)
      .where((where) => where.or([where('announcements.ends_at', 'is', null), where('announcements.ends_at', '>', at)]))
      .orderBy('announcements.id')
      .execute();
    return rows.map(({ id }) => id);
  };

  /** Counts only announcements of the brand that are out. */
  const addReads = (memberId: string, brandId: string, ids: readonly string[], at: Date) =>
    database
      .insertInto('announcement_reads')
      .columns(['member_id', 'announcement_id', 'read_at'])
      .expression((from) =>
        from
          .selectFrom('announcements')
          .select((select) => [select.val(memberId).as('member_id'), 'announcements.id', select.val(at).as('read_at')])
          .where('announcements.brand_id', '=', brandId)
          .where('announcements.published_at', '<=', at)
          .where((where) =>
            where.or([where('announcements.ends_at', 'is', null), where('announcements.ends_at', '>', at)]),
          )
          .where('announcements.id', 'in', ids),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  return { announcementsOf, bannersOf, helpOf, readsOf, addReads };
}
export type ContentStore = ReturnType<typeof createContentStore>;
