import { parseDecimal } from '../exact/decimal.ts';
import {
  add,
  compare,
  divide,
  invert,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from '../exact/rational.ts';
import { one } from './results.ts';

/** The ways in which a price is written (rulebook 6.1). */
export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const hundred = rational(100n);
const isNegative = (value: Rational) => value.numerator < 0n;
const isAtMostOne = (value: Rational) => compare(value, one) <= 0;
const isAtLeastOne = (value: Rational) => compare(value, one) >= 0;

/** Decimal odds in another format, exact; rounding is the printer's. Throws RangeError for decimal odds of 1 or less. */
export function fromDecimal(odds: Rational, format: OddsFormat): Rational {
  const profit = subtract(odds, one);
  if (profit.numerator <= 0n) throw new RangeError('decimal odds are above 1');
  switch (format) {
    case 'decimal':
      return odds;
    case 'hongkong':
      return profit;
    case 'malay':
      return isAtMostOne(profit) ? profit : negate(invert(profit));
    case 'indonesian':
      return isAtLeastOne(profit) ? profit : negate(invert(profit));
    case 'american':
      return multiply(hundred, isAtLeastOne(profit) ? profit : negate(invert(profit)));
  }
}

/** Whether a number can be a price of this format. -1 is the same even price as +1 and is read as well. */
export function isPrice(price: Rational, format: OddsFormat): boolean {
  const size = isNegative(price) ? negate(price) : price;
  switch (format) {
    case 'decimal':
      return compare(price, one) > 0;
    case 'hongkong':
      return price.numerator > 0n;
    case 'malay':
      return size.numerator > 0n && isAtMostOne(size);
    case 'indonesian':
      return isAtLeastOne(size);
    case 'american':
      return compare(size, hundred) >= 0;
  }
}

/** The profit of one unit at risk, which is the Hong Kong price. Throws RangeError for a number that is no price of the format. */
function profitPerUnit(price: Rational, format: OddsFormat): Rational {
  if (!isPrice(price, format)) throw new RangeError(`no ${format} price`);
  switch (format) {
    case 'decimal':
      return subtract(price, one);
    case 'hongkong':
      return price;
    case 'malay':
    case 'indonesian':
      return isNegative(price) ? invert(negate(price)) : price;
    case 'american': {
      const perUnit = divide(price, hundred);
      return isNegative(perUnit) ? invert(negate(perUnit)) : perUnit;
    }
  }
}

/** A price of any format as decimal odds, exact. Throws RangeError for a number that is no price of the format. */
export const toDecimalOdds = (price: Rational, format: OddsFormat): Rational => add(one, profitPerUnit(price, format));

/** Reads a price as it is written in a format; undefined when it is none. */
export function parsePrice(text: string, format: OddsFormat): Rational | undefined {
  const price = parseDecimal(text);
  return price && isPrice(price, format) ? price : undefined;
}

/** What an entered stake puts at risk and what it can win, in the stake's own unit. */
export interface Risk {
  readonly atRisk: Rational;
  readonly profit: Rational;
}

/** With a negative Malay or Indonesian price the entered stake is what is to be won. Throws RangeError as `toDecimalOdds`. */
export function riskOf(stake: Rational, price: Rational, format: OddsFormat): Risk {
  const isToWin = (format === 'malay' || format === 'indonesian') && isNegative(price) && isPrice(price, format);
  if (isToWin) return { atRisk: multiply(stake, negate(price)), profit: stake };
  return { atRisk: stake, profit: multiply(stake, profitPerUnit(price, format)) };
}

/** The chance that a price stands for, margin included, in percent. */
export const impliedPercent = (odds: Rational): Rational => divide(hundred, odds);
