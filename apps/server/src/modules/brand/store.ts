import type { LocaleCode } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { BrandTables } from './schema.ts';

export interface BrandRow {
  id: string;
  code: string;
  name: string;
  currencyCode: string;
  defaultLanguage: LocaleCode;
  settings: unknown;
  hosts: string[];
  /** Tags of its help articles, in their order. */
  helpTags: string[];
}

export function createBrandStore(anyDatabase: Database) {
  const database = withTables<BrandTables>(anyDatabase);

  const allBrands = async (): Promise<BrandRow[]> => {
    const [brands, hosts, articles] = await Promise.all([
      database
        .selectFrom('brands')
        .select([
          'brands.id',
          'brands.code',
          'brands.name',
          'brands.currency_code as currencyCode',
          'brands.default_language as defaultLanguage',
          'brands.settings',
        ])
        .execute(),
      database.selectFrom('brand_hosts').select(['brand_hosts.host', 'brand_hosts.brand_id']).execute(),
      database
        .selectFrom('help_articles')
        .select(['help_articles.tag', 'help_articles.brand_id'])
        .orderBy('help_articles.position')
        .orderBy('help_articles.tag')
        .execute(),
    ]);
    return brands.map((brand) => ({
      ...brand,
      hosts: hosts.filter((host) => host.brand_id === brand.id).map((host) => host.host),
      helpTags: articles.filter((article) => article.brand_id === brand.id).map((article) => article.tag),
    }));
  };

  const bannersOf = (brandId: string) =>
    database
      .selectFrom('banners')
      .selectAll('banners')
      .where('banners.brand_id', '=', brandId)
      .orderBy('banners.group_name')
      .orderBy('banners.position')
      .orderBy('banners.id')
      .execute();

  return { allBrands, bannersOf };
}
export type BrandStore = ReturnType<typeof createBrandStore>;
