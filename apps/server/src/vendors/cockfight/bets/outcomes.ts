import { type FightOutcome, resultOfFight, settleBet, type TotePayout } from '@baize/games/cockfight';
import type { BetRow } from '../schema.ts';

/** What a bet comes to. */
export interface BetOutcome {
  readonly to: 'SETTLED' | 'VOID';
  readonly returnMinor: bigint;
  readonly validTurnoverMinor: bigint;
}

interface BothSides {
  readonly meronMinor: bigint;
  readonly walaMinor: bigint;
}

/** What every player has on each bird. */
function sidesOf(bets: readonly BetRow[]): ReadonlyMap<string, BothSides> {
  const sides = new Map<string, BothSides>();
  for (const { player_ref: playerRef, bet, risk_minor: riskMinor } of bets) {
    const { meronMinor, walaMinor } = sides.get(playerRef) ?? { meronMinor: 0n, walaMinor: 0n };
    if (bet === 'meron') sides.set(playerRef, { meronMinor: meronMinor + riskMinor, walaMinor });
    if (bet === 'wala') sides.set(playerRef, { meronMinor, walaMinor: walaMinor + riskMinor });
  }
  return sides;
}

/** Bets of one player on both birds are netted before they count (rulebook 0.5): the smaller side counts nothing. */
function nettedTurnover({ bet }: BetRow, validMinor: bigint, { meronMinor, walaMinor }: BothSides): bigint {
  if (bet !== 'meron' && bet !== 'wala') return validMinor;
  const [own, other] = bet === 'meron' ? [meronMinor, walaMinor] : [walaMinor, meronMinor];
  return own <= other ? (other > 0n ? 0n : validMinor) : (validMinor * (own - other)) / own;
}

/** What each bet of a fight comes to; all its bets belong in here together. */
export function outcomesOf(
  bets: readonly BetRow[],
  outcome: FightOutcome,
  toteOf: (pool: string) => TotePayout | null,
): ReadonlyMap<string, BetOutcome> {
  const sides = sidesOf(bets);
  return new Map(
    bets.map((bet) => {
      const taken = { bet: bet.bet, stakeMinor: bet.stake_minor, odds: bet.odds };
      const tote = toteOf(bet.pool);
      // Nothing is paid as lost only because nobody knows what its pool pays.
      if (bet.odds === '' && tote === null && resultOfFight(bet.bet, outcome) === 'win')
        throw new Error(`the pool ${bet.pool} of the bet ${bet.id} was never closed`);
      const { returnMinor, validTurnoverMinor } = settleBet(taken, outcome, tote);
      const both = sides.get(bet.player_ref) ?? { meronMinor: 0n, walaMinor: 0n };
      const isBack = resultOfFight(bet.bet, outcome) === 'void' || (bet.odds === '' && tote?.isCancelled === true);
      return [
        bet.id,
        {
          to: isBack ? 'VOID' : 'SETTLED',
          returnMinor,
          validTurnoverMinor: nettedTurnover(bet, validTurnoverMinor, both),
        },
      ];
    }),
  );
}
