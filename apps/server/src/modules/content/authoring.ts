import type { Banner, PromotionBadge, PromotionType } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import { cleanHtml } from './clean-html.ts';
import type { AnnouncementList, AnnouncementText, ByLocale, ContentTables, HelpText } from './schema.ts';

export interface NewAnnouncement {
  id: string;
  brandId: string;
  list: Exclude<AnnouncementList, 'promotion'>;
  position: number;
  texts: ByLocale<AnnouncementText>;
  pictureUrl?: string;
  publishedAt: Date;
  /** From then on it is shown no more; null: for ever. */
  endsAt?: Date | null;
}

export interface NewPromotion extends Omit<NewAnnouncement, 'list'> {
  type: PromotionType;
  badges: readonly PromotionBadge[];
  /** When it runs: coming soon before, closed after. */
  startsAt: Date;
  closesAt: Date | null;
  linkageType: Banner['linkageType'];
  linkageTarget: string;
}

export interface NewHelpArticle {
  id: string;
  brandId: string;
  tag: string;
  position: number;
  texts: ByLocale<HelpText>;
}

/** The HTML of the texts is cleaned before it is stored. */
export async function addAnnouncement(
  transaction: DatabaseTransaction,
  announcement: Omit<NewAnnouncement, 'list'> & { list: AnnouncementList },
): Promise<void> {
  await withTables<ContentTables>(transaction)
    .insertInto('announcements')
    .values({
      id: announcement.id,
      brand_id: announcement.brandId,
      list: announcement.list,
      position: announcement.position,
      texts: asJson(cleaned(announcement.texts)),
      picture_url: announcement.pictureUrl ?? '',
      published_at: announcement.publishedAt,
      ends_at: announcement.endsAt ?? null,
    })
    .execute();
}

export async function addPromotion(transaction: DatabaseTransaction, promotion: NewPromotion): Promise<void> {
  await addAnnouncement(transaction, { ...promotion, list: 'promotion' });
  await withTables<ContentTables>(transaction)
    .insertInto('announced_promotions')
    .values({
      announcement_id: promotion.id,
      type: promotion.type,
      badges: [...promotion.badges],
      starts_at: promotion.startsAt,
      closes_at: promotion.closesAt,
      linkage_type: promotion.linkageType,
      linkage_target: promotion.linkageTarget,
    })
    .execute();
}

/** Puts a promotion among the brand's, in the place of the one with its id; when it was first published stays. */
export async function publishPromotion(transaction: DatabaseTransaction, promotion: NewPromotion): Promise<void> {
  const { rows } = await sql<{ publishedAt: Date }>`
    delete from announcements where id = ${promotion.id} and brand_id = ${promotion.brandId}
    returning published_at as "publishedAt"`.execute(transaction);
  await addPromotion(transaction, { ...promotion, publishedAt: rows[0]?.publishedAt ?? promotion.publishedAt });
}

/** Takes a promotion away. */
export async function withdrawPromotion(transaction: DatabaseTransaction, brandId: string, id: string): Promise<void> {
  await sql`delete from announcements where id = ${id} and brand_id = ${brandId}`.execute(transaction);
}

/** Its tag is its anchor, once a brand. `{brand}`, `{age}` and `{symbol}` in the texts are filled in when they are read. */
export async function addHelpArticle(transaction: DatabaseTransaction, article: NewHelpArticle): Promise<void> {
  await withTables<ContentTables>(transaction)
    .insertInto('help_articles')
    .values({
      id: article.id,
      brand_id: article.brandId,
      tag: article.tag,
      position: article.position,
      texts: asJson(cleaned(article.texts)),
    })
    .execute();
}

const cleaned = <T extends { content: string }>(texts: ByLocale<T>): ByLocale<T> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { ...text, content: cleanHtml(text.content) }]),
  ) as ByLocale<T>;

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
