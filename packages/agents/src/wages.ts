import { type Rate, shareOf, zeroRate } from './rate.ts';
import { rateOfTiers, type Tier } from './tiers.ts';

export interface DailyWageTerms {
  tiers: readonly Tier[];
  /** Paid only for a day on which the team lost money. */
  needsTeamLoss: boolean;
}

/** The rate of a day's wage (rulebook 8.5). */
export function dailyWageRate(
  terms: DailyWageTerms,
  { turnoverMinor, active, teamLossMinor }: { turnoverMinor: bigint; active: number; teamLossMinor: bigint },
): Rate {
  if (terms.needsTeamLoss && teamLossMinor <= 0n) return zeroRate;
  return rateOfTiers(terms.tiers, { amountMinor: turnoverMinor, active });
}

export interface HourlyTerms {
  rate: Rate;
  turnoverAtLeastMinor: bigint;
}

/** The rate of one clock hour, which stands alone (rulebook 8.6). */
export const hourlyRate = ({ rate, turnoverAtLeastMinor }: HourlyTerms, turnoverMinor: bigint): Rate =>
  turnoverMinor >= turnoverAtLeastMinor && turnoverMinor > 0n ? rate : zeroRate;

export const hourlySalary = (terms: HourlyTerms, turnoverMinor: bigint): bigint =>
  shareOf(turnoverMinor, hourlyRate(terms, turnoverMinor));
