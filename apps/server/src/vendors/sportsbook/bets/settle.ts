import { doAll } from '../../do-all.ts';
import type { BetTools } from './decide.ts';
import { settledLegs } from './legs.ts';
import type { Payments } from './payments.ts';
import { outcomeOfBet } from './returns.ts';

type Outcomes = Parameters<Payments['settleAll']>[0][number][];

/** Settles open bets whose matches have ended; what is paid follows from the matches alone. */
export function createSettle({ deps: { clock }, bets, matches }: Omit<BetTools, 'priceOf'>, payments: Payments) {
  /** Of some that are due; false: no more of them can be settled now. */
  const settleSome = async (): Promise<boolean> => {
    const now = clock.now();
    const due = await bets.toSettle(now);
    const known = await matches.byId(due.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
    const outcomes: Outcomes = [];
    const workOut = async (bet: (typeof due)[number]): Promise<void> => {
      const legs = settledLegs(bet.legs, known, now);
      if (legs) outcomes.push({ bet, ...outcomeOfBet(bet, legs) });
    };
    let planned = 0;
    const pay = async (): Promise<void> => {
      planned = await payments.settleAll(outcomes);
    };
    // A bet that cannot be worked out does not keep the others from their money.
    await doAll([() => doAll(due, workOut), pay], (step) => step());
    return planned > 0 && planned === due.length;
  };

  return async (): Promise<void> => {
    const settleDue = async (): Promise<void> => {
      while (await settleSome());
    };
    await doAll([() => payments.payWaiting(), settleDue], (step) => step());
  };
}
