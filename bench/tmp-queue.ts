import { mkdtemp, rm } from 'node:fs/promises';
import { fillOrders } from './cashier/orders.ts';
import { queueTimes } from './cashier/reading.ts';
import { withServer } from './money/server.ts';
import { percentile, twoDigits } from './statistics.ts';

const folder = await mkdtemp('/work/wt/journeys/.cache/bench-q-');
await withServer(folder, { playerCount: 3, clockOffsetMs: -3 * 86_400_000 }, async (server) => {
  console.log('open', new Date().toISOString());
  await fillOrders(server.owner, 1_000_000);
  console.log('filled', new Date().toISOString());
  for (const [name, s] of Object.entries(await queueTimes(server, 1_000_000)))
    console.log(name, 'p50', twoDigits(percentile(s, 0.5)), 'p95', twoDigits(percentile(s, 0.95)));
});
await rm(folder, { recursive: true, force: true });
