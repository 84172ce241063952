import type { HoldAnalysis } from '../slot-engine/hold/analysis.ts';
import { levelStakes, type ReportRow } from './row.ts';

export interface AnalysedHold {
  /** Names as in the catalogue. */
  game: string;
  variant: string;
  config: { maxWinTimesBet: number };
  betsMinor: readonly bigint[];
  advertised: { rtpPercent: string };
  analysis: HoldAnalysis;
}

const percent = 100;
const asPercent = (share: number) => `${(share * percent).toFixed(5)}%`;

/** The report's row of a line slot with hold and respin. */
export function holdRow({ game, variant, config, betsMinor, advertised, analysis }: AnalysedHold): ReportRow {
  const { rtp, topPrize, triggerProbability, meanFeatureWin } = analysis;
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
      `${analysis.combinations} combinations of stops walked; the feature by its Markov chain`,
      `lines ${asPercent(analysis.lineRtp)}, hold and respin ${asPercent(analysis.featureRtp)}`,
      `feature one in ${(1 / triggerProbability).toFixed(2)}, ${meanFeatureWin.toFixed(3)}x on average; the grid is filled one in ${(1 / analysis.fullGrid).toFixed(1)} features`,
      `the most a round can pay is ${topPrize.toFixed(1)}x; a round stops at ${config.maxWinTimesBet}x`,
    ],
  };
}
