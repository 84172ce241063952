import type { DrawBelow } from '@baize/fairness';
import { analyse as analyseCashOut, drawPoint, isInTime, isMultiplier, multipliers } from '../crash/rules.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Limbo of rulebook 2.7: the point of a crash with the target named beforehand. */
export const rulesVersion = 'limbo-1';
export const gameCode = 'limbo';

/** Whole hundredths: 150 is 1.50x. */
export const targets = { min: multipliers.min, max: multipliers.max } as const;
export const oneTimes = multipliers.instantCrash;

export interface LimboBet {
  /** The multiplier in hundredths that the point has to reach. */
  readonly target: number;
}

export { drawPoint };

export const isLimboBet = ({ target }: LimboBet): boolean => isMultiplier(target);

/** What a win brings. Throws RangeError for a target that is not offered. */
export function returnOfWin(bet: LimboBet): Return10k {
  if (!isLimboBet(bet)) throw new RangeError(`no target of ${bet.target} hundredths`);
  return (bet.target * stakeBack) / oneTimes;
}

export const isWin = ({ target }: LimboBet, point: number): boolean => isInTime(target, point);

export interface LimboRound {
  /** In hundredths. */
  readonly point: number;
  readonly payoutMinor: bigint;
}

/** Draws once and settles. Throws RangeError for a target that is not offered. */
export function playRound(bet: LimboBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): LimboRound {
  const back = returnOfWin(bet);
  const point = drawPoint(draw);
  return { point, payoutMinor: isWin(bet, point) ? payoutOf(betMinor, back) : 0n };
}

/** Exact figures of a target. */
export const analyse = ({ target }: LimboBet): BetAnalysis => ({ ...analyseCashOut(target), key: 'limbo' });
