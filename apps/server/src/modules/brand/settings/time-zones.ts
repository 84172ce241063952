import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CalendarSubject } from '../../../platform/jobs/durable/calendar-job.ts';
import type { BrandTables } from '../schema.ts';
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

/**
 * Returns every brand as a subject of calendar work: in its own zone, and since it began. One whose settings are wrong is left out until they
 * are right, and then caught up with; what is wrong is reported by its requests.
 */
export async function brandSubjects(database: Database): Promise<CalendarSubject[]> {
  const brands = await withTables<BrandTables>(database)
    .selectFrom('brands')
    .select(['brands.id', 'brands.code', 'brands.settings', 'brands.created_at as since'])
    .orderBy('brands.id')
    .execute();
  return brands.flatMap(({ id, code, settings, since }) => {
    const zone = zoneOf(code, settings);
    return zone === null ? [] : [{ subject: id, zone, since }];
  });
}

function zoneOf(code: string, settings: unknown): string | null {
  try {
    return parseSettings(code, settings).timeZone;
  } catch {
    return null;
  }
}
