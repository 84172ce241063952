import { betsOf, fitsLegs, parlayReturn, rational, systemReturn } from '@baize/games/sportsbook';
import type { StoredLeg } from '../schema.ts';
import { oddsOf } from './legs.ts';

/** Of the whole bet, in minor units of a currency with two decimals. */
export const stakes = { minMinor: 100n, maxMinor: 1_000_000n } as const;
/** No bet returns more. */
const maxReturnMinor = 50_000_000n;

/** How many bets a choice of legs is; 0: it is none. */
export function betCountOf(choose: number, legs: number): number {
  if (choose === 0) return 1;
  return legs > 1 && fitsLegs({ choose }, legs) ? betsOf({ choose }, legs) : 0;
}

/** What a bet returns at most, every leg won. */
function maxReturnOf(choose: number, unitStakeMinor: bigint, legs: readonly StoredLeg[]): bigint {
  const won = legs.map((leg) => ({ odds: oddsOf(leg), result: 'win' as const }));
  return choose === 0 ? parlayReturn(unitStakeMinor, won) : systemReturn(unitStakeMinor, { choose }, won);
}

/** The whole stake of a bet, or null when it is not offered. */
export function stakeOf(choose: number, unitStakeMinor: bigint, legs: readonly StoredLeg[]): bigint | null {
  const bets = betCountOf(choose, legs.length);
  const stakeMinor = unitStakeMinor * BigInt(bets);
  if (bets === 0 || stakeMinor < stakes.minMinor || stakeMinor > stakes.maxMinor) return null;
  return maxReturnOf(choose, unitStakeMinor, legs) > maxReturnMinor ? null : stakeMinor;
}

/** Whole odds of a price text. */
export const hundredthsOf = (text: string): number => Number(text.replace('.', ''));

export const cashOutMargin = rational(5n, 100n);
