/** Chi-square of counts against the uniform distribution. */
export function chiSquareOf(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The 99.99% point of chi-square by Wilson and Hilferty; good to a percent from one degree of freedom on. */
export function chiSquareLimit(degreesOfFreedom: number): number {
  const normalPoint = 3.719;
  const spread = 2 / (9 * degreesOfFreedom);
  return degreesOfFreedom * (1 - spread + normalPoint * Math.sqrt(spread)) ** 3;
}
