import type { DrawBelow } from '@baize/fairness';
import { type Rational, rational } from '../exact/rational.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Crash of rulebook 2.7: one point for everybody in a round; who leaves before it is paid the multiplier. */
export const rulesVersion = 'crash-1';
export const gameCode = 'crash';

/** Multipliers are whole hundredths: 150 is 1.50x. */
export const multipliers = { instantCrash: 100, min: 101, max: 1_000_000 } as const;

const returnPercent = 99n;
const seedBits = { high: 2 ** 20, low: 2 ** 32 } as const;
const seedSpan = 2n ** 52n;

/** The point in hundredths for a seed from 0 to 2^52 - 1, as it comes out before the cap. */
export function pointOfSeed(seed: bigint): number {
  const point = (returnPercent * seedSpan) / (seedSpan - seed);
  return point < BigInt(multipliers.min) ? multipliers.instantCrash : Number(point);
}

/** Draws a round's point in hundredths: 100 is an instant crash, the cap is the highest cash-out that is offered. */
export function drawPoint(draw: DrawBelow): number {
  const seed = BigInt(draw(seedBits.high)) * BigInt(seedBits.low) + BigInt(draw(seedBits.low));
  return Math.min(pointOfSeed(seed), multipliers.max);
}

export const isMultiplier = (hundredths: number): boolean =>
  Number.isInteger(hundredths) && hundredths >= multipliers.min && hundredths <= multipliers.max;

/** Exact probability that a cash-out at this multiplier is in time. */
export const probabilityOf = (hundredths: number): Rational =>
  rational((returnPercent * seedSpan) / BigInt(hundredths), seedSpan);

const growthPerSecond = 0.06;
const msPerSecond = 1000;

/** The curve of the flight, in hundredths and not rounded: for drawing it. */
export const exactMultiplierAt = (elapsedMs: number): number =>
  multipliers.instantCrash * Math.exp((growthPerSecond * elapsedMs) / msPerSecond);

/** The multiplier that is shown so long after the start, in hundredths. */
export const multiplierAt = (elapsedMs: number): number => Math.floor(exactMultiplierAt(elapsedMs));

/** When a multiplier is first shown, in milliseconds after the start. */
export function shownAfterMs(hundredths: number): number {
  let elapsedMs = Math.floor((Math.log(hundredths / multipliers.instantCrash) / growthPerSecond) * msPerSecond);
  while (multiplierAt(elapsedMs) < hundredths) elapsedMs += 1;
  while (elapsedMs > 0 && multiplierAt(elapsedMs - 1) >= hundredths) elapsedMs -= 1;
  return elapsedMs;
}

/** Whether a cash-out at this multiplier is in time for this point. */
export const isInTime = (hundredths: number, point: number): boolean => isMultiplier(hundredths) && hundredths <= point;

/** What a cash-out in time pays, stake included. Throws RangeError for a multiplier that is not offered. */
export function payoutAt(betMinor: bigint, hundredths: number): bigint {
  if (!isMultiplier(hundredths)) throw new RangeError(`no cash-out at ${hundredths} hundredths`);
  return payoutOf(betMinor, (hundredths * stakeBack) / multipliers.instantCrash);
}

/** Exact figures of always leaving at one multiplier. */
export function analyse(hundredths: number): BetAnalysis {
  const { numerator, denominator } = probabilityOf(hundredths);
  const back = (hundredths * stakeBack) / multipliers.instantCrash;
  return analyseReturns(
    { key: 'cashOut', selection: (hundredths / multipliers.instantCrash).toFixed(2) },
    new Map([
      [back, numerator],
      [0, denominator - numerator],
    ]),
  );
}
