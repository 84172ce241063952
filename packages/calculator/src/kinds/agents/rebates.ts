import { higherRateIn, rebatePoints as payPoints, type RatedLevel, rebateByDifference } from '@baize/agents';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { levels, name, percent, shownLevels, shownSum } from './fields.ts';

/** A downline's rate is never above its upline's. Throws CaseFault for the first that is. */
function fallingRates(list: readonly RatedLevel[], field: string): readonly RatedLevel[] {
  const wrong = higherRateIn(list);
  if (wrong !== undefined) throw new CaseFault('higher_rate', `${field}.${wrong}`);
  return list;
}

/** Turnover rebate by difference (rulebook 8.2). */
export const differenceRebate = defineKind({
  name: 'rebateByDifference',
  schema: z.strictObject({ turnover: amount, rates: levels }),
  answer: ({ turnover, rates }) => {
    const paid = rebateByDifference(turnover, fallingRates(rates, 'rates'));
    return { paid: shownLevels(paid), total: shownSum(paid) };
  },
});

const maxGroup = 2_000;
const groupsPerPoint = 20n;
const group = z.int().min(1).max(maxGroup);
const pointLevels = z
  .array(z.strictObject({ name, points: percent }))
  .min(1)
  .max(100);

/** Rebate points of classic lotteries (rulebook 8.3). */
export const rebatePoints = defineKind({
  name: 'rebatePoints',
  schema: z.strictObject({ turnover: amount, points: pointLevels, baseGroup: group, group }),
  answer: ({ turnover, points, ...groups }) => {
    const list = points.map((level): RatedLevel => ({ name: level.name, rate: level.points }));
    fallingRates(list, 'points');
    const last = list.at(-1)?.rate;
    const above = BigInt(groups.group - groups.baseGroup);
    if (last && above * last.denominator > last.numerator * 100n * groupsPerPoint)
      throw new CaseFault('choice_not_offered', 'group');
    const paid = payPoints(turnover, list, groups);
    return { paid: shownLevels(paid), total: shownSum(paid) };
  },
});
