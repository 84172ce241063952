import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, type PlinkoBet } from './rules.ts';

/** What players are told (rulebook 2.9). */
const advertised: readonly (readonly [PlinkoBet['rows'], PlinkoBet['risk'], rtpPercent: string])[] = [
  [8, 'low', '98.750'],
  [8, 'medium', '98.750'],
  [8, 'high', '98.789'],
  [12, 'low', '98.713'],
  [12, 'medium', '98.604'],
  [12, 'high', '98.738'],
  [16, 'low', '98.767'],
  [16, 'medium', '98.851'],
  [16, 'high', '98.827'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([rows, risk, rtpPercent]) =>
    betRow({
      game: 'Plinko',
      variant: 'project tables',
      advertised: { name: `${rows} rows ${risk}`, rtpPercent },
      analysis: analyse({ rows, risk }),
    }),
  );
