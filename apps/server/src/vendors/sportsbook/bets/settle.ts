import { effectiveOdds, parlayReturn, systemReturn } from '@baize/games/sportsbook';
import { doAll } from '../do-all.ts';
import type { BetRow } from './bet-store.ts';
import type { BetTools } from './decide.ts';
import { settledLegs } from './legs.ts';

/** Pays open bets whose matches have ended. What is paid follows from the matches alone, so that a repeat after a stop is the same. */
export function createSettle({ deps, bets, matches }: Omit<BetTools, 'priceOf'>) {
  const { wallet, clock } = deps;

  const outcomeOf = async (bet: BetRow, now: Date) => {
    const known = await matches.byId(bet.legs.map(({ matchId }) => matchId));
    const legs = settledLegs(bet.legs, known, now);
    const payoutMinor =
      bet.choose === 0
        ? parlayReturn(bet.unit_stake_minor, legs)
        : systemReturn(bet.unit_stake_minor, { choose: bet.choose }, legs);
    const isVoid = legs.every(({ result }) => result === 'void');
    const isNothing = effectiveOdds(legs).numerator === 0n && payoutMinor === 0n;
    return { bet, payoutMinor, result: isVoid ? 'void' : isNothing ? 'lost' : 'won' } as const;
  };

  return async (): Promise<void> => {
    const now = clock.now();
    const due = await bets.toSettle(now);
    if (due.length === 0) return;
    const outcomes = await Promise.all(due.map((bet) => outcomeOf(bet, now)));
    const { answers } = await wallet.settleBets({
      bets: outcomes.map(({ bet, payoutMinor, result }) => ({
        betId: bet.id,
        playerRef: bet.player_ref,
        generation: 1,
        payoutMinor,
        result,
        policy: 'refuse',
      })),
    });
    await doAll(outcomes.entries(), async ([index, { bet, payoutMinor, result }]) => {
      const answer = answers[index];
      if (answer?.status === 'ok') {
        const to = result === 'void' ? 'VOID' : 'SETTLED';
        await bets.move({ id: bet.id, from: 'ACCEPTED', to }, { return_minor: payoutMinor, closed_at: now });
      } else if (answer?.retry === 'never') throw new Error(`the wallet refused to settle ${bet.id}: ${answer.code}`);
    });
  };
}
