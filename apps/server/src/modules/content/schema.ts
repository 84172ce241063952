import type { Banner, contentReaders, HelpTopic, LocaleCode, PromotionBadge, PromotionType } from '@baize/contract';

export type ByLocale<T> = Partial<Record<LocaleCode, T>>;
export type AnnouncementList = 'player' | 'popup' | 'promotion' | 'news';
/** `content` is HTML; the others are plain text. `summary` is for cards, `action` for a promotion's button. */
export type AnnouncementText = { title: string; content: string; summary?: string; action?: string };
export type HelpText = { title: string; summary: string; content: string };

export type BannerText = Pick<Banner, 'title' | 'subtitle' | 'action'>;
export type BannerPicture = { url: string; mobileUrl: string };

/** Who a published piece is for. */
export interface Readership {
  readers: (typeof contentReaders)[number];
  /** With `members`: from this rank of the club on. */
  min_rank: number;
}

export interface ContentTables {
  banners: Readership & {
    id: string;
    brand_id: string;
    group_name: string;
    position: number;
    picture_url: string;
    mobile_picture_url: string;
    /** Of languages with a picture of their own. */
    pictures: ByLocale<BannerPicture>;
    texts: ByLocale<BannerText>;
    linkage_type: Banner['linkageType'];
    linkage_target: string;
    starts_at: Date | null;
    ends_at: Date | null;
  };
  announcements: Readership & {
    id: string;
    brand_id: string;
    list: AnnouncementList;
    position: number;
    texts: ByLocale<AnnouncementText>;
    picture_url: string;
    published_at: Date;
    ends_at: Date | null;
    is_each_visit: boolean;
  };
  announced_promotions: {
    announcement_id: string;
    type: PromotionType;
    badges: PromotionBadge[];
    starts_at: Date;
    closes_at: Date | null;
    linkage_type: Banner['linkageType'];
    linkage_target: string;
  };
  announcement_reads: { member_id: string; announcement_id: string; read_at: Date };
  help_articles: {
    id: string;
    brand_id: string;
    tag: string;
    topic: HelpTopic | null;
    position: number;
    texts: ByLocale<HelpText>;
  };
}
