// @covers killed-processes

import { expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { borrowCluster } from './cluster.ts';
import { runSlowVendor } from './slow-vendor.ts';

const db = useTestDatabase();

test('vendors with slow, silent and broken lines hold no transaction open, and others are served beside them', async () => {
  const { defaultMs, slowActs, verdict } = await runSlowVendor({
    cluster: await borrowCluster(db.url),
    rounds: 1,
    windowMs: 2_500,
    port: 4868,
    name: 'slow-vendor',
  });
  expect(slowActs).toBeGreaterThan(10);
  expect(verdict.wereUnknown).toBeGreaterThan(0);
  expect(defaultMs).toBeLessThan(1_500);
}, 120_000);
