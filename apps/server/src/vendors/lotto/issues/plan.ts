import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { type Issue, issuesAfter } from '@baize/games/lottery';
import { type Lottery, lotteries } from '@baize/games/lottery-catalogue';
import { withTables } from '../../../platform/database/database.ts';
import type { LottoDependencies } from '../dependencies.ts';
import { type LottoTables, sharedBook } from '../schema.ts';
import { findLottery } from '../vendors.ts';
import { ownSources, type ResultSource } from './states.ts';
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

/** Makes issues ahead from each lottery's calendar: the shared ones each with its seed bound before anybody can bet on it. */
export function createPlan(deps: Pick<LottoDependencies, 'clock' | 'secretBox' | 'database'>, issues: IssueStore) {
  const { clock, secretBox } = deps;
  const database = withTables<LottoTables>(deps.database);

  const seedsOf = async (source: ResultSource) => {
    if (source !== 'drawn') return { sealed_server_seed: null, server_seed_hash: null };
    const serverSeed = createServerSeed();
    return { sealed_server_seed: await secretBox.seal(serverSeed), server_seed_hash: hashServerSeed(serverSeed) };
  };

  const rowsOf = (
    lottery: Lottery,
    coming: readonly Issue[],
    from: Date,
    of: { book: string; source: ResultSource },
  ) => {
    // The first issue is open at once, each other one from the draw before it on.
    const opens = [from, ...coming.map(({ drawsAt }) => new Date(drawsAt))];
    return Promise.all(
      coming.map(async ({ numero, closesAt, drawsAt }, index) => ({
        ...of,
        lottery_code: lottery.code,
        numero,
        vendor_code: lottery.vendor,
        status: 'WAIT' as const,
        opens_at: new Date(Math.min((opens[index] ?? from).getTime(), closesAt)),
        closes_at: new Date(closesAt),
        draws_at: new Date(drawsAt),
        ...(await seedsOf(of.source)),
        client_seed: `${lottery.code}:${numero}`,
      })),
    );
  };

  /** Lotteries of a book that have too few issues ahead get more. */
  const planBook = async (
    of: { book: string; source: ResultSource },
    offered: readonly Lottery[],
    keep: (lottery: Lottery, coming: readonly Issue[]) => Promise<readonly Issue[]> = async (_, coming) => coming,
  ): Promise<void> => {
    const now = clock.now();
    const planned = await issues.plannedUntil(of.book, now);
    for (const lottery of offered) {
      const until = planned.get(lottery.code);
      const [next] = take(issuesAfter(lottery.calendar, now.getTime()), 1);
      if (until !== undefined && until.getTime() > (next?.drawsAt ?? 0)) continue;
      const from = until ?? now;
      const coming = await keep(lottery, take(issuesAfter(lottery.calendar, from.getTime()), ahead));
      await issues.insert(await rowsOf(lottery, coming, from, of));
    }
  };

  /** Issues of a brand's own, without a seed; one that it sold shared tickets of stays as it was. */
  const planOwn = async (brandId: string, source: ResultSource, offered: readonly Lottery[]): Promise<void> =>
    planBook({ book: brandId, source }, offered, async (lottery, coming) => {
      const sold = await database
        .selectFrom('lotto.tickets')
        .select('numero')
        .distinct()
        .where('brand_id', '=', brandId)
        .where('lottery_code', '=', lottery.code)
        .where('book', '=', sharedBook)
        .where('status', '!=', 'refused')
        .where(
          'numero',
          'in',
          coming.map(({ numero }) => numero),
        )
        .execute();
      return coming.filter(({ numero }) => sold.every((one) => one.numero !== numero));
    });

  return {
    plan: async (): Promise<void> => {
      await planBook({ book: sharedBook, source: 'drawn' }, lotteries);
      const own = await database.selectFrom('lotto.sources').selectAll().where('source', 'in', ownSources).execute();
      for (const brandId of new Set(own.map(({ brand_id }) => brand_id))) {
        for (const source of ownSources) {
          const codes = own.filter((one) => one.brand_id === brandId && one.source === source);
          const offered = codes.flatMap(({ lottery_code }) => findLottery(lottery_code) ?? []);
          if (offered.length > 0) await planOwn(brandId, source, offered);
        }
      }
    },
    planOwn,
    /** Makes as many issues of a lottery ahead as somebody wants to buy. */
    extend: async (lottery: Lottery, count: number, of: { book: string; source: ResultSource }): Promise<void> => {
      const now = clock.now();
      const coming = take(issuesAfter(lottery.calendar, now.getTime()), count + 1);
      await issues.insert(await rowsOf(lottery, coming, now, of));
    },
  };
}
export type Plan = ReturnType<typeof createPlan>;
