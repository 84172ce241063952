import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse } from './rules.ts';

/** What players are told for some states (rulebook 2.8); the first is the lowest return of all 300. */
const advertised: readonly (readonly [mines: number, safe: number, rtpPercent: string])[] = [
  [1, 4, '98.280'],
  [1, 1, '98.880'],
  [1, 24, '99.000'],
  [3, 1, '98.560'],
  [3, 3, '98.426'],
  [3, 5, '98.635'],
  [5, 5, '98.924'],
  [10, 5, '98.970'],
  [24, 1, '99.000'],
  [12, 13, '99.000'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([mines, safe, rtpPercent]) =>
    betRow({
      game: 'Mines',
      variant: '5x5',
      advertised: { name: `${mines} mines, cash out after ${safe} safe picks`, rtpPercent },
      analysis: analyse(mines, safe),
    }),
  );
