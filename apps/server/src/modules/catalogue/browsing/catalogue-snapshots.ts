import { LRUCache } from 'lru-cache';
import type { CatalogueStore, OutsideOrigins } from '../store.ts';
import { buildCatalogueSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';

/** So many brands stay in memory; the one that was asked for longest ago goes first. */
const maxBrands = 50;

/**
 * The brands' catalogues in memory. Each request asks the database whether anything changed since (one row), so that a change counts at once
 * and in every process; only then is the brand's list read again, once for all that wait for it.
 */
export function createCatalogueSnapshots(store: Omit<CatalogueStore, 'startedSince'>) {
  const snapshots = new LRUCache<string, Promise<CatalogueSnapshot>>({ max: maxBrands });
  let origins: OutsideOrigins = { frames: [], pictures: [] };

  const read = async (brandId: string, version: bigint): Promise<CatalogueSnapshot> => {
    origins = await store.outsideOrigins();
    return buildCatalogueSnapshot(version, await store.snapshotRows(brandId));
  };

  const snapshotOf = async (brandId: string): Promise<CatalogueSnapshot> => {
    const version = await store.version();
    for (;;) {
      const known = snapshots.get(brandId);
      // A reading that failed is nobody's answer but theirs who waited for it.
      const snapshot = known && (await known.catch(() => null));
      if (known && snapshot && snapshot.version >= version) return snapshot;
      if (snapshots.get(brandId) !== known) continue;
      const reading = read(brandId, version);
      snapshots.set(brandId, reading);
      return reading;
    }
  };

  return {
    snapshotOf,
    /** Origins outside this site that frames and pictures may come from, as they were last read. */
    outsideOrigins: () => origins,
    readOutsideOrigins: async () => {
      origins = await store.outsideOrigins();
    },
  };
}
export type CatalogueSnapshots = ReturnType<typeof createCatalogueSnapshots>;
