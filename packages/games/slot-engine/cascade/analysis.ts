import { followCascade } from './chain.ts';
import { featureMoments, type SpinEnd } from './feature-moments.ts';
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

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number) => factorial(n) / (factorial(k) * factorial(n - k));

/** All that never vanishes as one symbol: which of them it is decides nothing before the grid has settled. */
function withOneLasting<Code extends string>(config: CascadeConfig<Code>) {
  const { weights, scatter, multipliers = {} } = config;
  const values = Object.entries<number>(multipliers as Record<string, number>).map(
    ([code, value]) => [weights[code as Code], value] as const,
  );
  const ofMultipliers = values.reduce((sum, [weight]) => sum + weight, 0);
  const lasting = weights[scatter] + ofMultipliers;
  const others = Object.entries<number>(weights).filter(([code]) => !(code in multipliers));
  const mean = (power: number) =>
    ofMultipliers === 0 ? 0 : values.reduce((sum, [weight, value]) => sum + weight * value ** power, 0) / ofMultipliers;
  return {
    config: { ...config, weights: { ...Object.fromEntries(others), [scatter]: lasting } as Record<Code, number> },
    /** Share of multipliers among what lasts. */
    share: lasting === 0 ? 0 : ofMultipliers / lasting,
    value: mean(1),
    valueSquared: mean(2),
  };
}

interface Ending extends SpinEnd {
  scatters: number;
  withoutWin: number;
}

/** Every way in which a spin can end, by its scatters and multipliers. */
function endingsOf<Code extends string>(config: CascadeConfig<Code>) {
  const { share, value, valueSquared, config: lumped } = withOneLasting(config);
  const { bySettledScatters, meanSteps, states } = followCascade(lumped);
  const endings = bySettledScatters.flatMap((settled, lasting) =>
    Array.from({ length: share === 0 ? 1 : lasting + 1 }, (_, count): Ending => {
      const part = choose(lasting, count) * share ** count * (1 - share) ** (lasting - count);
      return {
        probability: settled.probability * part,
        win: settled.win * part,
        winSquared: settled.winSquared * part,
        withoutWin: settled.withoutWin * part,
        scatters: lasting - count,
        scatterPay: scatterTimesBet(config, lasting - count),
        multiplier: count * value,
        multiplierSquared: count * (valueSquared - value ** 2) + (count * value) ** 2,
      };
    }),
  );
  return { endings, meanSteps, states };
}

/**
 * Analyses a cascading slot by dynamic programming over the counts of its symbols. The free spins' ladder must be the base ladder times
 * one number, and nothing may depend on places. Throws RangeError otherwise.
 */
export function analyseCascade<Code extends string>(config: CascadeConfig<Code>): CascadeAnalysis {
  const { ladder, freeSpins } = config;
  if (config.clusters ?? config.meter) throw new RangeError('what depends on places cannot be followed by counts');
  const factor = (freeSpins.ladder[0] ?? 0) / (ladder[0] ?? 1);
  if (!freeSpins.ladder.every((step, index) => step === factor * (ladder[index] ?? 0))) {
    throw new RangeError('the ladder of the free spins is no multiple of the base ladder');
  }
  const { endings, meanSteps, states } = endingsOf(config);
  const triggers = endings.filter(({ scatters }) => scatters >= freeSpins.minScatters);
  const triggerProbability = triggers.reduce((sum, { probability }) => sum + probability, 0);
  const winOf = ({ win, multiplier, scatterPay, probability }: Ending) =>
    win * (multiplier === 0 ? 1 : multiplier) + scatterPay * probability;
  const winOfTriggers = triggers.reduce((sum, ending) => sum + winOf(ending), 0);

  const base = featureMoments(endings, 1);
  const feature = featureMoments(
    endings.map((ending) => ({ ...ending, win: factor * ending.win, winSquared: factor ** 2 * ending.winSquared })),
    freeSpins.spins,
  );
  const featureRtp = triggerProbability * feature.mean;
  const rtp = base.mean + featureRtp;
  const meanSquared = base.meanSquared + 2 * winOfTriggers * feature.mean + triggerProbability * feature.meanSquared;
  const total = (value: (ending: Ending) => number) => endings.reduce((sum, ending) => sum + value(ending), 0);
  const nothing = total(({ withoutWin, scatterPay }) => (scatterPay === 0 ? withoutWin : 0));
  return {
    states,
    rtp,
    baseRtp: base.mean,
    scatterRtp: total(({ scatterPay, probability }) => scatterPay * probability),
    featureRtp,
    hitFrequency: total(({ probability }) => probability) - nothing,
    triggerProbability,
    meanFreeSpinWin: feature.mean / freeSpins.spins,
    meanFeatureWin: feature.mean,
    meanSteps,
    sdPerUnit: Math.sqrt(meanSquared - rtp ** 2),
  };
}
