import type { Database } from '../../../platform/database/database.ts';
import { createBrandStore } from '../store.ts';
import { parseSettings } from './settings.ts';

/** IANA zones of all brands by their ids, for commands beside the site. Throws an Error for an id that no brand has. */
export async function readTimeZones(database: Database): Promise<(brandId: string) => Promise<string>> {
  const brands = await createBrandStore(database).allBrands();
  const zones = new Map(brands.map(({ id, code, settings }) => [id, parseSettings(code, settings).timeZone]));
  return async (brandId) => {
    const zone = zones.get(brandId);
    if (zone === undefined) throw new Error(`There is no brand ${brandId}.`);
    return zone;
  };
}
