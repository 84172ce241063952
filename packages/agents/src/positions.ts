import { compareRates, type Rate, shareOf, zeroRate } from './rate.ts';
import type { PaidLevel, RatedLevel } from './rebate.ts';

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
