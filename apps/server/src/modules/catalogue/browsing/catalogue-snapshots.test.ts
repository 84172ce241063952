import { expect, test } from 'vitest';
import type { CatalogueStore } from '../store.ts';
import { createCatalogueSnapshots } from './catalogue-snapshots.ts';

test('of more brands than stay in memory, the one that was asked for longest ago is read again', async () => {
  const read: string[] = [];
  const nothing = { games: [], vendors: [], aliases: [], launchHosts: [], pictureHosts: [] };
  const store: CatalogueStore = {
    version: async () => 1n,
    snapshotRows: async (brandId) => {
      read.push(brandId);
      return nothing;
    },
    outsideOrigins: async () => ({ frames: [], pictures: [] }),
    startedSince: async () => new Map(),
  };
  const { snapshotOf } = createCatalogueSnapshots(store);
  await snapshotOf('busy');
  for (let index = 0; index < 60; index += 1) {
    await snapshotOf(`brand-${index}`);
    await snapshotOf('busy');
  }
  expect(read.filter((brandId) => brandId === 'busy')).toHaveLength(1);
  await snapshotOf('brand-0');
  expect(read.filter((brandId) => brandId === 'brand-0')).toHaveLength(2);
});
