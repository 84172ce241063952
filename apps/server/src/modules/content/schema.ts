import type { Banner, LocaleCode, PromotionBadge, PromotionType } from '@baize/contract';

export type ByLocale<T> = Partial<Record<LocaleCode, T>>;
export type AnnouncementList = 'player' | 'popup' | 'promotion' | 'news';
/** `content` is HTML; the others are plain text. `summary` is for cards, `action` for a promotion's button. */
export type AnnouncementText = { title: string; content: string; summary?: string; action?: string };
export type HelpText = { title: string; summary: string; content: string };

export interface ContentTables {
  announcements: {
    id: string;
    brand_id: string;
    list: AnnouncementList;
    position: number;
    texts: ByLocale<AnnouncementText>;
    picture_url: string;
    published_at: Date;
    ends_at: Date | null;
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
  help_articles: { id: string; brand_id: string; tag: string; position: number; texts: ByLocale<HelpText> };
}
