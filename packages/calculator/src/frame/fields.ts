import { type Rational, rational } from '@baize/games/exact';
import { divide, formatAmount } from '@baize/money';
import * as z from 'zod';

/** Amounts out have two decimals. */
const decimals = 2;

const decimalPattern = /^-?\d{1,15}(\.\d{1,12})?$/;

function fractionOf(text: string): Rational {
  const [, decimalPart = ''] = text.split('.');
  return rational(BigInt(text.replace('.', '')), 10n ** BigInt(decimalPart.length));
}

/** Odds, rates, lines and percentages as decimal text, exactly. `toDecimal` of the games writes them. */
export const decimal = z.string().regex(decimalPattern, 'amount_format').transform(fractionOf);
export const positiveDecimal = decimal.refine(({ numerator }) => numerator > 0n, 'amount_zero');

/** Minor units as they are answered: "12.50". */
export const shown = (amountMinor: bigint): string => formatAmount(amountMinor, decimals);

/** An exact amount in minor units, floored to the member. */
export const floored = ({ numerator, denominator }: Rational): bigint => divide(numerator, denominator, 'floor');
