import { add, rational, toDecimal, toNumber } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import { boundsOf, fishKinds, meanOf, type Pays, type Weighted } from './kinds.ts';
import { chanceUnit, poolTenThousandths, returned, thresholdOf } from './shot.ts';

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

const poolShare = rational(poolTenThousandths, 10_000n);
const percentOf = (share: { numerator: bigint; denominator: bigint }) =>
  `${toDecimal(rational(share.numerator * 100n, share.denominator), 4)}%`;
const poolNote = `each stake puts ${percentOf(poolShare)} into the pool of its level, which caught bosses pay out whole: with it all shots together return ${percentOf(add(returned, poolShare))}`;

/** A row for each fish, alike in both waters: return of a shot with one fish in its net, from the stored thresholds, without the pool. */
export const reportRows = (): ReportRow[] =>
  fishKinds.map((kind, index) => {
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
      advertisedRtp: toNumber(returned),
      notes: index === 0 ? [poolNote] : [],
    };
  });
