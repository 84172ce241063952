export { type ChainLink, type ChainShare, divideChain } from './chain.ts';
export { type Dividend, type DividendTerms, dividendOf, dividendSeries } from './dividend.ts';
export { dividePositions, type RevenueShare, revenueShare, sharedMonth, takePositions } from './positions.ts';
export { compareRates, percentRate, type Rate, shareOf, smallerRate, subtractRates, zeroRate } from './rate.ts';
export {
  higherRateIn,
  type PaidLevel,
  pointsOfGroup,
  type RatedLevel,
  rebateByDifference,
  rebatePoints,
  topGroupOf,
} from './rebate.ts';
export { type RealTimeSlot, realTimeSalary, type SettledSoFar, settleAgainst } from './set-off.ts';
export { rateOfTiers, type Tier, type TierFigures, tierAboveUpline, tierOutOfOrder } from './tiers.ts';
export { type DailyWageTerms, dailyWageRate, type HourlyTerms, hourlyRate, hourlySalary } from './wages.ts';
