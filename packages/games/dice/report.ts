import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse } from './rules.ts';

/** What players are told by the winning faces (rulebook 2.6). */
const advertised: readonly (readonly [winningFaces: number, rtpPercent: string])[] = [
  [100, '99.000'],
  [500, '99.000'],
  [1000, '99.000'],
  [2500, '99.000'],
  [3333, '98.997'],
  [4950, '99.000'],
  [5000, '99.000'],
  [6600, '99.000'],
  [7500, '99.000'],
  [9000, '99.000'],
  [9500, '98.999'],
  [9800, '99.000'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([winningFaces, rtpPercent]) =>
    betRow({
      game: 'Dice',
      variant: '0-9999',
      advertised: { name: `roll under ${(winningFaces / 100).toFixed(2)} (t=${winningFaces})`, rtpPercent },
      analysis: analyse({ direction: 'under', winningFaces }),
    }),
  );
