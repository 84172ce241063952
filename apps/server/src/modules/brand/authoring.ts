import type { Banner, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import type { BannerText, BrandTables, ByLocale } from './schema.ts';
import { parseSettings, type StoredBrandSettings } from './settings/settings.ts';

export interface NewBrand {
  id: string;
  code: string;
  name: string;
  currencyCode: string;
  defaultLanguage: LocaleCode;
  settings: StoredBrandSettings;
  /** Host names in lower case, without port. */
  hosts: readonly string[];
  createdAt: Date;
}

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

/**
 * Adds a brand. Returns false when its code is taken, by another process at this moment too: it then waits for that one.
 * Throws an Error for settings that are wrong.
 */
export async function addBrand(transaction: DatabaseTransaction, brand: NewBrand): Promise<boolean> {
  parseSettings(brand.code, brand.settings);
  const database = withTables<BrandTables>(transaction);
  const added = await database
    .insertInto('brands')
    .values({
      id: brand.id,
      code: brand.code,
      name: brand.name,
      currency_code: brand.currencyCode,
      default_language: brand.defaultLanguage,
      settings: asJson(brand.settings),
      created_at: brand.createdAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('brands.id')
    .executeTakeFirst();
  if (!added) return false;
  const hosts = brand.hosts.map((host) => ({ host, brand_id: brand.id, agent_id: null }));
  if (hosts.length > 0) await database.insertInto('brand_hosts').values(hosts).execute();
  return true;
}

export async function addBanner(transaction: DatabaseTransaction, banner: NewBanner): Promise<void> {
  await withTables<BrandTables>(transaction)
    .insertInto('banners')
    .values({
      id: banner.id,
      brand_id: banner.brandId,
      group_name: banner.groupName,
      position: banner.position,
      picture_url: banner.pictureUrl,
      mobile_picture_url: banner.mobilePictureUrl,
      texts: asJson(banner.texts),
      linkage_type: banner.linkageType,
      linkage_target: banner.linkageTarget,
    })
    .execute();
}

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
