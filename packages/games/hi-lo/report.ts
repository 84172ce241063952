import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, type Guess } from './rules.ts';

/** The published return of a guess (rulebook 2.10) by how many of the 13 ranks are right. */
const advertised: readonly (readonly [rank: number, guess: Guess, rtpPercent: string])[] = [
  [1, 'higher', '98.954'],
  [1, 'lower', '99.000'],
  [2, 'higher', '98.954'],
  [2, 'lower', '99.000'],
  [3, 'higher', '99.000'],
  [3, 'lower', '99.000'],
  [4, 'higher', '99.000'],
  [4, 'lower', '98.985'],
  [5, 'higher', '99.000'],
  [5, 'lower', '99.000'],
  [6, 'higher', '98.954'],
  [6, 'lower', '99.000'],
  [7, 'higher', '98.969'],
  [7, 'lower', '98.969'],
  [8, 'higher', '99.000'],
  [8, 'lower', '98.954'],
  [9, 'higher', '99.000'],
  [9, 'lower', '99.000'],
  [10, 'higher', '98.985'],
  [10, 'lower', '99.000'],
  [11, 'higher', '99.000'],
  [11, 'lower', '99.000'],
  [12, 'higher', '99.000'],
  [12, 'lower', '98.954'],
  [13, 'higher', '99.000'],
  [13, 'lower', '98.954'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([rank, guess, rtpPercent]) =>
    betRow({
      game: 'Hi-lo',
      variant: '13 ranks',
      advertised: { name: `card ${rank}, ${guess}`, rtpPercent },
      analysis: analyse(rank, guess),
    }),
  );
