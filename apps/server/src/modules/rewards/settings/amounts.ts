import { type AmountFault, parseAmount } from '@baize/money';

type SettingsFaultKey = AmountFault | 'field_format' | 'bet_not_offered';

/** A part of a document that the brand's currency cannot hold, or that is not offered. */
export class SettingsFault extends Error {
  readonly field: string;
  readonly key: SettingsFaultKey;

  constructor(field: string, key: SettingsFaultKey) {
    super(`${field}: ${key}`);
    this.field = field;
    this.key = key;
  }
}

/** Minor units of an amount that stands at `field`. Throws SettingsFault. */
export function minorAt(field: string, text: string, exponent: number): bigint {
  const parsed = parseAmount(text, exponent, 'notNegative');
  if (!parsed.ok) throw new SettingsFault(field, parsed.fault);
  return parsed.amountMinor;
}

/** Decimals that a percentage may have. */
const percentDecimals = 4;

/** A percentage in millionths: "0.6" is 6,000. It has at most four decimals. */
export function ppmOfPercent(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(percentDecimals, '0').slice(0, percentDecimals));
}

const percentsOfWhole = 100n;

/** A multiple in millionths: "15" is 15,000,000. */
export const ppmOfMultiple = (text: string): bigint => ppmOfPercent(text) * percentsOfWhole;

/** Millionths as a percentage, without trailing zeros. */
export function percentOfPpm(ratePpm: bigint): string {
  const digits = ratePpm.toString().padStart(percentDecimals + 1, '0');
  const fraction = digits.slice(-percentDecimals).replace(/0+$/, '');
  const whole = digits.slice(0, -percentDecimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Rates in millionths by game type. */
export const ratesOf = (percents: Readonly<Record<string, string | undefined>>): Record<string, bigint> =>
  Object.fromEntries(
    Object.entries(percents).flatMap(([type, text]) => (text === undefined ? [] : [[type, ppmOfPercent(text)]])),
  );
