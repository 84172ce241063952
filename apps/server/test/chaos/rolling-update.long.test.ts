// @covers rolling-update

import { expect, test } from 'vitest';
import { openCluster } from './cluster.ts';
import { writeFigures } from './figures.ts';
import { runRollingUpdates } from './rolling-update.ts';

const updates = Number(process.env.FAULT_UPDATES ?? 20);

test.runIf(process.env.LONG_TESTS === '1')(
  `${updates} rolling updates of three processes under load lose and double nothing`,
  async () => {
    // Three processes of up to 39 connections, and what the test asks itself.
    const cluster = await openCluster({ settings: ['max_connections = 150'] });
    const options = { updates, ports: [4885, 4886, 4887], name: 'rolling-update-long' };
    const { unanswered, askedAgain, figures } = await runRollingUpdates({ ...options, cluster });
    writeFigures('J rolling updates', figures);
    expect(unanswered).toEqual([]);
    expect(askedAgain).toBe(0);
  },
  1_800_000,
);
