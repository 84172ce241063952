import { followCascade } from './chain.ts';
import { scatterTimesBet } from './prizes.ts';
import type { CascadeConfig } from './types.ts';

/** Exact figures of a cascading slot, as near as floating point comes to them. Wins are in total bets; limits are left out. */
export interface CascadeAnalysis {
  states: number;
  rtp: number;
  baseRtp: number;
  scatterRtp: number;
  featureRtp: number;
  hitFrequency: number;
  triggerProbability: number;
  meanFreeSpinWin: number;
  meanFeatureWin: number;
  meanSteps: number;
  sdPerUnit: number;
}

interface Moments {
  mean: number;
  meanSquared: number;
}

/**
 * Analyses a cascading slot by dynamic programming over the counts of its symbols. The free spins' ladder must be the base ladder times
 * one number. Throws RangeError otherwise.
 */
export function analyseCascade<Code extends string>(config: CascadeConfig<Code>): CascadeAnalysis {
  const { ladder, freeSpins } = config;
  const factor = (freeSpins.ladder[0] ?? 0) / (ladder[0] ?? 1);
  if (!freeSpins.ladder.every((step, index) => step === factor * (ladder[index] ?? 0))) {
    throw new RangeError('the ladder of the free spins is no multiple of the base ladder');
  }
  const { bySettledScatters, meanSteps, states } = followCascade(config);
  const withScatters = bySettledScatters.map((settled, count) => ({
    ...settled,
    count,
    pay: scatterTimesBet(config, count),
  }));
  const total = (value: (settled: (typeof withScatters)[number]) => number) =>
    withScatters.reduce((sum, settled) => sum + value(settled), 0);
  // A spin wins k times its cascade win plus its scatter pay.
  const momentsAt = (k: number): Moments => ({
    mean: total(({ win, pay, probability }) => k * win + pay * probability),
    meanSquared: total(
      ({ winSquared, win, pay, probability }) => k * k * winSquared + 2 * k * pay * win + pay * pay * probability,
    ),
  });
  const triggers = withScatters.filter(({ count }) => count >= freeSpins.minScatters);
  const triggerProbability = triggers.reduce((sum, { probability }) => sum + probability, 0);
  const winOfTriggers = triggers.reduce((sum, { win, pay, probability }) => sum + win + pay * probability, 0);

  const base = momentsAt(1);
  const free = momentsAt(factor);
  const n = freeSpins.spins;
  const feature = {
    mean: n * free.mean,
    meanSquared: n * (free.meanSquared - free.mean ** 2) + (n * free.mean) ** 2,
  };
  const featureRtp = triggerProbability * feature.mean;
  const rtp = base.mean + featureRtp;
  const meanSquared = base.meanSquared + 2 * winOfTriggers * feature.mean + triggerProbability * feature.meanSquared;
  const nothing = total(({ withoutWin, pay }) => (pay === 0 ? withoutWin : 0));
  return {
    states,
    rtp,
    baseRtp: base.mean,
    scatterRtp: total(({ pay, probability }) => pay * probability),
    featureRtp,
    hitFrequency: total(({ probability }) => probability) - nothing,
    triggerProbability,
    meanFreeSpinWin: free.mean,
    meanFeatureWin: feature.mean,
    meanSteps,
    sdPerUnit: Math.sqrt(meanSquared - rtp ** 2),
  };
}
