import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { issuesAfter } from '@baize/games/lottery';
import { type Lottery, lotteries } from '@baize/games/lottery-catalogue';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueStore } from './store.ts';

/** Issues that each lottery has ahead: the one that is open, and those that wait. */
const ahead = 3;

function take<Item>(items: Iterable<Item>, count: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
}

/** Makes issues ahead from each lottery's calendar, each with its seed bound before anybody can bet on it. */
export function createPlan({ clock, secretBox }: LottoDependencies, issues: IssueStore) {
  const rowsOf = async (lottery: Lottery, until: Date | undefined, now: Date) => {
    const from = until ?? now;
    const coming = take(issuesAfter(lottery.calendar, from.getTime()), ahead);
    // The first issue is open at once, each other one from the draw before it on.
    const opens = [from, ...coming.map(({ drawsAt }) => new Date(drawsAt))];
    return Promise.all(
      coming.map(async ({ numero, closesAt, drawsAt }, index) => {
        const serverSeed = createServerSeed();
        const opensAt = opens[index] ?? from;
        return {
          lottery_code: lottery.code,
          numero,
          vendor_code: lottery.vendor,
          status: 'WAIT' as const,
          opens_at: new Date(Math.min(opensAt.getTime(), closesAt)),
          closes_at: new Date(closesAt),
          draws_at: new Date(drawsAt),
          sealed_server_seed: await secretBox.seal(serverSeed),
          server_seed_hash: hashServerSeed(serverSeed),
          client_seed: `${lottery.code}:${numero}`,
        };
      }),
    );
  };

  return async (): Promise<void> => {
    const now = clock.now();
    const planned = await issues.plannedUntil(now);
    const missing = lotteries.filter(({ code, calendar }) => {
      const until = planned.get(code);
      if (until === undefined) return true;
      const [next] = take(issuesAfter(calendar, now.getTime()), 1);
      return until.getTime() <= (next?.drawsAt ?? 0);
    });
    const rows = await Promise.all(missing.map((lottery) => rowsOf(lottery, planned.get(lottery.code), now)));
    await issues.insert(rows.flat());
  };
}
export type Plan = ReturnType<typeof createPlan>;
