import type { DrawBelow } from '@baize/fairness';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Wheel of rulebook 2.10: 50 segments of one size; the one under the pointer pays. */
export const rulesVersion = 'wheel-1';
export const gameCode = 'wheel';

export const segments = 50;
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export interface WheelBet {
  readonly risk: Risk;
}

const tenOfLow = [0, 1.25, 1.7, 1.25, 0, 1.25, 1.25, 0, 1.25, 1.7];
const paysOfMedium = [2, 1.75, 3, 2, 5, 2, 1.75, 2, 3, 2, 1.75, 2, 3, 2, 5, 1.75, 2, 3, 2, 1.75];

/** Times the stake, clockwise from the top: how often each stands is the rulebook's, where it stands is ours. */
const layouts: Record<Risk, readonly number[]> = {
  low: Array.from({ length: 5 }, () => tenOfLow).flat(),
  medium: paysOfMedium.flatMap((times, place) => (place % 2 === 0 ? [0, times, 0] : [times, 0])),
  high: Array.from({ length: segments }, (_, place) => (place === 0 ? 49 : 0)),
};

/** What each segment brings, clockwise from the top. */
export const segmentReturns = ({ risk }: WheelBet): Return10k[] =>
  layouts[risk].map((times) => Math.round(times * stakeBack));

export interface WheelRound {
  /** From the top clockwise, from 0. */
  readonly segment: number;
  readonly payoutMinor: bigint;
}

/** Turns the wheel once and settles. */
export function playRound(bet: WheelBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): WheelRound {
  const segment = draw(segments);
  return { segment, payoutMinor: payoutOf(betMinor, segmentReturns(bet)[segment] ?? 0) };
}

/** How many segments pay each return, the highest first. */
export function segmentCounts(bet: WheelBet): readonly (readonly [back: Return10k, count: number])[] {
  const counts = new Map<Return10k, number>();
  for (const back of segmentReturns(bet)) counts.set(back, (counts.get(back) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one);
}

/** Exact figures of a wheel. */
export const analyse = (bet: WheelBet): BetAnalysis =>
  analyseReturns(
    { key: 'wheel', selection: bet.risk },
    new Map(segmentCounts(bet).map(([back, count]) => [back, BigInt(count)])),
  );
