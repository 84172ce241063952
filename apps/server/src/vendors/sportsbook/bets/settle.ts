import { doAll } from '../do-all.ts';
import type { BetTools } from './decide.ts';
import { settledLegs } from './legs.ts';
import type { Payments } from './payments.ts';
import { outcomeOfBet } from './returns.ts';

/** Settles open bets whose matches have ended; what is paid follows from the matches alone. */
export function createSettle({ deps: { clock }, bets, matches }: Omit<BetTools, 'priceOf'>, payments: Payments) {
  return async (): Promise<void> => {
    const now = clock.now();
    const due = await bets.toSettle(now);
    const known = await matches.byId(due.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
    await doAll(due, async (bet) => {
      const legs = settledLegs(bet.legs, known, now);
      if (legs) await payments.plan({ bet, from: ['ACCEPTED'], ...outcomeOfBet(bet, legs) });
    });
    await payments.payWaiting();
  };
}
