import type { Rational } from '../exact/rational.ts';
import { factorOfLeg, type LegEnd } from './parlay.ts';
import { returnOf } from './payout.ts';

/** What a competition has for a market: who of its runners wins. */
export const outrightKey = 'OT';

/** What a runner became in the final classification. */
export type RunnerResult =
  | { readonly kind: 'won' }
  /** Shared the place with so many runners, itself included. */
  | { readonly kind: 'deadHeat'; readonly of: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'withdrawnBeforeStart' };

/** How a competition ended: several winners share the place. */
export interface Classification {
  readonly winners: readonly string[];
  /** Did not start. */
  readonly withdrawn: readonly string[];
}

export function runnerResult({ winners, withdrawn }: Classification, runner: string): RunnerResult {
  if (withdrawn.includes(runner)) return { kind: 'withdrawnBeforeStart' };
  if (!winners.includes(runner)) return { kind: 'lost' };
  return winners.length === 1 ? { kind: 'won' } : { kind: 'deadHeat', of: winners.length };
}

/** What a leg on a runner comes to; `nonRunnerNoBet`: stakes on runners that do not start are given back. */
export function outrightEnd(result: RunnerResult, { nonRunnerNoBet }: { nonRunnerNoBet: boolean }): LegEnd {
  switch (result.kind) {
    case 'won':
      return { result: 'win' };
    case 'deadHeat':
      return { result: 'win', sharedBy: result.of };
    case 'lost':
      return { result: 'loss' };
    case 'withdrawnBeforeStart':
      return { result: nonRunnerNoBet ? 'void' : 'loss' };
  }
}

/** What a stake returns when `of` runners share one place. Throws RangeError unless there are one or more. */
export const deadHeatReturn = (stakeMinor: bigint, odds: Rational, of: number): bigint =>
  returnOf(stakeMinor, factorOfLeg({ odds, result: 'win', sharedBy: of }));
