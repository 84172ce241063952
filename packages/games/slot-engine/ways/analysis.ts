import { multiplierOf } from './prizes.ts';
import { type SpinMoments, spinMoments } from './spin-moments.ts';
import type { RisingSpins, WaysConfig } from './types.ts';

/** Exact figures of a ways slot, as near as floating point comes to them. Wins are in total bets; the round's limit is left out. */
export interface WaysAnalysis {
  maxWays: number;
  rtp: number;
  baseRtp: number;
  featureRtp: number;
  hitFrequency: number;
  triggerProbability: number;
  spinsPerFeature: number;
  meanFeatureWin: number;
  sdPerUnit: number;
  /** Of a round whose free spins were bought, for its price; null where they cannot be. */
  bought: { timesBet: number; rtp: number; hitFrequency: number; sdPerUnit: number } | null;
}

interface Ahead {
  spins: number;
  win: number;
  winSquared: number;
  nothing: number;
}

/** What is left of the free spins, from the Markov chain on (spins left, spins awarded); the multiplier follows from both. */
function followSpins(spin: SpinMoments, rules: RisingSpins): Ahead {
  const known = new Map<string, Ahead>();
  const ahead = (left: number, awarded: number): Ahead => {
    if (left === 0) return { spins: 0, win: 0, winSquared: 0, nothing: 1 };
    const key = `${left}/${awarded}`;
    const found = known.get(key);
    if (found) return found;
    const times = multiplierOf(awarded - left + 1);
    const added = Math.min(rules.moreSpins, rules.maxSpins - awarded);
    const branch = (kind: 'plain' | 'triggering', after: Ahead): Ahead => {
      const p = spin.probability[kind];
      const win = times * spin.win[kind];
      return {
        spins: p * (1 + after.spins),
        win: win + p * after.win,
        winSquared: times ** 2 * spin.winSquared[kind] + 2 * win * after.win + p * after.winSquared,
        nothing: spin.nothing[kind] * after.nothing,
      };
    };
    const plain = branch('plain', ahead(left - 1, awarded));
    const more = branch('triggering', ahead(left - 1 + added, awarded + added));
    const result = {
      spins: plain.spins + more.spins,
      win: plain.win + more.win,
      winSquared: plain.winSquared + more.winSquared,
      nothing: plain.nothing + more.nothing,
    };
    known.set(key, result);
    return result;
  };
  return ahead(rules.spins, rules.spins);
}

/** Analyses a ways slot: a spin by the independence of its reels, free spins by their Markov chain. */
export function analyseWays<Code extends string>(config: WaysConfig<Code>): WaysAnalysis {
  const spin = spinMoments(config);
  const feature = followSpins(spin, config.freeSpins);
  const trigger = spin.probability.triggering;
  const baseRtp = spin.win.plain + spin.win.triggering;
  const featureRtp = trigger * feature.win;
  const rtp = baseRtp + featureRtp;
  const meanSquare =
    spin.winSquared.plain +
    spin.winSquared.triggering +
    2 * spin.win.triggering * feature.win +
    trigger * feature.winSquared;
  const { featurePriceUnits } = config;
  const timesBet = (featurePriceUnits ?? 0) / config.unitsPerBet;
  return {
    maxWays: Math.max(...config.heights.map(([height]) => height)) ** config.reels.length,
    rtp,
    baseRtp,
    featureRtp,
    hitFrequency: 1 - spin.nothing.plain - spin.nothing.triggering * feature.nothing,
    triggerProbability: trigger,
    spinsPerFeature: feature.spins,
    meanFeatureWin: feature.win,
    sdPerUnit: Math.sqrt(meanSquare - rtp ** 2),
    bought:
      featurePriceUnits === undefined
        ? null
        : {
            timesBet,
            rtp: feature.win / timesBet,
            hitFrequency: 1 - feature.nothing,
            sdPerUnit: Math.sqrt(feature.winSquared - feature.win ** 2) / timesBet,
          },
  };
}
