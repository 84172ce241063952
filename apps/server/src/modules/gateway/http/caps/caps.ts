import { type CurrencyCode, currencyExponents } from '@baize/money';

export interface VendorCap {
  /** The most that one round may pay in all; null: no cap. */
  singleWinMinor: bigint | null;
  /** Payouts less stakes of the last 60 minutes; null: no cap. */
  hourlyLossMinor: bigint | null;
}

/** In units of a currency whose unit is worth about a dollar. */
const defaultSingleWin = 50_000n;
const defaultHourlyLoss = 250_000n;

/** How many units of a currency stand for one of those, in round figures. */
const unitsFor: Record<CurrencyCode, bigint> = {
  PLY: 1n,
  USD: 1n,
  EUR: 1n,
  GBP: 1n,
  USDT: 1n,
  SGD: 1n,
  MYR: 4n,
  CNY: 7n,
  THB: 35n,
  PHP: 60n,
  JPY: 150n,
  KRW: 1_400n,
  IDR: 16_000n,
  VND: 25_000n,
};

const minorOf = (units: bigint, code: CurrencyCode): bigint =>
  units * unitsFor[code] * 10n ** BigInt(currencyExponents[code]);

/** The caps of a vendor for which nobody has set others, in minor units. Null: the product does not know the currency. */
export function defaultCap(currencyCode: string): VendorCap | null {
  if (!Object.hasOwn(unitsFor, currencyCode)) return null;
  const code = currencyCode as CurrencyCode;
  return { singleWinMinor: minorOf(defaultSingleWin, code), hourlyLossMinor: minorOf(defaultHourlyLoss, code) };
}
