import { add, divide, multiply, type Rational, rational, subtract, toNumber } from '../exact/rational.ts';
import { lineReturn, scatterReturn } from './components.ts';
import { type CycleCount, countCycle } from './cycle.ts';
import { analyseFeature, type SpinSums } from './feature.ts';
import type { LineSlotConfig } from './types.ts';

/** Exact figures of a line slot. Wins and returns are in total bets; the round's limit is left out of all but `topPrize`. */
export interface SlotAnalysis {
  combinations: bigint;
  rtp: Rational;
  lineRtp: Rational;
  scatterRtp: Rational;
  freeSpinRtp: Rational;
  /** Share of base spins that win anything. */
  hitFrequency: Rational;
  /** Probability that a base spin starts free spins. */
  triggerProbability: Rational;
  spinsPerFeature: Rational;
  meanFreeSpinWin: Rational;
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

function sumsOf(wins: Float64Array): SpinSums['plain'] {
  const sums = { count: 0n, win: 0n, winSquared: 0n, best: 0n };
  for (const [index, combinations] of wins.entries()) {
    if (combinations === 0) continue;
    const [win, count] = [BigInt(index), BigInt(combinations)];
    sums.count += count;
    sums.win += win * count;
    sums.winSquared += win * win * count;
    sums.best = win;
  }
  return sums;
}

function countAbove({ plain, triggering }: CycleCount, lineBets: number): bigint {
  return sumsOf(plain.subarray(lineBets + 1)).count + sumsOf(triggering.subarray(lineBets + 1)).count;
}

const least = (a: Rational, b: Rational) => (subtract(a, b).numerator < 0n ? a : b);

/**
 * Analyses a line slot exactly: returns by symbol probabilities, free spins by their Markov chain, hit frequency and variance by
 * walking every combination of stops. Throws when the walk and the probabilities disagree, which would be a fault in the rules.
 */
export function analyseSlot<Code extends string>(config: LineSlotConfig<Code>): SlotAnalysis {
  const cycle = countCycle(config);
  const { combinations } = cycle;
  const sums: SpinSums = { combinations, plain: sumsOf(cycle.plain), triggering: sumsOf(cycle.triggering) };
  const { plain, triggering } = sums;
  const lines = rational(BigInt(config.lines.length));
  const inBets = (lineBets: Rational) => divide(lineBets, lines);
  const perSpin = (count: bigint) => rational(count, combinations);

  const lineRtp = lineReturn(config);
  const scatterRtp = scatterReturn(config);
  const baseRtp = inBets(perSpin(plain.win + triggering.win));
  if (subtract(baseRtp, add(lineRtp, scatterRtp)).numerator !== 0n || plain.count + triggering.count !== combinations) {
    throw new Error('the walk over the cycle and the symbol probabilities disagree');
  }

  const feature = analyseFeature(sums, config.freeSpins);
  const triggerProbability = perSpin(triggering.count);
  const meanFeatureWin = inBets(feature.meanWin);
  const freeSpinRtp = multiply(triggerProbability, meanFeatureWin);
  const rtp = add(baseRtp, freeSpinRtp);
  // E(X + T F)^2, where the feature F does not depend on the spin's win X once it is known that the spin triggers (T).
  const squaredLineBets = [
    perSpin(plain.winSquared + triggering.winSquared),
    multiply(perSpin(2n * triggering.win), feature.meanWin),
    multiply(triggerProbability, feature.meanWinSquared),
  ].reduce(add);
  const variance = subtract(inBets(inBets(squaredLineBets)), multiply(rtp, rtp));
  const bestBaseSpin = plain.best > triggering.best ? plain.best : triggering.best;
  const bestChain = triggering.count > 0n ? triggering.best + feature.best : 0n;

  return {
    combinations,
    rtp,
    lineRtp,
    scatterRtp,
    freeSpinRtp,
    hitFrequency: perSpin(countAbove(cycle, 0)),
    triggerProbability,
    spinsPerFeature: feature.meanSpins,
    meanFreeSpinWin: multiply(rational(BigInt(config.freeSpins.multiplier)), baseRtp),
    meanFeatureWin,
    variance,
    sdPerUnit: Math.sqrt(toNumber(variance)),
    bestBaseSpin: inBets(rational(bestBaseSpin)),
    bestFreeSpin: inBets(rational(bestBaseSpin * BigInt(config.freeSpins.multiplier))),
    topPrize: least(
      inBets(rational(bestChain > bestBaseSpin ? bestChain : bestBaseSpin)),
      rational(BigInt(config.maxWinTimesBet)),
    ),
    probabilityAbove: (timesBet) => perSpin(countAbove(cycle, timesBet * config.lines.length)),
  };
}
