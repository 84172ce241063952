import type { Banner, HelpTopic, PromotionBadge, PromotionType } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import { cleanedTexts } from './clean-html.ts';
import { keepFound } from './desk/found.ts';
import type {
  AnnouncementList,
  AnnouncementText,
  BannerPicture,
  BannerText,
  ByLocale,
  ContentTables,
  HelpText,
  Readership,
} from './schema.ts';

export interface NewBanner {
  id: string;
  brandId: string;
  groupName: string;
  position: number;
  pictureUrl: string;
  mobilePictureUrl: string;
  texts: ByLocale<BannerText>;
  linkageType: Banner['linkageType'];
  linkageTarget: string;
}

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
  topic?: HelpTopic;
  position: number;
  texts: ByLocale<HelpText>;
}

/** How a piece is shown beside what it says. */
export interface Showing {
  for?: Readership;
  isEachVisit?: boolean;
  startsAt?: Date | null;
  endsAt?: Date | null;
  pictures?: ByLocale<BannerPicture>;
}

const everyone: Readership = { readers: 'everyone', min_rank: 0 };

/** Puts a banner on the site, in the place of the one with its id. */
export async function writeBanner(
  transaction: DatabaseTransaction,
  banner: NewBanner,
  showing: Showing = {},
): Promise<void> {
  const row = {
    group_name: banner.groupName,
    picture_url: banner.pictureUrl,
    mobile_picture_url: banner.mobilePictureUrl,
    pictures: asJson(showing.pictures ?? {}),
    texts: asJson(banner.texts),
    linkage_type: banner.linkageType,
    linkage_target: banner.linkageTarget,
    starts_at: showing.startsAt ?? null,
    ends_at: showing.endsAt ?? null,
    ...(showing.for ?? everyone),
  };
  await withTables<ContentTables>(transaction)
    .insertInto('banners')
    .values({ id: banner.id, brand_id: banner.brandId, position: banner.position, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Puts an announcement on the site, in the place of the one with its id; the HTML of its texts is cleaned before it is stored. */
export async function writeAnnouncement(
  transaction: DatabaseTransaction,
  announcement: Omit<NewAnnouncement, 'list'> & { list: AnnouncementList },
  showing: Showing = {},
): Promise<void> {
  const row = {
    texts: asJson(cleanedTexts(announcement.texts)),
    picture_url: announcement.pictureUrl ?? '',
    published_at: announcement.publishedAt,
    ends_at: announcement.endsAt ?? null,
    is_each_visit: showing.isEachVisit ?? false,
    ...(showing.for ?? everyone),
  };
  const { id, brandId: brand_id, list, position } = announcement;
  await withTables<ContentTables>(transaction)
    .insertInto('announcements')
    .values({ id, brand_id, list, position, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** As `writeAnnouncement`, with what a promotion has besides. */
export async function writePromotion(
  transaction: DatabaseTransaction,
  promotion: NewPromotion,
  showing: Showing = {},
): Promise<void> {
  await writeAnnouncement(transaction, { ...promotion, list: 'promotion' }, showing);
  const row = {
    type: promotion.type,
    badges: [...promotion.badges],
    starts_at: promotion.startsAt,
    closes_at: promotion.closesAt,
    linkage_type: promotion.linkageType,
    linkage_target: promotion.linkageTarget,
  };
  await withTables<ContentTables>(transaction)
    .insertInto('announced_promotions')
    .values({ announcement_id: promotion.id, ...row })
    .onConflict((conflict) => conflict.column('announcement_id').doUpdateSet(row))
    .execute();
}

/** Puts a help article on the site, in the place of the one with its id. */
export async function writeHelpArticle(transaction: DatabaseTransaction, article: NewHelpArticle): Promise<void> {
  const row = { tag: article.tag, topic: article.topic ?? null, texts: asJson(cleanedTexts(article.texts)) };
  await withTables<ContentTables>(transaction)
    .insertInto('help_articles')
    .values({ id: article.id, brand_id: article.brandId, position: article.position, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function addBanner(transaction: DatabaseTransaction, banner: NewBanner): Promise<void> {
  await writeBanner(transaction, banner);
  await keepFound(transaction, banner.id);
}

export async function addAnnouncement(transaction: DatabaseTransaction, announcement: NewAnnouncement): Promise<void> {
  await writeAnnouncement(transaction, announcement);
  await keepFound(transaction, announcement.id);
}

export async function addPromotion(transaction: DatabaseTransaction, promotion: NewPromotion): Promise<void> {
  await writePromotion(transaction, promotion);
  await keepFound(transaction, promotion.id);
}

/** Its tag is its anchor, once a brand. `{brand}`, `{age}` and `{symbol}` in the texts are filled in when they are read. */
export async function addHelpArticle(transaction: DatabaseTransaction, article: NewHelpArticle): Promise<void> {
  await writeHelpArticle(transaction, article);
  await keepFound(transaction, article.id);
}

/** Puts a campaign's promotion among the brand's, in the place of the one with its id; when it was first published stays. */
export async function publishPromotion(transaction: DatabaseTransaction, promotion: NewPromotion): Promise<void> {
  const { rows } = await sql<{ publishedAt: Date }>`
    select published_at as "publishedAt" from announcements
    where id = ${promotion.id} and brand_id = ${promotion.brandId}`.execute(transaction);
  await writePromotion(transaction, { ...promotion, publishedAt: rows[0]?.publishedAt ?? promotion.publishedAt });
}

/** Takes a promotion away. */
export async function withdrawPromotion(transaction: DatabaseTransaction, brandId: string, id: string): Promise<void> {
  await sql`delete from announcements where id = ${id} and brand_id = ${brandId}`.execute(transaction);
}

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
