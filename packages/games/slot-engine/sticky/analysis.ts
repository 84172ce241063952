import { toNumber } from '../../exact/rational.ts';
import { lineReturn, scatterReturn } from '../components.ts';
import { countCycle } from '../cycle.ts';
import { countAbove, sumsOf } from '../spin-sums.ts';
import type { LineSlotConfig } from '../types.ts';
import { meanSticky } from './sticky-odds.ts';
import type { StickyRules } from './types.ts';

/** Figures of a line slot with sticky free spins, as near as floating point comes to them. Wins are in total bets; limits are left out. */
export interface StickyAnalysis {
  combinations: bigint;
  lineRtp: number;
  scatterRtp: number;
  hitFrequency: number;
  triggerProbability: number;
  /** Of each choice, in their order: the whole game's return to a player who always takes it, and what its free spins win on average. */
  choices: readonly { rtp: number; meanFeatureWin: number }[];
  /** Spread of a round's win, given that of the free spins of this choice. */
  sdPerUnit(choice: number, featureSd: number): number;
}

/** Analyses a line slot with sticky free spins: every combination of stops is walked, the free spins are followed cell by cell. */
export function analyseSticky<Code extends string>(
  config: LineSlotConfig<Code> & { readonly sticky: StickyRules<Code> },
): StickyAnalysis {
  const cycle = countCycle(config);
  const all = Number(cycle.combinations);
  const lineRtp = toNumber(lineReturn(config));
  const scatterRtp = toNumber(scatterReturn(config));
  const triggerProbability = cycle.triggering.reduce((sum, count) => sum + count, 0) / all;
  const [plain, triggering] = [sumsOf(cycle.plain), sumsOf(cycle.triggering)];
  const bet = config.lines.length;
  const choices = config.sticky.choices.map((choice) => {
    const meanFeatureWin = meanSticky(config, choice);
    return { rtp: lineRtp + scatterRtp + triggerProbability * meanFeatureWin, meanFeatureWin };
  });
  const sdPerUnit = (choice: number, featureSd: number): number => {
    const { rtp, meanFeatureWin: mean } = choices[choice] ?? { rtp: 0, meanFeatureWin: 0 };
    const base = Number(plain.winSquared + triggering.winSquared) / bet ** 2 / all;
    const both = (2 * Number(triggering.win) * mean) / bet / all;
    return Math.sqrt(base + both + triggerProbability * (featureSd ** 2 + mean ** 2) - rtp ** 2);
  };
  return {
    combinations: cycle.combinations,
    lineRtp,
    scatterRtp,
    hitFrequency: Number(countAbove(cycle, 0)) / all,
    triggerProbability,
    choices,
    sdPerUnit,
  };
}
