import { divide, type Fraction } from '@baize/money';

/** A share of 1, exactly: 0.3 % is 3/1000. */
export type Rate = Fraction;

export const zeroRate: Rate = { numerator: 0n, denominator: 1n };

const percentPattern = /^(\d{1,9})(?:\.(\d{1,12}))?$/;
const hundred = 100n;

/** The rate of a percentage in decimal text, as "0.65"; undefined for any other text. */
export function percentRate(text: string): Rate | undefined {
  const [, whole, decimals = ''] = percentPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { numerator: BigInt(whole + decimals), denominator: hundred * 10n ** BigInt(decimals.length) };
}

/** Below 0 when the first is smaller. */
export function compareRates(one: Rate, other: Rate): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export const smallerRate = (one: Rate, other: Rate): Rate => (compareRates(one, other) <= 0 ? one : other);

export const subtractRates = (one: Rate, other: Rate): Rate => ({
  numerator: one.numerator * other.denominator - other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

/** So much of an amount, floored to the minor unit once. */
export const shareOf = (amountMinor: bigint, rate: Rate): bigint =>
  divide(amountMinor * rate.numerator, rate.denominator, 'floor');
