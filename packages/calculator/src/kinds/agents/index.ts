import type { Kind } from '../../frame/kind.ts';
import { dividend, dividendChain } from './dividends.ts';
import { positionTaking, revenueShare } from './positions.ts';
import { differenceRebate, rebatePoints } from './rebates.ts';
import { dailyWage, hourlySalary, realTimeSalary } from './wages.ts';

/** Questions of rulebook 8.1 to 8.8. */
export const agentKinds: readonly Kind[] = [
  differenceRebate,
  rebatePoints,
  dividend,
  dividendChain,
  dailyWage,
  hourlySalary,
  realTimeSalary,
  positionTaking,
  revenueShare,
];
