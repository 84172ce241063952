import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import type { BrandTables } from './schema.ts';
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

const asJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
