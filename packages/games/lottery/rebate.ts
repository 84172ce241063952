import { multiply } from '@baize/money';
import type { LotteryBet } from './bet.ts';
import { defaultGroup, fixedList } from './game.ts';
import { groupRebate } from './odds.ts';

/** Prize groups that players may choose from, the usual one first. */
export const prizeGroups: readonly number[] = [defaultGroup, 1_900, 1_850, 1_800, 1_700];

/** The groups that a player may choose from whose highest one is this. */
export const groupsUpTo = (topGroup: number): readonly number[] => [
  topGroup,
  ...prizeGroups.filter((group) => group < topGroup),
];

/** Whether a bet pays by the prize group; a fixed price is the same in all. */
export const paysByGroup = ({ prizes }: LotteryBet): boolean =>
  prizes.every(({ prices }) => prices?.[fixedList] === undefined);

/** What comes back of a line's cost, won or lost, to who plays in a lower prize group than he may. */
export const rebateMinor = (bet: LotteryBet, costMinor: bigint, group: number, topGroup = defaultGroup): bigint =>
  paysByGroup(bet) ? multiply(costMinor, groupRebate(topGroup, group), 'floor') : 0n;
