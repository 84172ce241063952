import { withTables } from '../../../platform/database/database.ts';
import type { BetTools } from '../bets/decide.ts';
import type { Payments } from '../bets/payments.ts';
import type { BookSettings } from '../dependencies.ts';
import { endMatch } from '../matches/end-match.ts';
import type { SportsbookTables } from '../schema.ts';
import { correctionOf } from './corrections.ts';

const pageSize = 500;
/** A settlement that another process was making when the result came is seen by then. */
const restMs = 5_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Brings approved results into force: the match gets the result, bets that were settled by another one are paid the difference, and the result
 * is applied when none of them is left. Every step bears being done again.
 */
export function createResettle(
  { deps: { database: anyDatabase, clock }, bets, matches }: Omit<BetTools, 'priceOf'>,
  payments: Payments,
  { vendorCode }: Pick<BookSettings, 'vendorCode'>,
) {
  const database = withTables<SportsbookTables>(anyDatabase);

  /** How many bets of the match still have to be paid. */
  const correct = async (matchId: string, correctedAt: Date): Promise<number> => {
    let left = 0;
    for (let after = firstId; ; ) {
      const page = await bets.ofMatch(matchId, ['ACCEPTED', 'SETTLED', 'VOID'], after, pageSize);
      const now = clock.now();
      const known = await matches.byId(page.flatMap(({ legs }) => legs.map((leg) => leg.matchId)));
      for (const bet of page) {
        const correction = correctionOf(bet, known, { now, correctedAt });
        if (!correction && bet.next_state === null) continue;
        left += 1;
        if (correction) await payments.plan({ bet, from: ['SETTLED', 'VOID'], ...correction });
      }
      if (page.length < pageSize) return left;
      after = page.at(-1)?.id ?? after;
    }
  };

  return async (): Promise<void> => {
    const approved = await database
      .selectFrom('sportsbook.results')
      .selectAll()
      .where('vendor_code', '=', vendorCode)
      .where('state', '=', 'APPROVED')
      .orderBy('proposed_at')
      .execute();
    for (const { id, match_id: matchId, outcome, proposed_at, decided_at } of approved) {
      const now = clock.now();
      await anyDatabase.transaction().execute((transaction) => endMatch(transaction, { matchId, outcome, now }));
      const left = await correct(matchId, proposed_at);
      const isFresh = now.getTime() - (decided_at ?? now).getTime() < restMs;
      if (left > 0 || isFresh) continue;
      await database
        .updateTable('sportsbook.results')
        .set({ state: 'APPLIED', applied_at: now })
        .where('id', '=', id)
        .where('state', '=', 'APPROVED')
        .execute();
    }
  };
}
