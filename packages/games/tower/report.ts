import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, type Level } from './rules.ts';

/** What is advertised for some rows (rulebook 2.10); the first is the lowest return of all 45. */
const advertised: readonly (readonly [level: Level, row: number, rtpPercent: string])[] = [
  ['easy', 1, '97.500'],
  ['easy', 5, '97.770'],
  ['easy', 9, '97.986'],
  ['medium', 1, '98.000'],
  ['medium', 5, '97.975'],
  ['medium', 9, '97.988'],
  ['hard', 1, '98.000'],
  ['hard', 5, '98.000'],
  ['hard', 9, '98.000'],
  ['expert', 1, '98.000'],
  ['expert', 5, '98.000'],
  ['expert', 9, '98.000'],
  ['master', 1, '98.000'],
  ['master', 5, '98.000'],
  ['master', 9, '98.000'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([level, row, rtpPercent]) =>
    betRow({
      game: 'Tower',
      variant: '9 rows',
      advertised: { name: `${level}, leave after row ${row}`, rtpPercent },
      analysis: analyse(level, row),
    }),
  );
