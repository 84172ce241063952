import { toNumber } from '../exact/rational.ts';
import { levelStakes, type ReportRow } from '../report/row.ts';
import { analyseWalking } from '../slot-engine/walking/analysis.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';

const percent = 100;

export function reportRows(): ReportRow[] {
  const analysis = analyseWalking<SymbolCode>(config);
  const [rtp, topPrize] = [toNumber(analysis.rtp), toNumber(analysis.topPrize)];
  const oneIn = (probability: typeof analysis.rtp) => (1 / toNumber(probability)).toFixed(2);
  return [
    {
      figures: {
        game: 'Lotus Theatre',
        variant: 'high volatility, walking wilds',
        bet: 'spin',
        rtp,
        houseEdge: 1 - rtp,
        hitFrequency: toNumber(analysis.hitFrequency),
        sdPerUnit: analysis.sdPerUnit,
        topPrize,
        method: 'exact enumeration',
        stakeLevels: levelStakes(betsMinor, rtp, topPrize),
      },
      advertisedRtp: Number(advertised.rtpPercent) / percent,
      notes: [
        `${analysis.combinations} combinations of stops walked; respins by every set of reels that wilds hold`,
        `paid spins ${(toNumber(analysis.baseRtp) * percent).toFixed(5)}%`,
        `wilds walk one in ${oneIn(analysis.walkProbability)}, ${toNumber(analysis.meanWalkWin).toFixed(3)}x on average in ${toNumber(analysis.respinsPerWalk).toFixed(3)} respins`,
        `parade one in ${oneIn(analysis.triggerProbability)}, ${toNumber(analysis.meanFeatureWin).toFixed(3)}x on average; a round stops at ${config.maxWinTimesBet}x`,
      ],
    },
  ];
}
