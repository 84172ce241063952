import type { LocaleCode } from '@baize/contract';
import type { Generated } from 'kysely';

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
  /** Read for the tags alone; the content module writes it, and the texts. */
  help_articles: { brand_id: string; tag: string; position: number };
  brand_texts: { brand_id: string; key: string; texts: Partial<Record<LocaleCode, string>> };
}
