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
const keptMs = 24 * 3_600_000;
const whole = 100n;

/** Offers of open bets that are held. */
export function createQuotes({ database: anyDatabase, newId }: Pick<BookDependencies, 'database' | 'newId'>) {
  const database = withTables<SportsbookTables>(anyDatabase);
  const quotes = () => database.selectFrom('sportsbook.quotes').selectAll();

  return {
    find: (id: string): Promise<Quote | undefined> => quotes().where('id', '=', id).executeTakeFirst(),
    /** Null where the part is worth nothing. */
    hold: async (bet: BetRow, legs: readonly CashOutLeg[], sharePercent: number, now: Date) => {
      const share = rational(BigInt(sharePercent), whole);
      const part = partialCashOut(bet.open_unit_minor, legs, { margin: cashOutMargin, share });
      const { offerMinor, closedStakeMinor, leftStakeMinor } = part;
      if (offerMinor === 0n || closedStakeMinor === 0n) return null;
      const expiresAt = new Date(now.getTime() + quoteLifeMs);
      const quoteId = newId();
      await database
        .insertInto('sportsbook.quotes')
        .values({
          id: quoteId,
          bet_id: bet.id,
          share_percent: sharePercent,
          unit_minor: bet.open_unit_minor,
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
      await database
        .deleteFrom('sportsbook.quotes')
        .where('expires_at', '<', new Date(now.getTime() - keptMs))
        .execute();
    },
  };
}
export type Quotes = ReturnType<typeof createQuotes>;
