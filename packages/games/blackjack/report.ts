import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyseMain, bestPolicy } from './player-analysis.ts';
import { analyseInsurance, analysePairs, analyseThree } from './side-analysis.ts';

const game = 'Blackjack';
const variant = 'BJ-1, 8 decks';
/** Two hands of a split, both doubled, both won. */
const topPrize = 8;
const percent = 100;

function mainRow(): ReportRow {
  const { net, square, back } = analyseMain(bestPolicy).all;
  const told = advertised.main;
  if (!told) throw new Error('the first bet is not advertised');
  return {
    figures: {
      game,
      variant,
      bet: told.name,
      rtp: 1 + net,
      houseEdge: -net,
      hitFrequency: back,
      sdPerUnit: Math.sqrt(square - net * net),
      topPrize,
      method: 'dynamic programming',
    },
    advertisedRtp: Number(told.rtpPercent) / percent,
    notes: [
      'every card that was seen counts; the two hands of a split are played each by itself, also in its deviation',
    ],
  };
}

export const reportRows = (): ReportRow[] => [
  mainRow(),
  ...[analysePairs(), analyseThree(), analyseInsurance(null)].map((analysis) => {
    const told = advertised[analysis.key];
    if (!told) throw new Error(`${game}: ${analysis.key} is not advertised`);
    return betRow({ game, variant, advertised: told, analysis });
  }),
];
