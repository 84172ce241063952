import type { DrawBelow } from '@baize/fairness';
import { add, type Rational, rational } from '../exact/rational.ts';

/**
 * A pot that several games feed and that falls by the size of the stake: with probability stake / `hitStakeMinor`, at most 1. Parts of
 * every stake go into the jackpot pool and into the reserve that seeds it anew after it fell.
 */
export interface JackpotRules {
  readonly pot: string;
  readonly hitStakeMinor: bigint;
  readonly seedMinor: bigint;
  /** Of the stake, in ten-thousandths. */
  readonly contributionTenThousandths: bigint;
  readonly reserveTenThousandths: bigint;
}

/**
 * The jackpot pools of all high-volatility slots, from section 2.4 of the rulebook, for a currency with two decimals. Of the 0.2 % that go into
 * the common reserve each pot's seed costs 0.1 %.
 */
export const linkedJackpots: readonly JackpotRules[] = [
  {
    pot: 'grand',
    hitStakeMinor: 200_000_000n,
    seedMinor: 200_000n,
    contributionTenThousandths: 60n,
    reserveTenThousandths: 10n,
  },
  {
    pot: 'major',
    hitStakeMinor: 5_000_000n,
    seedMinor: 5_000n,
    contributionTenThousandths: 40n,
    reserveTenThousandths: 10n,
  },
];

/** Which jackpot pools fall on a spin of this stake: one draw per pot, in their order, before the reels are drawn. */
export function drawJackpots(jackpotPools: readonly JackpotRules[], betMinor: bigint, draw: DrawBelow): string[] {
  return jackpotPools.filter(({ hitStakeMinor }) => draw(Number(hitStakeMinor)) < betMinor).map(({ pot }) => pot);
}

const tenThousand = 10_000n;

/** What the jackpot pools return of every stake in the long run: all that goes into them, and their seeds. */
export function jackpotReturn(jackpotPools: readonly JackpotRules[]): Rational {
  return jackpotPools
    .map(({ contributionTenThousandths, seedMinor, hitStakeMinor }) =>
      add(rational(contributionTenThousandths, tenThousand), rational(seedMinor, hitStakeMinor)),
    )
    .reduce(add, rational(0n));
}
