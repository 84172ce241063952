import type { Banner, LocaleCode } from '@baize/contract';
import type { Generated } from 'kysely';

export type ByLocale<T> = Partial<Record<LocaleCode, T>>;
export type BannerText = Pick<Banner, 'title' | 'subtitle' | 'action'>;

export interface BrandTables {
  brands: {
    id: string;
    code: string;
    name: string;
    currency_code: string;
    default_language: LocaleCode;
    /** JSON that `parseSettings` checks. */
    settings: unknown;
    created_at: Date;
    /** How often staff has written it. */
    version: Generated<number>;
    closed_at: Generated<Date | null>;
  };
  brand_versions: {
    brand_id: string;
    version: number;
    document: unknown;
    changed_by: string;
    reason: string;
    changed_at: Date;
  };
  brand_hosts: { host: string; brand_id: string; agent_id: string | null };
  banners: {
    id: string;
    brand_id: string;
    group_name: string;
    position: number;
    picture_url: string;
    mobile_picture_url: string;
    texts: ByLocale<BannerText>;
    linkage_type: Banner['linkageType'];
    linkage_target: string;
  };
  /** Read for the tags alone; the inbox writes it. */
  help_articles: { brand_id: string; tag: string; position: number };
}
