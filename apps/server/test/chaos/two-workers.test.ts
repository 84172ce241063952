// @covers killed-processes

import { audit } from '@baize/testkit/auditor';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { borrowCluster } from './cluster.ts';
import { runTwoWorkers } from './two-workers.ts';

const db = useTestDatabase();

test('two sweepers on one database, one stopped in the middle and one killed, do each thing once', async () => {
  const { released, releasedByWorkers } = await runTwoWorkers({
    cluster: await borrowCluster(db.url),
    waves: 2,
    perWave: 40,
    stoppedMs: 400,
    kills: true,
    ports: [4866, 4867],
    name: 'two-workers',
  });
  // A worker that was killed may have been unable to tell of its last one.
  expect(releasedByWorkers.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(released);
  expect((await audit(db.url, { vendors: db.vendorsApart?.url })).findings).toEqual([]);
}, 120_000);
