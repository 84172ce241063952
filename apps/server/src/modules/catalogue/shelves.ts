import { buildShelf, type Shelf } from './shelf.ts';
import type { CatalogueStore, OutsideOrigins } from './store.ts';

/** So many brands stay in memory; the one that was asked for longest ago goes first. */
const mostBrands = 50;

/**
 * The brands' catalogues in memory. Each request asks the database whether anything changed since (one row), so that a change counts at once
 * and in every process; only then is the brand's list read again, once for all that wait for it.
 */
export function createShelves(store: CatalogueStore) {
  const shelves = new Map<string, Promise<Shelf>>();
  let origins: OutsideOrigins = { frames: [], pictures: [] };

  const read = async (brandId: string, version: bigint): Promise<Shelf> => {
    origins = await store.outsideOrigins();
    return buildShelf(version, await store.shelfRows(brandId));
  };

  /** As the one that was asked for last. */
  const keep = (brandId: string, reading: Promise<Shelf>): void => {
    shelves.delete(brandId);
    shelves.set(brandId, reading);
    const [oldest] = shelves.keys();
    if (shelves.size > mostBrands && oldest !== undefined) shelves.delete(oldest);
  };

  const shelfOf = async (brandId: string): Promise<Shelf> => {
    const version = await store.version();
    for (;;) {
      const known = shelves.get(brandId);
      // A reading that failed is nobody's answer but theirs who waited for it.
      const shelf = known && (await known.catch(() => null));
      const isStillKnown = shelves.get(brandId) === known;
      if (known && shelf && shelf.version >= version) {
        if (isStillKnown) keep(brandId, known);
        return shelf;
      }
      if (!isStillKnown) continue;
      const reading = read(brandId, version);
      keep(brandId, reading);
      return reading;
    }
  };

  return {
    shelfOf,
    /** Origins outside this site that frames and pictures may come from, as they were last read. */
    outsideOrigins: () => origins,
    readOutsideOrigins: async () => {
      origins = await store.outsideOrigins();
    },
  };
}
export type Shelves = ReturnType<typeof createShelves>;
