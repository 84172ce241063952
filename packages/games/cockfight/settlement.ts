import { type Rational, rational } from '../exact/rational.ts';
import { turnoverOf } from '../sportsbook/payout.ts';
import type { Arena } from './arenas.ts';
import { type FightBet, type FightOutcome, parseFightPrice, resultOfFight, settleFightBet } from './book.ts';
import { type TotePayout, type TotePools, toteOf, toteReturn } from './tote.ts';

/** A bet on a fight as it was taken. */
export interface TakenBet {
  readonly bet: FightBet;
  /** As entered; Malay odds below 0 put less than it at risk. */
  readonly stakeMinor: bigint;
  /** Malay odds of a bird, so much to one of a draw; '' from the pool. */
  readonly odds: string;
}

export interface PaidBet {
  readonly atRiskMinor: bigint;
  readonly returnMinor: bigint;
  readonly validTurnoverMinor: bigint;
}

/** Pools with what the operator put in itself. */
export const withSeed = ({ seedMinor }: Pick<Arena, 'seedMinor'>, pools: TotePools): TotePools => ({
  meronMinor: pools.meronMinor + seedMinor,
  walaMinor: pools.walaMinor + seedMinor,
});

export const takeoutOf = ({ takeout }: Pick<Arena, 'takeout'>): Rational => rational(BigInt(takeout), 10_000n);

/** What a tote arena's pools of members' money pay. */
export const arenaTote = (arena: Arena, pools: TotePools): TotePayout =>
  toteOf(withSeed(arena, pools), takeoutOf(arena));

function priceOf({ bet, odds }: TakenBet): Rational {
  const price = parseFightPrice(odds, bet);
  if (!price) throw new RangeError(`${odds} is no price of ${bet}`);
  return price;
}

/** What a bet has at risk and, once its fight has an outcome, returns. Throws RangeError for odds that are none of the bet. */
export function settleBet(taken: TakenBet, outcome: FightOutcome, tote: TotePayout | null): PaidBet {
  if (taken.odds !== '') return settleFightBet({ ...taken, price: priceOf(taken) }, outcome);
  const { bet, stakeMinor } = taken;
  const result = resultOfFight(bet, outcome);
  const per100 = bet === 'meron' ? tote?.meronPer100Minor : tote?.walaPer100Minor;
  const won = toteReturn(stakeMinor, per100 ?? 0n);
  const returnMinor = result === 'win' ? won : result === 'loss' ? 0n : stakeMinor;
  return { atRiskMinor: stakeMinor, returnMinor, validTurnoverMinor: turnoverOf(stakeMinor, returnMinor) };
}

/** What a bet has at risk, and what it returns if it wins; of a pool bet only the stake is known. */
export function riskOfBet(taken: TakenBet): { atRiskMinor: bigint; winMinor: bigint } {
  const won: FightOutcome = taken.bet.toUpperCase() as FightOutcome;
  const { atRiskMinor, returnMinor } = settleBet(taken, won, null);
  return { atRiskMinor, winMinor: returnMinor };
}

/** The price of a draw as it is quoted. */
export const drawPrice = ({ drawOdds }: Pick<Arena, 'drawOdds'>, bet: 'bdd' | 'ftd'): string => `${drawOdds[bet]}`;
