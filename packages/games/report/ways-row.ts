import type { WaysAnalysis } from '../slot-engine/ways/analysis.ts';
import { levelStakes, type ReportRow } from './row.ts';

export interface AnalysedWays {
  /** Names as in the rulebook. */
  game: string;
  variant: string;
  config: { maxWinTimesBet: number };
  betsMinor: readonly bigint[];
  featurePriceOf: (betMinor: bigint) => bigint;
  advertised: { rtpPercent: string; boughtRtpPercent: string };
  analysis: WaysAnalysis;
  /** What a simulation saw of the round's limit. */
  limitNote: string;
}

const percent = 100;
const asPercent = (share: number) => `${(share * percent).toFixed(5)}%`;

/** The report's rows of a ways slot: its spin, and its bought feature as a bet of its own. */
export function waysRows(ways: AnalysedWays): ReportRow[] {
  const { game, variant, config, betsMinor, featurePriceOf, advertised, analysis, limitNote } = ways;
  const topPrize = config.maxWinTimesBet;
  const base = { game, variant, method: 'dynamic programming' as const };
  const spin: ReportRow = {
    figures: {
      ...base,
      bet: 'spin',
      rtp: analysis.rtp,
      houseEdge: 1 - analysis.rtp,
      hitFrequency: analysis.hitFrequency,
      sdPerUnit: analysis.sdPerUnit,
      topPrize,
      stakeLevels: levelStakes(betsMinor, analysis.rtp, topPrize),
    },
    advertisedRtp: Number(advertised.rtpPercent) / percent,
    notes: [
      `up to ${analysis.maxWays} ways; a spin by the independence of its reels, free spins by their Markov chain`,
      `base game ${asPercent(analysis.baseRtp)}, free spins ${asPercent(analysis.featureRtp)}`,
      `free spins one in ${(1 / analysis.triggerProbability).toFixed(2)}, ${analysis.meanFeatureWin.toFixed(3)}x on average in ${analysis.spinsPerFeature.toFixed(3)} spins`,
      `a round stops at ${topPrize}x, which is not in the figures${limitNote}`,
    ],
  };
  const { bought } = analysis;
  if (bought === null) return [spin];
  const boughtTop = topPrize / bought.timesBet;
  const buy: ReportRow = {
    figures: {
      ...base,
      bet: 'bought free spins',
      rtp: bought.rtp,
      houseEdge: 1 - bought.rtp,
      hitFrequency: bought.hitFrequency,
      sdPerUnit: bought.sdPerUnit,
      topPrize: boughtTop,
      stakeLevels: levelStakes(betsMinor.map(featurePriceOf), bought.rtp, boughtTop),
    },
    advertisedRtp: Number(advertised.boughtRtpPercent) / percent,
    notes: [`for ${bought.timesBet} bets; ${asPercent(bought.rtp - analysis.rtp)} from the return of a spin`],
  };
  return [spin, buy];
}
