// @covers rolling-update

import { expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { borrowCluster } from './cluster.ts';
import { runRollingUpdates } from './rolling-update.ts';

const db = useTestDatabase();

test('three processes are updated one after the other under load: every client has an answer, nothing is lost or doubled', async () => {
  const cluster = await borrowCluster(db.url);
  const options = { cluster, updates: 1, ports: [4881, 4882, 4883], name: 'rolling-update' };
  const { unanswered, askedAgain, verdict } = await runRollingUpdates(options);
  expect(unanswered).toEqual([]);
  // The other tests load the same machine.
  expect(askedAgain).toBeLessThan(verdict.ok / 100);
  expect(verdict.ok).toBeGreaterThan(100);
}, 300_000);
