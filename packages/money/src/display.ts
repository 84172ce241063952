import { formatAmount } from './amount.ts';
import type { Currency } from './currencies.ts';

/** An amount as people read it, "1,250.00": commas and point in every language, because the format is the product's own. */
export function displayAmount(amountMinor: bigint, exponent: number): string {
  const [whole = '', decimals] = formatAmount(amountMinor, exponent).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** An amount with its currency's fixed prefix: "P 1,250.00", "-P 1,250.00". */
export function displayMoney(amountMinor: bigint, currency: Pick<Currency, 'exponent' | 'symbol'>): string {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  return `${amountMinor < 0n ? '-' : ''}${currency.symbol} ${displayAmount(size, currency.exponent)}`;
}
