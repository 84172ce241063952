/**
 * Decimal places of each currency's minor unit: the one table of the product. ISO 4217 gives the official ones; PLY is the demo
 * brand's play money, USDT counts in millionths as its issuer does.
 */
export const currencyExponents = {
  PLY: 2,
  PHP: 2,
  THB: 2,
  VND: 0,
  IDR: 2,
  MYR: 2,
  SGD: 2,
  CNY: 2,
  JPY: 0,
  KRW: 0,
  USD: 2,
  EUR: 2,
  GBP: 2,
  USDT: 6,
} as const;

export type CurrencyCode = keyof typeof currencyExponents;

/** A currency as a brand shows it; `symbol` is the brand's prefix ("P"). */
export interface Currency {
  code: string;
  exponent: number;
  symbol: string;
}

/** The exponent of a currency code; null for a code that the table does not have. */
export function currencyExponent(code: string): number | null {
  return Object.hasOwn(currencyExponents, code) ? currencyExponents[code as CurrencyCode] : null;
}
