import { mkdtemp, rm } from 'node:fs/promises';
import { openHouse } from './cashier/orders.ts';
import { recordTimes } from './cashier/reading.ts';
import { seedBets } from './money/seed.ts';
import { withServer } from './money/server.ts';
import { percentile, twoDigits } from './statistics.ts';

const rows = Number(process.argv[2]);
const folder = await mkdtemp('/work/wt/journeys/.cache/bench-rec-');
await withServer(folder, { playerCount: 3, clockOffsetMs: -3 * 86_400_000 }, async (server) => {
  console.log('open', new Date().toISOString());
  await openHouse(server.owner, 'HOT');
  await seedBets(server.owner, { bets: rows, days: 1, vendorCode: 'HOT' });
  console.log('seeded', new Date().toISOString());
  const { ours, plain } = await recordTimes(server, rows);
  for (const s of [ours, plain])
    console.log('p50', twoDigits(percentile(s, 0.5)), 'p95', twoDigits(percentile(s, 0.95)));
});
await rm(folder, { recursive: true, force: true });
