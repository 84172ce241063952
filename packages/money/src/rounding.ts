/**
 * How a fraction of a minor unit is resolved; the caller always says it. `floor` goes down (-1.5 to -2), `ceil` up,
 * `truncate` towards zero, the halves to the nearest with ties away from zero or to the even neighbour.
 */
export type Rounding = 'floor' | 'ceil' | 'truncate' | 'halfAwayFromZero' | 'halfEven';

/** An exact rate: odds, a tax, a commission. The denominator is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A rate in hundredths of a percent: basisPoints(125n) is 1.25%. */
export const basisPoints = (points: bigint): Fraction => ({ numerator: points, denominator: 10_000n });

function roundsAwayFromZero(rounding: Rounding, quotient: bigint, isNegative: boolean, twiceRest: bigint, by: bigint) {
  switch (rounding) {
    case 'floor':
      return isNegative;
    case 'ceil':
      return !isNegative;
    case 'truncate':
      return false;
    case 'halfAwayFromZero':
      return twiceRest >= by;
    case 'halfEven':
      return twiceRest > by || (twiceRest === by && quotient % 2n !== 0n);
  }
}

/** Integer division with a named rounding. Throws RangeError unless the divisor is positive. */
export function divide(amount: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('divisor must be positive');
  const quotient = amount / divisor;
  const rest = amount % divisor;
  if (rest === 0n) return quotient;
  const isNegative = amount < 0n;
  const twiceRest = 2n * (isNegative ? -rest : rest);
  if (!roundsAwayFromZero(rounding, quotient, isNegative, twiceRest, divisor)) return quotient;
  return isNegative ? quotient - 1n : quotient + 1n;
}

/** An amount times an exact rate, rounded once at the end. Throws RangeError unless the denominator is positive. */
export function multiply(amountMinor: bigint, rate: Fraction, rounding: Rounding): bigint {
  return divide(amountMinor * rate.numerator, rate.denominator, rounding);
}
