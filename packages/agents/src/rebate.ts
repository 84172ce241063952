import { compareRates, type Rate, shareOf, subtractRates, zeroRate } from './rate.ts';

/** One account of a line from the top down. */
export interface RatedLevel {
  name: string;
  rate: Rate;
}
export interface PaidLevel {
  name: string;
  amountMinor: bigint;
}

/** The first level whose rate is above that of the level over it; undefined when rates only fall. */
export const higherRateIn = (levels: readonly RatedLevel[]): number | undefined => {
  const index = levels.findIndex(({ rate }, at) => compareRates(rate, levels[at - 1]?.rate ?? rate) > 0);
  return index === -1 ? undefined : index;
};

/**
 * What each level of a line earns of the turnover at its end (rulebook 8.2): its own rate less that of the level below it. Throws RangeError
 * when a rate is above its upline's.
 */
export function rebateByDifference(turnoverMinor: bigint, levels: readonly RatedLevel[]): PaidLevel[] {
  const wrong = higherRateIn(levels);
  if (wrong !== undefined) throw new RangeError(`${levels[wrong]?.name} has a higher rate than the level above`);
  return levels.map(({ name, rate }, index) => ({
    name,
    amountMinor: shareOf(turnoverMinor, subtractRates(rate, levels[index + 1]?.rate ?? zeroRate)),
  }));
}

/** A prize group of 2,000 would hand everything back, so that 20 groups are a percent of the stake. */
const fullGroup = 2_000n;

const noPointsGroup = 1_800;

/** The highest prize group of who has so many points: 20 groups a point above the group without points. */
export const topGroupOf = ({ numerator, denominator }: Rate): number =>
  noPointsGroup + Number((numerator * fullGroup) / denominator);

/** The points of who may play up to a prize group; below 0 under the group without points. */
export const pointsOfGroup = (group: number): Rate => ({
  numerator: BigInt(group - noPointsGroup),
  denominator: fullGroup,
});

/** How many points a member has where he plays another group than the one that his points are stated for. */
const pointsAt = (points: Rate, baseGroup: number, group: number): Rate =>
  subtractRates(points, { numerator: BigInt(group - baseGroup), denominator: fullGroup });

/**
 * Rebate points of classic lotteries (rulebook 8.3): the uplines earn the differences, the member at the end his own points less what the
 * higher prize group gives him already. Throws RangeError for a group beyond his points, or when points rise from level to level.
 */
export function rebatePoints(
  turnoverMinor: bigint,
  levels: readonly RatedLevel[],
  { baseGroup, group }: { baseGroup: number; group: number },
): PaidLevel[] {
  const paid = rebateByDifference(turnoverMinor, levels);
  const member = levels.at(-1);
  if (!member) return paid;
  const left = pointsAt(member.rate, baseGroup, group);
  if (left.numerator < 0n) throw new RangeError(`group ${group} is beyond the points of ${member.name}`);
  return [...paid.slice(0, -1), { name: member.name, amountMinor: shareOf(turnoverMinor, left) }];
}
