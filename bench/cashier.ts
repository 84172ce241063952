import path from 'node:path';
import { depositTimes } from './cashier/deposits.ts';
import { fillOrders, openOperatorAccount } from './cashier/orders.ts';
import { plainArrivals } from './cashier/plain-arrivals.ts';
import { queueTimes, recordTimes } from './cashier/reading.ts';
import type { Measurement } from './measurement.ts';
import { expectCleanBooks } from './money/measure.ts';
import { seedBets } from './money/seed.ts';
import { withServer } from './money/server.ts';
import { percentile, twoDigits } from './statistics.ts';

const defaultRows = 1_000_000;
const dayMs = 86_400_000;
const targetsMs = { deposit: 300, queue: 100, record: 50 };
/** Of three players one alone has bets on a single day of the seed. */
const playerCount = 3;

/** A deposit from the provider's callback to the member's socket, staff's queue among a million orders, and the record of a member with a million lines. */
export async function measureCashier(dataFolder: string): Promise<Measurement[]> {
  const rows = Number(process.argv.find((name) => name.startsWith('--rows='))?.slice(7) ?? defaultRows);
  const deposits = await depositTimes(path.join(dataFolder, 'site'));
  const beside = await withServer(
    path.join(dataFolder, 'filled'),
    { playerCount, clockOffsetMs: -3 * dayMs },
    async (server) => {
      const plainDeposits = await plainArrivals(server.url, deposits.length);
      await openOperatorAccount(server.owner, 'HOT');
      await seedBets(server.owner, { bets: rows, days: 1, vendorCode: 'HOT' });
      const books = await expectCleanBooks(server);
      await fillOrders(server.owner, rows);
      return { plainDeposits, books, queue: await queueTimes(server, rows), record: await recordTimes(server, rows) };
    },
  );
  const row = (what: string, ours: readonly number[], plain: readonly number[], targetMs: number): Measurement => {
    const p95 = twoDigits(percentile(ours, 0.95));
    return {
      what: `${what}, p95 ms`,
      value: `${p95} (p50 ${twoDigits(percentile(ours, 0.5))})`,
      target: `<= ${targetMs}`,
      holds: p95 <= targetMs,
      baseline: `plain p95 ${twoDigits(percentile(plain, 0.95))}, ratio ${twoDigits(p95 / percentile(plain, 0.95))}`,
    };
  };
  const { queue, record } = beside;
  return [
    row('callback of a deposit to the balance at a socket', deposits, beside.plainDeposits, targetsMs.deposit),
    row(`first page of what waits among ${rows} withdrawals`, queue.waiting, queue.plain, targetsMs.queue),
    row(`first page of all ${rows} withdrawals`, queue.all, queue.plainAll, targetsMs.queue),
    row(`pages of an account record of ${rows} lines`, record.ours, record.plain, targetsMs.record),
    { what: 'auditor', value: beside.books, target: 'clean', holds: true },
  ];
}
