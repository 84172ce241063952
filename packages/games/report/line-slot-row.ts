import { type Rational, subtract, toNumber } from '../exact/rational.ts';
import type { SlotAnalysis } from '../slot-engine/analysis.ts';
import { levelStakes, type ReportRow } from './row.ts';

const one: Rational = { numerator: 1n, denominator: 1n };
const percent = 100;

export interface AnalysedSlot {
  /** Names as in the rulebook. */
  game: string;
  variant: string;
  config: { maxWinTimesBet: number };
  betsMinor: readonly bigint[];
  advertised: { rtpPercent: string };
  analysis: SlotAnalysis;
}

const asPercent = (share: Rational) => `${(toNumber(share) * percent).toFixed(5)}%`;
const times = (value: Rational, decimals = 1) => `${toNumber(value).toFixed(decimals)}x`;

const oneIn = (probability: Rational) => (1 / toNumber(probability)).toFixed(2);

/** Of the feature that scatters start, and of a wheel, as far as the game has them. */
function featureNotes({ triggerProbability, meanFeatureWin, wheelProbability, wheelRtp }: SlotAnalysis): string[] {
  return [
    ...(triggerProbability.numerator > 0n
      ? [`feature one in ${oneIn(triggerProbability)}, ${times(meanFeatureWin, 3)} on average`]
      : []),
    ...(wheelProbability.numerator > 0n
      ? [`wheel one in ${oneIn(wheelProbability)}, adds ${asPercent(wheelRtp)}`]
      : []),
  ];
}

/** The report's row of a line slot that was analysed exactly. */
export function lineSlotRow({ game, variant, config, betsMinor, advertised, analysis }: AnalysedSlot): ReportRow {
  const rtp = toNumber(analysis.rtp);
  const topPrize = toNumber(analysis.topPrize);
  return {
    figures: {
      game,
      variant,
      bet: 'spin',
      rtp,
      houseEdge: toNumber(subtract(one, analysis.rtp)),
      hitFrequency: toNumber(analysis.hitFrequency),
      sdPerUnit: analysis.sdPerUnit,
      topPrize,
      method: 'exact enumeration',
      stakeLevels: levelStakes(betsMinor, rtp, topPrize),
    },
    advertisedRtp: Number(advertised.rtpPercent) / percent,
    notes: [
      `${analysis.combinations} combinations of stops walked`,
      `lines ${asPercent(analysis.lineRtp)}, scatters ${asPercent(analysis.scatterRtp)}, feature ${asPercent(analysis.featureRtp)}`,
      ...featureNotes(analysis),
      `best single spin ${times(analysis.bestBaseSpin)}, in free spins ${times(analysis.bestFreeSpin)}; a round stops at ${config.maxWinTimesBet}x`,
    ],
  };
}
