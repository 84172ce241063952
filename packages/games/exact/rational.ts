/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Throws RangeError unless the denominator is positive. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator <= 0n) throw new RangeError('denominator must be positive');
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** Throws RangeError unless the divisor is positive. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below 0 when a is smaller, 0 when they are equal, above 0 when a is larger. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

/** Throws RangeError for 0. */
export function invert({ numerator, denominator }: Rational): Rational {
  return numerator < 0n ? rational(-denominator, -numerator) : rational(denominator, numerator);
}

/** The fraction with this many decimals, the last one rounded to the nearest, ties away from zero. */
export function toDecimal(value: Rational, decimals: number): string {
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const scaled = (2n * size * 10n ** BigInt(decimals) + value.denominator) / (2n * value.denominator);
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const sign = value.numerator < 0n && scaled > 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

const numberDecimals = 18;

/** The nearest that a float can say, for printing and for JSON; never for money. */
export const toNumber = (value: Rational): number => Number(toDecimal(value, numberDecimals));
