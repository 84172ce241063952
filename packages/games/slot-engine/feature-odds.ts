import { add, divide, multiply, type Rational, rational } from '../exact/rational.ts';
import { countCycle } from './cycle.ts';
import { analyseFeature, type SpinSums } from './feature.ts';
import { analysePick } from './pick-odds.ts';
import { countAbove, spinSumsOf } from './spin-sums.ts';
import type { FreeSpinRules, LineSlotConfig } from './types.ts';

/** What free spins with one special symbol come to; null stands for free spins without one. */
export interface SpecialOdds<Code extends string> {
  special: Code | null;
  /** Of one free spin, in total bets. */
  meanSpinWin: Rational;
  hitFrequency: Rational;
}

/** What one feature wins, in line bets; nothing at all in a game without one. */
export interface FeatureOdds<Code extends string> {
  meanWin: Rational;
  meanWinSquared: Rational;
  best: bigint;
  spinsPerFeature: Rational;
  /** Over all special symbols. */
  meanSpinWin: Rational;
  bestSpin: bigint;
  bySpecial: readonly SpecialOdds<Code>[];
}

const zero = rational(0n);
const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const averageOf = (values: readonly Rational[]) => divide(values.reduce(add, zero), rational(BigInt(values.length)));

function freeSpinOdds<Code extends string>(
  config: LineSlotConfig<Code>,
  rules: FreeSpinRules<Code>,
  base: SpinSums,
): FeatureOdds<Code> {
  const lines = rational(BigInt(config.lines.length));
  const multiplier = BigInt(rules.multiplier);
  const ofSpecial = (special: Code | null) => {
    const cycle = special === null ? null : countCycle(config, special);
    const sums = cycle === null ? base : spinSumsOf(cycle);
    const { plain, triggering, combinations } = sums;
    return {
      special,
      moments: analyseFeature(sums, rules),
      meanSpinWin: divide(rational(multiplier * (plain.win + triggering.win), combinations), lines),
      hitFrequency: cycle === null ? zero : rational(countAbove(cycle, 0), combinations),
      bestSpin: multiplier * larger(plain.best, triggering.best),
    };
  };
  const all = (rules.specials ?? [null]).map(ofSpecial);
  return {
    meanWin: averageOf(all.map(({ moments }) => moments.meanWin)),
    meanWinSquared: averageOf(all.map(({ moments }) => moments.meanWinSquared)),
    spinsPerFeature: averageOf(all.map(({ moments }) => moments.meanSpins)),
    meanSpinWin: averageOf(all.map(({ meanSpinWin }) => meanSpinWin)),
    best: all.map(({ moments }) => moments.best).reduce(larger),
    bestSpin: all.map(({ bestSpin }) => bestSpin).reduce(larger),
    bySpecial: all,
  };
}

/** What the game's feature wins, whichever it is; `base` are the sums of a spin of the base game. */
export function featureOdds<Code extends string>(config: LineSlotConfig<Code>, base: SpinSums): FeatureOdds<Code> {
  if (config.freeSpins) return freeSpinOdds(config, config.freeSpins, base);
  const none = { spinsPerFeature: zero, meanSpinWin: zero, bestSpin: 0n, bySpecial: [] };
  if (!config.pick) return { ...none, meanWin: zero, meanWinSquared: zero, best: 0n };
  const lines = BigInt(config.lines.length);
  const { mean, meanSquared, best } = analysePick(config.pick);
  return {
    ...none,
    meanWin: multiply(mean, rational(lines)),
    meanWinSquared: multiply(meanSquared, rational(lines * lines)),
    best: best * lines,
  };
}
