import { add, divide, invert, multiply, type Rational, rational, subtract, toNumber } from '../exact/rational.ts';
import { one } from './results.ts';

const hundred = rational(100n);

/** What a book of prices holds: the sum of its inverse odds. */
export const booksumOf = (odds: readonly Rational[]): Rational =>
  odds.reduce((sum, price) => add(sum, invert(price)), rational(0n));

export interface BookFigures {
  readonly booksum: Rational;
  readonly overroundPercent: Rational;
  readonly payoutPercent: Rational;
}

/** Rulebook 6.7. Throws RangeError for no prices. */
export function figuresOf(odds: readonly Rational[]): BookFigures {
  const booksum = booksumOf(odds);
  return {
    booksum,
    overroundPercent: multiply(hundred, subtract(booksum, one)),
    payoutPercent: divide(hundred, booksum),
  };
}

/** Fair chances: every inverse price divided by the booksum. */
export function multiplicative(odds: readonly Rational[]): Rational[] {
  const booksum = booksumOf(odds);
  return odds.map((price) => divide(invert(price), booksum));
}

/** Fair chances: the same share of the margin is taken off each. May fall below 0 for a long shot. */
export function additive(odds: readonly Rational[]): Rational[] {
  const share = divide(subtract(booksumOf(odds), one), rational(BigInt(odds.length)));
  return odds.map((price) => subtract(invert(price), share));
}

const bisections = 100;

/** Fair chances: inverse prices raised to the power that makes their sum 1. Best of the three for long shots. */
export function power(odds: readonly Rational[]): number[] {
  const inverses = odds.map((price) => toNumber(invert(price)));
  const sumAt = (exponent: number) => inverses.reduce((sum, inverse) => sum + inverse ** exponent, 0);
  if (inverses.length < 2) return inverses.map(() => 1);
  let [low, high] = [0, 1];
  while (sumAt(high) > 1) [low, high] = [high, high * 2];
  for (let step = 0; step < bisections; step++) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > 1) low = middle;
    else high = middle;
  }
  return inverses.map((inverse) => inverse ** high);
}

/** The price of a chance in a book of this booksum, exact. */
export const priceOf = (chance: Rational, booksum: Rational): Rational => invert(multiply(chance, booksum));
