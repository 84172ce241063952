import { divide, multiply, type Rational, rational } from '../exact/rational.ts';
import type { PickRules } from './types.ts';

export interface PickMoments {
  /** In total bets. */
  mean: Rational;
  meanSquared: Rational;
  best: bigint;
}

const sumOf = (numbers: readonly bigint[]) => numbers.reduce((sum, number) => sum + number, 0n);

/** Exact moments of picking some of n covered prizes without putting any back. */
export function analysePick({ prizes, picks }: PickRules): PickMoments {
  const values = prizes.map(BigInt);
  const [n, m] = [BigInt(values.length), BigInt(picks)];
  const sum = sumOf(values);
  const squares = sumOf(values.map((value) => value * value));
  // E(sum of picks)^2: each prize is picked with m/n, each pair with m(m-1)/(n(n-1)).
  const pairs = n > 1n ? multiply(rational(m * (m - 1n), n * (n - 1n)), rational(sum * sum - squares)) : rational(0n);
  const singles = multiply(rational(m, n), rational(squares));
  const best = sumOf([...values].sort((a, b) => Number(b - a)).slice(0, picks));
  return {
    mean: divide(rational(m * sum), rational(n)),
    meanSquared: rational(
      singles.numerator * pairs.denominator + pairs.numerator * singles.denominator,
      singles.denominator * pairs.denominator,
    ),
    best,
  };
}
