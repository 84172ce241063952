/** The smaller of two whole numbers. */
export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Ways to take so many of `from` without regard to their order; none when there are not so many. */
export function choose(from: number, taken: number): bigint {
  if (taken > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step += 1) ways = (ways * BigInt(from - taken + step)) / BigInt(step);
  return ways;
}
