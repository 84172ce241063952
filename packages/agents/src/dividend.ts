import { type Rate, shareOf, zeroRate } from './rate.ts';
import { rateOfTiers, type Tier } from './tiers.ts';

export interface DividendTerms {
  tiers: readonly Tier[];
  /** A negative base is taken into the next period. */
  carriesLoss: boolean;
}

export interface Dividend {
  /** With what was carried into the period. */
  baseMinor: bigint;
  rate: Rate;
  dividendMinor: bigint;
  /** What the next period begins with: 0 or below. */
  carryMinor: bigint;
}

/**
 * The dividend of a period (rulebook 8.4), from the team's losses less its wins, rebates, wages and bonuses. `carriedMinor` is what the period
 * before left, 0 or below.
 */
export function dividendOf(
  terms: DividendTerms,
  { lossMinor, active, carriedMinor = 0n }: { lossMinor: bigint; active: number; carriedMinor?: bigint },
): Dividend {
  const baseMinor = lossMinor + (terms.carriesLoss ? carriedMinor : 0n);
  if (baseMinor <= 0n) {
    return { baseMinor, rate: zeroRate, dividendMinor: 0n, carryMinor: terms.carriesLoss ? baseMinor : 0n };
  }
  const rate = rateOfTiers(terms.tiers, { amountMinor: baseMinor, active });
  return { baseMinor, rate, dividendMinor: shareOf(baseMinor, rate), carryMinor: 0n };
}

/** A series of periods, each with what the one before left. */
export function dividendSeries(
  terms: DividendTerms,
  periods: readonly { lossMinor: bigint; active: number }[],
): Dividend[] {
  let carriedMinor = 0n;
  return periods.map((period) => {
    const dividend = dividendOf(terms, { ...period, carriedMinor });
    carriedMinor = dividend.carryMinor;
    return dividend;
  });
}
