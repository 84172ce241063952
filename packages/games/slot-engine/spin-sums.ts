import type { CycleCount } from './cycle.ts';
import type { SpinSums } from './feature.ts';

/** Count, sum, sum of squares and greatest of wins that were counted by their size. */
export function sumsOf(wins: Float64Array): SpinSums['plain'] {
  const sums = { count: 0n, win: 0n, winSquared: 0n, best: 0n };
  for (const [index, combinations] of wins.entries()) {
    if (combinations === 0) continue;
    const [win, count] = [BigInt(index), BigInt(combinations)];
    sums.count += count;
    sums.win += win * count;
    sums.winSquared += win * win * count;
    sums.best = win;
  }
  return sums;
}

export const spinSumsOf = ({ combinations, plain, triggering }: CycleCount): SpinSums => ({
  combinations,
  plain: sumsOf(plain),
  triggering: sumsOf(triggering),
});

/** How many combinations win more than so many line bets. */
export const countAbove = ({ plain, triggering }: CycleCount, lineBets: number): bigint =>
  sumsOf(plain.subarray(lineBets + 1)).count + sumsOf(triggering.subarray(lineBets + 1)).count;
