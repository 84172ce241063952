import { levelStakes, type ReportRow } from '../report/row.ts';
import { analyseSticky } from '../slot-engine/sticky/analysis.ts';
import { middleChoice } from '../slot-engine/sticky/sticky.ts';
import { advertised, betsMinor, config, measured, type SymbolCode } from './config.ts';

const percent = 100;
const asPercent = (share: number) => `${(share * percent).toFixed(5)}%`;

/** A row for each choice, that of players who do not choose first. The spread has the measured one of the free spins in it. */
export function reportRows(): ReportRow[] {
  const analysis = analyseSticky<SymbolCode>(config);
  const { choices, hitFrequency, triggerProbability, lineRtp, scatterRtp } = analysis;
  const topPrize = config.maxWinTimesBet;
  const rows = choices.map(({ rtp, meanFeatureWin }, choice): ReportRow => {
    const { spins, multiplier } = config.sticky.choices[choice] ?? { spins: 0, multiplier: 0 };
    return {
      figures: {
        game: 'Fixed Stars',
        variant: `${spins} free spins, wilds x${multiplier}`,
        bet: 'spin',
        rtp,
        houseEdge: 1 - rtp,
        hitFrequency,
        sdPerUnit: analysis.sdPerUnit(choice, measured[choice]?.sd ?? 0),
        topPrize,
        method: 'dynamic programming',
        stakeLevels: levelStakes(betsMinor, rtp, topPrize),
      },
      advertisedRtp: Number(advertised.rtpPercent) / percent,
      notes: [
        `${analysis.combinations} combinations of stops walked; wild sets of the free spins followed cell by cell`,
        `lines ${asPercent(lineRtp)}, scatters ${asPercent(scatterRtp)}, free spins ${asPercent(rtp - lineRtp - scatterRtp)}`,
        `feature one in ${(1 / triggerProbability).toFixed(2)}, ${meanFeatureWin.toFixed(4)}x on average; a round stops at ${topPrize}x`,
      ],
    };
  });
  const [middle] = rows.splice(middleChoice(rows.length), 1);
  return middle ? [middle, ...rows] : rows;
}
