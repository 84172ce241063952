import { type DrawBelow, shuffle } from '@baize/fairness';
import { choose } from '../exact/bigints.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Keno mini of rulebook 2.10: 20 of 80 numbers are drawn; one to ten of them are picked before. */
export const rulesVersion = 'keno-mini-1';
export const gameCode = 'keno_mini';

export const numbers = 80;
export const drawnCount = 20;
export const pickCounts = { min: 1, max: 10 } as const;

/** Times the stake by hits, for each count of picks. */
const pays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3.8 },
  2: { 2: 12, 1: 0.6 },
  3: { 3: 46, 2: 2.25 },
  4: { 4: 128, 3: 7, 2: 1.2 },
  5: { 5: 710, 4: 20, 3: 3 },
  6: { 6: 1_800, 5: 90, 4: 9, 3: 1.4 },
  7: { 7: 7_000, 6: 400, 5: 25, 4: 3.2, 3: 0.6 },
  8: { 8: 25_000, 7: 1_500, 6: 100, 5: 11, 4: 2 },
  9: { 9: 50_000, 8: 5_000, 7: 400, 6: 45, 5: 5, 4: 0.8 },
  10: { 10: 200_000, 9: 10_000, 8: 1_000, 7: 130, 6: 22, 5: 3, 0: 2.5 },
};

export interface KenoBet {
  /** From 1, ascending, none twice. */
  readonly picks: readonly number[];
}

const isPickCount = (count: number) => Number.isInteger(count) && count >= pickCounts.min && count <= pickCounts.max;
const isNumber = (value: number) => Number.isInteger(value) && value >= 1 && value <= numbers;

export const isKenoBet = ({ picks }: KenoBet): boolean =>
  isPickCount(picks.length) && picks.every((pick, place) => isNumber(pick) && pick > (picks[place - 1] ?? 0));

/** What so many hits bring. Throws RangeError for counts that cannot be: picks 1 to 10, hits 0 to the picks. */
export function returnOf(pickCount: number, hits: number): Return10k {
  if (!isPickCount(pickCount) || !Number.isInteger(hits) || hits < 0 || hits > pickCount) {
    throw new RangeError(`no ${hits} hits of ${pickCount} picks`);
  }
  return Math.round((pays[pickCount]?.[hits] ?? 0) * stakeBack);
}

/** What every count of hits brings, none at first. */
export const returnsOf = (pickCount: number): Return10k[] =>
  Array.from({ length: pickCount + 1 }, (_, hits) => returnOf(pickCount, hits));

export const hitsOf = ({ picks }: KenoBet, drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

/** Draws 20 numbers, in the order in which they come. */
export const drawNumbers = (draw: DrawBelow): number[] =>
  shuffle(
    Array.from({ length: numbers }, (_, index) => index + 1),
    draw,
  ).slice(0, drawnCount);

export interface KenoRound {
  readonly drawn: readonly number[];
  readonly hits: number;
  readonly payoutMinor: bigint;
}

/** Draws and settles. Throws RangeError for a bet that is not offered. */
export function playRound(bet: KenoBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): KenoRound {
  if (!isKenoBet(bet)) throw new RangeError(`no bet on ${bet.picks.join()}`);
  const drawn = drawNumbers(draw);
  const hits = hitsOf(bet, drawn);
  return { drawn, hits, payoutMinor: payoutOf(betMinor, returnOf(bet.picks.length, hits)) };
}

/** Ways to hit so many of the picks, out of all draws. */
const waysOf = (pickCount: number, hits: number) =>
  choose(pickCount, hits) * choose(numbers - pickCount, drawnCount - hits);

/** Exact probability of so many hits. */
export const probabilityOf = (pickCount: number, hits: number): Rational =>
  rational(waysOf(pickCount, hits), choose(numbers, drawnCount));

/** Exact figures of a count of picks. */
export function analyse(pickCount: number): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  for (const [hits, back] of returnsOf(pickCount).entries())
    counts.set(back, (counts.get(back) ?? 0n) + waysOf(pickCount, hits));
  return analyseReturns({ key: 'keno', selection: `pick ${pickCount}` }, counts);
}
