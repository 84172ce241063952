import { type Rational, rational } from './rational.ts';

const pattern = /^([+-]?)(\d{1,15})(?:\.(\d{1,12}))?$/;

/** Reads a decimal text ("-0.94", "+150") as an exact fraction; undefined for anything else, a blank, a comma or an exponent included. */
export function parseDecimal(text: string): Rational | undefined {
  const [, sign, whole, decimals = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = BigInt(whole + decimals);
  return rational(sign === '-' ? -size : size, 10n ** BigInt(decimals.length));
}

/** The same for a text of the code's own. Throws RangeError when it is no decimal. */
export function decimal(text: string): Rational {
  const value = parseDecimal(text);
  if (!value) throw new RangeError(`${text} is no decimal`);
  return value;
}
