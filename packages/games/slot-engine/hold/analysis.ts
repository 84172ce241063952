import { toNumber } from '../../exact/rational.ts';
import { lineReturn } from '../components.ts';
import { countCycle } from '../cycle.ts';
import { countAbove, sumsOf } from '../spin-sums.ts';
import type { LineSlotConfig } from '../types.ts';
import { bestHold, followHold } from './hold-odds.ts';
import type { HoldRules } from './types.ts';

/** Figures of a line slot with hold and respin, as near as floating point comes to them. Wins are in total bets; limits are left out. */
export interface HoldAnalysis {
  combinations: bigint;
  rtp: number;
  lineRtp: number;
  featureRtp: number;
  hitFrequency: number;
  triggerProbability: number;
  meanFeatureWin: number;
  /** Probability that a started feature fills the grid. */
  fullGrid: number;
  sdPerUnit: number;
  /** The most that a round can pay: its best chain, or the limit. */
  topPrize: number;
}

/**
 * Analyses a line slot with hold and respin: every combination of stops is walked, those that start the feature by their number of coins,
 * and the feature is followed by its Markov chain from there. Throws when walk and probabilities disagree.
 */
export function analyseHold<Code extends string>(
  config: LineSlotConfig<Code> & { readonly hold: HoldRules<Code> },
): HoldAnalysis {
  const { strips, rows, lines, hold, maxWinTimesBet } = config;
  const cells = strips.length * rows;
  const cycle = countCycle(config);
  const all = Number(cycle.combinations);
  const bet = lines.length;
  const plain = sumsOf(cycle.plain);
  const lineRtp = toNumber(lineReturn(config));
  const featureOf = followHold(hold, cells);
  const starts = [...cycle.byScatters].map(([coins, wins]) => ({ sums: sumsOf(wins), ...featureOf(coins) }));
  type Start = (typeof starts)[number];
  const over = (value: (start: Start) => number) => starts.reduce((sum, start) => sum + value(start), 0) / all;

  const triggerProbability = over(({ sums }) => Number(sums.count));
  const featureRtp = over(({ sums, mean }) => Number(sums.count) * mean);
  const linesWon = Number(plain.win) / bet / all + over(({ sums }) => Number(sums.win) / bet);
  if (Math.abs(linesWon - lineRtp) > 1e-9)
    throw new Error('the walk over the cycle and the symbol probabilities disagree');
  const meanSquared =
    Number(plain.winSquared) / bet ** 2 / all +
    over(
      ({ sums, mean, meanSquared: squared }) =>
        Number(sums.winSquared) / bet ** 2 + (2 * Number(sums.win) * mean) / bet + Number(sums.count) * squared,
    );
  const rtp = lineRtp + featureRtp;
  const bestStart = Math.max(...starts.map(({ sums }) => Number(sums.best) / bet));
  const best = Math.max(Number(plain.best) / bet, bestStart + bestHold(hold, cells));
  return {
    combinations: cycle.combinations,
    rtp,
    lineRtp,
    featureRtp,
    // The feature always pays, so its round wins even when the spin that starts it does not.
    hitFrequency: (Number(countAbove(cycle, 0)) + Number(cycle.triggering[0] ?? 0)) / all,
    triggerProbability,
    meanFeatureWin: featureRtp / triggerProbability,
    fullGrid: over(({ sums, full }) => Number(sums.count) * full) / triggerProbability,
    sdPerUnit: Math.sqrt(meanSquared - rtp ** 2),
    topPrize: Math.min(best, maxWinTimesBet),
  };
}
