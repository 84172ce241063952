import { divide, type Rational, rational } from '../exact/rational.ts';
import { returnOf } from './payout.ts';

/** What a runner became in the final classification. */
export type RunnerResult =
  | { readonly kind: 'won' }
  /** Shared the place with so many runners, itself included. */
  | { readonly kind: 'deadHeat'; readonly of: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'withdrawnBeforeStart' };

/** What a stake returns when `of` runners share one place. Throws RangeError unless there are one or more. */
export function deadHeatReturn(stakeMinor: bigint, odds: Rational, of: number): bigint {
  if (!Number.isInteger(of) || of < 1) throw new RangeError('at least one runner takes the place');
  return returnOf(stakeMinor, divide(odds, rational(BigInt(of))));
}

/** What a bet on a runner returns; `nonRunnerNoBet`: stakes on runners that do not start are given back. */
export function outrightReturn(
  { stakeMinor, odds, nonRunnerNoBet }: { stakeMinor: bigint; odds: Rational; nonRunnerNoBet: boolean },
  result: RunnerResult,
): bigint {
  switch (result.kind) {
    case 'won':
      return returnOf(stakeMinor, odds);
    case 'deadHeat':
      return deadHeatReturn(stakeMinor, odds, result.of);
    case 'lost':
      return 0n;
    case 'withdrawnBeforeStart':
      return nonRunnerNoBet ? stakeMinor : 0n;
  }
}
