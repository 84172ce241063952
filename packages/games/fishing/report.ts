import { toNumber } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import { boundsOf, fishKinds, meanOf, type Pays, type Weighted } from './kinds.ts';
import { chanceUnit, thresholdOf } from './shot.ts';

const meanSquareOfTable = (table: readonly Weighted[]): readonly [mean: number, square: number] => {
  const all = table.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = table.reduce((sum, [times, weight]) => sum + times * weight, 0) / all;
  return [mean, table.reduce((sum, [times, weight]) => sum + times ** 2 * weight, 0) / all];
};

/** Mean of the square of what a caught fish pays. */
function squareOf(pays: Pays): number {
  if (pays.form === 'fixed') return pays.times ** 2;
  if (pays.form === 'wheel') return meanSquareOfTable(pays.slices)[1];
  const mean = toNumber(meanOf(pays));
  if (pays.form === 'range') return mean ** 2 + ((pays.to - pays.from + 1) ** 2 - 1) / 12;
  const [drawn, square] = meanSquareOfTable(pays.table);
  return mean ** 2 + pays.draws * (square - drawn ** 2);
}

/** A row for each fish, alike in both waters: return of a shot with one fish in its net, from the stored thresholds. */
export const reportRows = (): ReportRow[] =>
  fishKinds.map((kind) => {
    const chance = thresholdOf(kind) / chanceUnit;
    const rtp = chance * toNumber(meanOf(kind.pays));
    const [from, to] = boundsOf(kind.pays);
    return {
      figures: {
        game: 'Fishing',
        variant: 'Lotus Lake, Deep Reef',
        bet: `${kind.key} x${from === to ? from : `${from}-${to}`}`,
        rtp,
        houseEdge: 1 - rtp,
        hitFrequency: chance,
        sdPerUnit: Math.sqrt(chance * squareOf(kind.pays) - rtp ** 2),
        topPrize: to,
        method: 'exact enumeration',
      },
      advertisedRtp: 0.96,
      notes: [],
    };
  });
