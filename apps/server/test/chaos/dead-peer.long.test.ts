// @covers killed-processes

import { expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { borrowCluster } from './cluster.ts';
import { openProxy, viaProxy } from './proxy.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers } from './server-process.ts';

const db = useTestDatabase();
const seenWithinMs = 15_000;

test.runIf(process.env.LONG_TESTS === '1')(
  'connections whose other end is gone without a word are given up within 15 s, and money goes on over new ones',
  async () => {
    const scenario = await openScenario({ cluster: await borrowCluster(db.url) });
    const proxy = await openProxy({ host: '127.0.0.1', port: scenario.cluster.port });
    const startServer = await prepareServers('dead-peer');
    const server = await startServer({ databaseUrl: viaProxy(db.url, proxy), port: 4870 });
    scenario.lead('http://127.0.0.1:4870');
    try {
      const load = scenario.startLoad({ loops: 6 });
      await until('the load runs', () => load.done > 20, 10_000);
      const dead = [...proxy.connections()];
      for (const connection of dead) {
        connection.hold('toServer');
        connection.hold('toClient');
      }
      const before = load.done;
      await until('money moves again', () => load.done > before + 5, seenWithinMs);
      await load.stop();
      // What was under way ends with its connection; then the books are as the client knows them.
      for (const { server: upstream } of dead) upstream.destroy();
      await scenario.settle();
      expect(server.isRunning()).toBe(true);
    } finally {
      await server.kill();
      await proxy.close();
      await scenario.remove();
    }
  },
  90_000,
);
