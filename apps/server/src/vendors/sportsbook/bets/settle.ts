import type { BetTools } from './decide.ts';
import { settledLegs } from './legs.ts';
import type { Payments } from './payments.ts';
import { outcomeOfBet } from './returns.ts';

/** Settles open bets whose matches have ended; what is paid follows from the matches alone. */
export function createSettle({ deps: { clock }, bets, matches }: Omit<BetTools, 'priceOf'>, payments: Payments) {
  /** Of some that are due; false: no more of them can be settled now. */
  const settleSome = async (): Promise<boolean> => {
    const now = clock.now();
    const due = await bets.toSettle(now);
    const known = await matches.byId(due.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
    const next = due.flatMap((bet) => {
      const legs = settledLegs(bet.legs, known, now);
      return legs ? [{ bet, ...outcomeOfBet(bet, legs) }] : [];
    });
    const planned = await payments.settleAll(next);
    return planned > 0 && planned === due.length;
  };

  return async (): Promise<void> => {
    await payments.payWaiting();
    while (await settleSome());
  };
}
