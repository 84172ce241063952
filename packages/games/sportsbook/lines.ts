import { parseDecimal } from '../exact/decimal.ts';
import { compare, multiply, type Rational, rational } from '../exact/rational.ts';
import type { LegResult } from './results.ts';

/** A line or a distance from it in quarters of a goal: -3 is -0.75. */
export type Quarters = number;

export const quartersPerGoal = 4;
const widest = rational(1000n);

/** Reads a line ("-0.75", "2.5") in quarters; undefined when it is no multiple of 0.25 or far out of use. */
export function parseLine(text: string): Quarters | undefined {
  const line = parseDecimal(text);
  if (!line || compare(line, widest) > 0 || compare(line, multiply(widest, rational(-1n))) < 0) return undefined;
  const quarters: Rational = multiply(line, rational(BigInt(quartersPerGoal)));
  return quarters.denominator === 1n ? Number(quarters.numerator) : undefined;
}

/** Writes a line as it is shown: "-0.75", "2.5", "0". */
export const formatLine = (quarters: Quarters): string => String(quarters / quartersPerGoal);

/** The table of rulebook 6.3: how far a result lies beyond the line decides. */
export function resultOfMargin(margin: Quarters): LegResult {
  if (margin >= 2) return 'win';
  if (margin === 1) return 'halfWin';
  if (margin === 0) return 'push';
  return margin === -1 ? 'halfLoss' : 'loss';
}

/** A line that ends in .25 or .75 is two bets of half the stake. */
export const isQuarterLine = (quarters: Quarters): boolean => Math.abs(quarters % 2) === 1;

const halves: Readonly<Record<string, LegResult>> = {
  'win push': 'halfWin',
  'win void': 'halfWin',
  'loss push': 'halfLoss',
  'loss void': 'halfLoss',
};

/** The result of two half stakes. Throws RangeError for two that no neighbouring lines can have. */
export function combineHalves(first: LegResult, second: LegResult): LegResult {
  if (first === second) return first;
  const result = halves[`${first} ${second}`] ?? halves[`${second} ${first}`];
  if (result) return result;
  const isNothing = (half: LegResult) => half === 'push' || half === 'void';
  if (isNothing(first) && isNothing(second)) return 'push';
  throw new RangeError(`no two half stakes come out as ${first} and ${second}`);
}

/** A handicap: `margin` is own goals less the others', `line` the selection's own. */
export const resultOfHandicap = (margin: number, line: Quarters): LegResult =>
  resultOfMargin(margin * quartersPerGoal + line);

/** Over or under a line of goals, games, maps, rounds or kills. */
export function resultOfTotal(total: number, side: 'over' | 'under', line: Quarters): LegResult {
  const beyond = total * quartersPerGoal - line;
  return resultOfMargin(side === 'over' ? beyond : -beyond);
}
