import { divide } from '@baize/money';
import { multiply, type Rational, rational, subtract } from '../exact/rational.ts';
import { one } from '../sportsbook/results.ts';

/** The money on each bird. */
export interface TotePools {
  readonly meronMinor: bigint;
  readonly walaMinor: bigint;
}

export interface TotePayout {
  /** What 100 on a side returns, in minor units: 158.33 is 15833. */
  readonly meronPer100Minor: bigint;
  readonly walaPer100Minor: bigint;
  /** A side pays too little: the bets of the pool are given back. */
  readonly isCancelled: boolean;
}

const hundredMinor = 100_00n;
/** A payout at or below 107 for 100 cancels the pool. */
const cancelAtMinor = 107_00n;

/** Nobody to pay: the figure of a side without money is 0. */
function per100Minor({ meronMinor, walaMinor }: TotePools, sideMinor: bigint, takeout: Rational): bigint {
  if (sideMinor <= 0n) return 0n;
  const shared = multiply(rational((meronMinor + walaMinor) * hundredMinor), subtract(one, takeout));
  return divide(shared.numerator, shared.denominator * sideMinor, 'floor');
}

/** What each side of a tote pays (rulebook 7), down to the minor unit for every 100. `takeout` is a share of 1. */
export function toteOf(pools: TotePools, takeout: Rational): TotePayout {
  const meronPer100Minor = per100Minor(pools, pools.meronMinor, takeout);
  const walaPer100Minor = per100Minor(pools, pools.walaMinor, takeout);
  return {
    meronPer100Minor,
    walaPer100Minor,
    isCancelled: meronPer100Minor <= cancelAtMinor || walaPer100Minor <= cancelAtMinor,
  };
}

/** What a stake on the winning side returns. */
export const toteReturn = (stakeMinor: bigint, per100: bigint): bigint =>
  divide(stakeMinor * per100, hundredMinor, 'floor');

/** What stays with the operator when a side wins: the takeout and what the payouts were rounded by. */
export function toteKeeps(pools: TotePools, sideMinor: bigint, per100: bigint): Rational {
  return subtract(rational(pools.meronMinor + pools.walaMinor), rational(sideMinor * per100, hundredMinor));
}
