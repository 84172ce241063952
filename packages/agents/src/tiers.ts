import { compareRates, type Rate, zeroRate } from './rate.ts';

/** A step of a contract: from so much (net loss or turnover) and so many active members on, this rate counts for the whole amount. */
export interface Tier {
  amountAtLeastMinor: bigint;
  activeAtLeast: number;
  rate: Rate;
}

export interface TierFigures {
  amountMinor: bigint;
  active: number;
}

/** The rate of the highest tier whose two conditions are met; 0 below all of them. */
export function rateOfTiers(tiers: readonly Tier[], { amountMinor, active }: TierFigures): Rate {
  const met = tiers.filter((tier) => amountMinor >= tier.amountAtLeastMinor && active >= tier.activeAtLeast);
  return met.at(-1)?.rate ?? zeroRate;
}

/** The first tier that does not rise above the one before it, in amount, members and rate; undefined when all do. */
export function tierOutOfOrder(tiers: readonly Tier[]): number | undefined {
  const index = tiers.findIndex((tier, at) => {
    const before = tiers[at - 1];
    if (!before) return false;
    return (
      tier.amountAtLeastMinor <= before.amountAtLeastMinor ||
      tier.activeAtLeast < before.activeAtLeast ||
      compareRates(tier.rate, before.rate) <= 0
    );
  });
  return index === -1 ? undefined : index;
}

/** The first of an offer's tiers that gives more than the upline's own contract would for the same figures; undefined when none does. */
export function tierAboveUpline(tiers: readonly Tier[], uplines: readonly Tier[]): number | undefined {
  const index = tiers.findIndex(
    ({ amountAtLeastMinor, activeAtLeast, rate }) =>
      compareRates(rate, rateOfTiers(uplines, { amountMinor: amountAtLeastMinor, active: activeAtLeast })) > 0,
  );
  return index === -1 ? undefined : index;
}
