import { type Rational, rational } from '../../exact/rational.ts';

export interface Chances {
  /** The chance that the sum of twenty of eighty is one of these. */
  of(holds: (sum: number) => boolean): Rational;
}

const numbers = 80;
const drawn = 20;
const half = 40;

/** How many sets of twenty have each sum, number by number. */
function countsOfSums(): readonly bigint[] {
  const largest = Array.from({ length: drawn }, (_, index) => numbers - index).reduce((sum, number) => sum + number, 0);
  const ways = Array.from({ length: drawn + 1 }, () => new Array<bigint>(largest + 1).fill(0n));
  const of = (count: number, sum: number) => ways[count]?.[sum] ?? 0n;
  (ways[0] as bigint[])[0] = 1n;
  for (let number = 1; number <= numbers; number += 1)
    for (let count = Math.min(number, drawn); count >= 1; count -= 1) {
      const row = ways[count] as bigint[];
      for (let sum = largest; sum >= number; sum -= 1) row[sum] = of(count, sum) + of(count - 1, sum - number);
    }
  return ways[drawn] ?? [];
}

function exactChoose(of: number, picked: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= picked; step += 1) ways = (ways * BigInt(of - picked + step)) / BigInt(step);
  return ways;
}

/** Exact chances of the sum of a draw. */
export function chancesOfSums(): Chances {
  const counts = countsOfSums();
  const total = exactChoose(numbers, drawn);
  return {
    of: (holds) =>
      rational(
        counts.reduce((sum, count, index) => (holds(index) ? sum + count : sum), 0n),
        total,
      ),
  };
}

/** Exact chances that more than ten of the twenty are of one half of the numbers, and that ten are. */
export function chancesOfHalves(): { more: Rational; tie: Rational } {
  const total = exactChoose(numbers, drawn);
  const tie = exactChoose(half, drawn / 2) ** 2n;
  return { more: rational(total - tie, total * 2n), tie: rational(tie, total) };
}
