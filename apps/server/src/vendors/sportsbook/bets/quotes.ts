import { type CashOutLeg, partialCashOut, rational } from '@baize/games/sportsbook';
import type { Selectable } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { ok } from '../../../platform/result.ts';
import type { BookDependencies } from '../dependencies.ts';
import type { SportsbookTables } from '../schema.ts';
import type { BetRow } from './bet-store.ts';
import { cashOutMargin } from './limits.ts';

export type Quote = Selectable<SportsbookTables['sportsbook.quotes']>;

/** An offer is held so long; a market that closes meanwhile ends it. */
export const quoteLifeMs = 5_000;
/** One that was taken answers a repeat of its sale; one that nobody took says as much as none. */
const keptMs = { taken: 24 * 3_600_000, untaken: 60_000 };
const whole = 100n;
/** Of one bet in the time that a taken offer is kept: each leaves lines in the books for ever. */
const maxSales = 20;

/** Offers of open bets that are held. */
export function createQuotes({ database: anyDatabase, newId }: Pick<BookDependencies, 'database' | 'newId'>) {
  const database = withTables<SportsbookTables>(anyDatabase);
  const quotes = () => database.selectFrom('sportsbook.quotes').selectAll();

  const salesOf = async (betId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('sportsbook.quotes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('bet_id', '=', betId)
      .where('used_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    find: (id: string): Promise<Quote | undefined> => quotes().where('id', '=', id).executeTakeFirst(),
    /** `pricedUntil`: when prices move next. Null where the part is worth nothing, or too many parts were sold. */
    hold: async (
      bet: BetRow,
      legs: readonly CashOutLeg[],
      { sharePercent, pricedUntil, now }: { sharePercent: number; pricedUntil: Date | null; now: Date },
    ) => {
      const unitMinor = bet.open_unit_minor;
      // What is paid for is what is closed, in whole minor units: many small parts come to no more than the whole.
      const closedMinor = (unitMinor * BigInt(sharePercent)) / whole;
      if (closedMinor === 0n || (await salesOf(bet.id)) >= maxSales) return null;
      const share = rational(closedMinor, unitMinor);
      const { offerMinor, leftStakeMinor } = partialCashOut(unitMinor, legs, { margin: cashOutMargin, share });
      if (offerMinor === 0n) return null;
      const until = now.getTime() + quoteLifeMs;
      const expiresAt = new Date(Math.min(until, pricedUntil?.getTime() ?? until));
      const quoteId = newId();
      await database
        .insertInto('sportsbook.quotes')
        .values({
          id: quoteId,
          bet_id: bet.id,
          share_percent: sharePercent,
          unit_minor: unitMinor,
          offer_minor: offerMinor,
          left_unit_minor: leftStakeMinor,
          expires_at: expiresAt,
          used_at: null,
        })
        .execute();
      return ok({
        quoteId,
        offerMinor: `${offerMinor}`,
        leftStakeMinor: `${leftStakeMinor}`,
        expiresAt: expiresAt.toISOString(),
      });
    },
    /** False: somebody took it before. */
    take: async (id: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await database
        .updateTable('sportsbook.quotes')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    purge: async (now: Date): Promise<void> => {
      const before = (ageMs: number) => new Date(now.getTime() - ageMs);
      await database
        .deleteFrom('sportsbook.quotes')
        .where('expires_at', '<', before(keptMs.untaken))
        .where((eb) => eb.or([eb('used_at', 'is', null), eb('expires_at', '<', before(keptMs.taken))]))
        .execute();
    },
  };
}
export type Quotes = ReturnType<typeof createQuotes>;
