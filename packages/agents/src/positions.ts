import { type ChainLink, type ChainShare, linksByUpline } from './chain.ts';
import { compareRates, type Rate, shareOf, smallerRate, zeroRate } from './rate.ts';
import type { PaidLevel, RatedLevel } from './rebate.ts';
import { rateOfTiers, type Tier } from './tiers.ts';

const whole: Rate = { numerator: 1n, denominator: 1n };

const sumOf = (rates: readonly Rate[]): Rate =>
  rates.reduce(
    (sum, rate) => ({
      numerator: sum.numerator * rate.denominator + rate.numerator * sum.denominator,
      denominator: sum.denominator * rate.denominator,
    }),
    zeroRate,
  );

/**
 * Position taking (rulebook 8.1): each level takes its share of what the member lost (positive) or won. The last level, the operator, takes what
 * rounding leaves, so that all results add up to the member's. Throws RangeError unless the shares add up to 100 %.
 */
export function takePositions(memberResultMinor: bigint, shares: readonly RatedLevel[]): PaidLevel[] {
  if (compareRates(sumOf(shares.map(({ rate }) => rate)), whole) !== 0)
    throw new RangeError('the shares do not add up to 100 %');
  let leftMinor = -memberResultMinor;
  return shares.map(({ name, rate }, index) => {
    const amountMinor = index === shares.length - 1 ? leftMinor : shareOf(-memberResultMinor, rate);
    leftMinor -= amountMinor;
    return { name, amountMinor };
  });
}

export interface RevenueShare {
  commissionMinor: bigint;
  /** What the next month begins with: 0 or below. */
  carryMinor: bigint;
}

/** The commission of an affiliate's month (rulebook 8.8); a negative result is carried to the next. */
export function revenueShare(month: {
  memberLossMinor: bigint;
  /** Bonuses, payment fees and the game providers' fees. */
  feesMinor: bigint;
  rate: Rate;
  carriedMinor?: bigint;
}): RevenueShare {
  const resultMinor = shareOf(month.memberLossMinor - month.feesMinor, month.rate) + (month.carriedMinor ?? 0n);
  return resultMinor > 0n
    ? { commissionMinor: resultMinor, carryMinor: 0n }
    : { commissionMinor: 0n, carryMinor: resultMinor };
}

/**
 * Divides what teams lost (positive) or won among those who take positions (rulebook 8.1): each contract's rate is the share of its holder
 * and all below him together, so each keeps the difference to those that he gave. A rate above the upline's counts as the upline's. The
 * operator takes the rest.
 */
export function dividePositions(links: readonly ChainLink[]): ChainShare[] {
  const { tops, below } = linksByUpline(links);
  const shares: ChainShare[] = [];
  const divideBelow = (link: ChainLink, rate: Rate): bigint => {
    const grossMinor = shareOf(link.baseMinor, rate);
    const share: ChainShare = { id: link.id, rate, grossMinor, paysDownMinor: 0n, keepsMinor: 0n };
    shares.push(share);
    for (const child of below(link)) share.paysDownMinor += divideBelow(child, smallerRate(child.rate, rate));
    share.keepsMinor = grossMinor - share.paysDownMinor;
    return grossMinor;
  };
  for (const link of tops) divideBelow(link, link.rate);
  return shares;
}

export interface SharedMonth {
  /** With what was carried into the month. */
  baseMinor: bigint;
  rate: Rate;
  /** What the next month begins with: a loss, or what waits for a tier's conditions. */
  carryMinor: bigint;
}

/**
 * What an affiliate's share of a month counts for (rulebook 8.8): what the team lost less fees. A loss is carried to the next month, and
 * what meets no tier's conditions waits there.
 */
export function sharedMonth(
  tiers: readonly Tier[],
  month: { lossMinor: bigint; feesMinor: bigint; active: number; carriedMinor?: bigint },
): SharedMonth {
  const baseMinor = month.lossMinor - month.feesMinor + (month.carriedMinor ?? 0n);
  const rate = baseMinor > 0n ? rateOfTiers(tiers, { amountMinor: baseMinor, active: month.active }) : zeroRate;
  return { baseMinor, rate, carryMinor: compareRates(rate, zeroRate) === 0 ? baseMinor : 0n };
}
