import type { LocaleCode } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { AnnouncementList, BrandTables } from './tables.ts';

export interface BrandRow {
  id: string;
  code: string;
  name: string;
  currencyCode: string;
  defaultLanguage: LocaleCode;
  settings: unknown;
  hosts: string[];
}

export function createBrandStore(anyDatabase: Database) {
  const database = withTables<BrandTables>(anyDatabase);

  const allBrands = async (): Promise<BrandRow[]> => {
    const [brands, hosts] = await Promise.all([
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
    ]);
    return brands.map((brand) => ({
      ...brand,
      hosts: hosts.filter((host) => host.brand_id === brand.id).map((host) => host.host),
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

  const announcementsOf = (brandId: string, lists: readonly AnnouncementList[], at: Date) =>
    database
      .selectFrom('announcements')
      .selectAll('announcements')
      .where('announcements.brand_id', '=', brandId)
      .where('announcements.list', 'in', lists)
      .where('announcements.published_at', '<=', at)
      .where((where) => where.or([where('announcements.ends_at', 'is', null), where('announcements.ends_at', '>', at)]))
      .orderBy('announcements.position')
      .orderBy('announcements.published_at', 'desc')
      .orderBy('announcements.id')
      .execute();

  return { allBrands, bannersOf, announcementsOf };
}
export type BrandStore = ReturnType<typeof createBrandStore>;
