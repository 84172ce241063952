// @covers killed-processes

import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { borrowCluster } from './cluster.ts';
import { type CommitPointProxy, openCommitPointProxy } from './commit-points.ts';
import { viaProxy } from './proxy.ts';
import { openScenario, type Scenario, until } from './scenario.ts';
import { prepareServers, type ServerProcess } from './server-process.ts';

const db = useTestDatabase();
const port = 4869;
const patienceMs = 30_000;
let scenario: Scenario;
let proxy: CommitPointProxy;
let server: ServerProcess;

beforeAll(async () => {
  scenario = await openScenario({ cluster: await borrowCluster(db.url) });
  proxy = await openCommitPointProxy({ host: '127.0.0.1', port: scenario.cluster.port });
  const startServer = await prepareServers('partition');
  server = await startServer({ databaseUrl: viaProxy(db.url, proxy), port });
  scenario.lead(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await server?.kill();
  await proxy?.close();
  await scenario?.remove();
});

test('a line to the database that loses what comes back, after the commit: a repeat books nothing twice', async () => {
  const load = scenario.startLoad({ prefix: 'lost-answers-' });
  await until('the load runs', () => load.done > 20, patienceMs);
  for (let count = 0; count < 3; count += 1) {
    let isSprung = false;
    proxy.trap('between commit and answer', () => {
      isSprung = true;
    });
    await until('a commit without an answer', () => isSprung, patienceMs);
    proxy.hold('toClient');
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    proxy.release();
    const before = load.done;
    await until('money moves again', () => load.done > before + 5, patienceMs);
  }
  await load.stop();
  const { wereUnknown } = await scenario.settle();
  expect(wereUnknown).toBeGreaterThan(0);
}, 180_000);

test('a line that is out in both directions and then cut: nothing is lost or doubled', async () => {
  const load = scenario.startLoad({ prefix: 'cut-' });
  await until('the load runs', () => load.done > 20, patienceMs);
  for (const ms of [200, 600, 1_200]) {
    proxy.hold('toServer');
    proxy.hold('toClient');
    await new Promise((resolve) => setTimeout(resolve, ms));
    proxy.cut();
    proxy.release();
    const before = load.done;
    await until('money moves again', () => load.done > before + 5, patienceMs);
  }
  await load.stop();
  await scenario.settle();
}, 180_000);
