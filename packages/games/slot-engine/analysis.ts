import { add, divide, multiply, type Rational, rational, subtract, toNumber } from '../exact/rational.ts';
import { lineReturn, scatterReturn } from './components.ts';
import { countCycle } from './cycle.ts';
import { featureOdds, type SpecialOdds } from './feature-odds.ts';
import { countAbove, spinSumsOf } from './spin-sums.ts';
import type { LineSlotConfig } from './types.ts';
import { cycleWithWheel, wheelCombinations } from './wheel/wheel-odds.ts';

/** Exact figures of a line slot. Wins and returns are in total bets; the round's limit is left out of all but `topPrize`. */
export interface SlotAnalysis {
  combinations: bigint;
  rtp: Rational;
  lineRtp: Rational;
  scatterRtp: Rational;
  /** What the wheel adds to the lines; 0 in a game without one. */
  wheelRtp: Rational;
  wheelProbability: Rational;
  /** Of free spins or of a pick bonus. */
  featureRtp: Rational;
  /** Share of rounds that win anything. */
  hitFrequency: Rational;
  /** Probability that a base spin starts the feature. */
  triggerProbability: Rational;
  spinsPerFeature: Rational;
  meanFreeSpinWin: Rational;
  /** One entry per special symbol; the special is null where the game has none. */
  bySpecial: readonly SpecialOdds<string>[];
  meanFeatureWin: Rational;
  /** Of a round's win for a stake of 1. */
  variance: Rational;
  sdPerUnit: number;
  bestBaseSpin: Rational;
  bestFreeSpin: Rational;
  /** The most that a round can pay: its best chain of spins, or the limit. */
  topPrize: Rational;
  /** Probability that one base spin wins more than so many total bets. */
  probabilityAbove(timesBet: number): Rational;
}

const min = (a: Rational, b: Rational) => (subtract(a, b).numerator < 0n ? a : b);

/**
 * Analyses a line slot exactly: returns by symbol probabilities, free spins by their Markov chain, hit frequency and variance by
 * walking every combination of stops. Throws when the walk and the probabilities disagree, which would be a fault in the rules.
 */
export function analyseSlot<Code extends string>(config: LineSlotConfig<Code>): SlotAnalysis {
  const reels = countCycle(config);
  const cycle = cycleWithWheel(config, reels);
  const { combinations } = cycle;
  const sums = spinSumsOf(cycle);
  const { plain, triggering } = sums;
  const lines = rational(BigInt(config.lines.length));
  const inBets = (lineBets: Rational) => divide(lineBets, lines);
  const perSpin = (count: bigint) => rational(count, combinations);

  const lineRtp = lineReturn(config);
  const scatterRtp = scatterReturn(config);
  const walked = spinSumsOf(reels);
  const walkedRtp = inBets(rational(walked.plain.win + walked.triggering.win, walked.combinations));
  const baseRtp = inBets(perSpin(plain.win + triggering.win));
  if (
    subtract(walkedRtp, add(lineRtp, scatterRtp)).numerator !== 0n ||
    plain.count + triggering.count !== combinations
  ) {
    throw new Error('the walk over the cycle and the symbol probabilities disagree');
  }

  const feature = featureOdds(config, sums);
  const triggerProbability = perSpin(triggering.count);
  const meanFeatureWin = inBets(feature.meanWin);
  const featureRtp = multiply(triggerProbability, meanFeatureWin);
  const rtp = add(baseRtp, featureRtp);
  // E(X + T F)^2, where the feature F does not depend on the spin's win X once it is known that the spin triggers (T).
  const squaredLineBets = [
    perSpin(plain.winSquared + triggering.winSquared),
    multiply(perSpin(2n * triggering.win), feature.meanWin),
    multiply(triggerProbability, feature.meanWinSquared),
  ].reduce(add);
  const variance = subtract(inBets(inBets(squaredLineBets)), multiply(rtp, rtp));
  // A pick bonus always pays, so its round wins even when the spin that starts it does not.
  const wonByPickAlone = config.pick ? BigInt(cycle.triggering[0] ?? 0) : 0n;
  const bestBaseSpin = plain.best > triggering.best ? plain.best : triggering.best;
  const bestChain = triggering.count > 0n ? triggering.best + feature.best : 0n;

  return {
    combinations,
    rtp,
    lineRtp,
    scatterRtp,
    wheelRtp: subtract(baseRtp, walkedRtp),
    wheelProbability: rational(wheelCombinations(config), reels.combinations),
    featureRtp,
    hitFrequency: perSpin(countAbove(cycle, 0) + wonByPickAlone),
    triggerProbability,
    spinsPerFeature: feature.spinsPerFeature,
    meanFreeSpinWin: feature.meanSpinWin,
    bySpecial: feature.bySpecial,
    meanFeatureWin,
    variance,
    sdPerUnit: Math.sqrt(toNumber(variance)),
    bestBaseSpin: inBets(rational(bestBaseSpin)),
    bestFreeSpin: inBets(rational(feature.bestSpin)),
    topPrize: min(
      inBets(rational(bestChain > bestBaseSpin ? bestChain : bestBaseSpin)),
      rational(BigInt(config.maxWinTimesBet)),
    ),
    probabilityAbove: (timesBet) => perSpin(countAbove(cycle, timesBet * config.lines.length)),
  };
}
