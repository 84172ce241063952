import { betOf } from '@baize/games/lottery';
import type { Lottery } from '@baize/games/lottery-catalogue';
import { rulesOf } from '@baize/games/lottery-catalogue';
import type { Database } from '../../../platform/database/database.ts';
import { createExposureStore, type IssueOfBrand } from './exposures.ts';
import { createLimitStore, limitsOf, percentAt } from './limits.ts';

/** A number that pays less than usual or is closed. */
export interface LimitedNumber {
  bet: string;
  number: string;
  /** Of the usual return; 0: closed. */
  percent: number;
}

/** Numbers of issues that a brand's limits lowered or closed: of some bets all of them, or of all bets the first `count`. */
export function createLimited(database: Database) {
  const limits = createLimitStore(database);
  const exposures = createExposureStore(database);

  return async (
    lottery: Lottery,
    issue: IssueOfBrand,
    which: { bets: readonly string[] } | { count: number },
  ): Promise<LimitedNumber[]> => {
    const rows = await limits.ofBrand(issue.brandId);
    const game = rulesOf(lottery.rules);
    const floors = rows
      .filter(
        ({ lottery_code, bet }) => [lottery.code, '*'].includes(lottery_code) && (bet === '*' || betOf(game, bet)),
      )
      .flatMap(({ lower_from_minor, close_at_minor }) => [lower_from_minor, close_at_minor])
      .filter((floor) => floor !== null);
    if (floors.length === 0) return [];
    const lowest = floors.reduce((min, floor) => (floor < min ? floor : min));
    const full = 100;
    return (await exposures.from(issue, lowest, which))
      .map(({ bet, number, liability_minor }) => ({
        bet,
        number,
        percent: percentAt(liability_minor, limitsOf(rows, lottery.code, bet)),
      }))
      .filter(({ percent }) => percent < full);
  };
}
export type Limited = ReturnType<typeof createLimited>;
