import type { CascadeAnalysis } from '../slot-engine/cascade/analysis.ts';
import { levelStakes, type ReportRow } from './row.ts';

export interface AnalysedCascade {
  /** Names as in the rulebook. */
  game: string;
  variant: string;
  config: { maxWinTimesBet: number };
  betsMinor: readonly bigint[];
  advertised: { rtpPercent: string };
  analysis: CascadeAnalysis;
}

const percent = 100;
const asPercent = (share: number) => `${(share * percent).toFixed(5)}%`;

/** The report's row of a cascading slot that was analysed by dynamic programming. */
export function cascadeRow({ game, variant, config, betsMinor, advertised, analysis }: AnalysedCascade): ReportRow {
  const { rtp, baseRtp, scatterRtp, featureRtp, triggerProbability, meanFeatureWin, meanSteps } = analysis;
  const topPrize = config.maxWinTimesBet;
  return {
    figures: {
      game,
      variant,
      bet: 'spin',
      rtp,
      houseEdge: 1 - rtp,
      hitFrequency: analysis.hitFrequency,
      sdPerUnit: analysis.sdPerUnit,
      topPrize,
      method: 'dynamic programming',
      stakeLevels: levelStakes(betsMinor, rtp, topPrize),
    },
    advertisedRtp: Number(advertised.rtpPercent) / percent,
    notes: [
      `${analysis.states} counts of symbols followed`,
      `base game ${asPercent(baseRtp)}, of it scatters ${asPercent(scatterRtp)}; free spins ${asPercent(featureRtp)}`,
      `free spins one in ${(1 / triggerProbability).toFixed(2)}, ${meanFeatureWin.toFixed(3)}x on average; ${meanSteps.toFixed(6)} winning steps a spin`,
      `a round stops at ${topPrize}x`,
    ],
  };
}
