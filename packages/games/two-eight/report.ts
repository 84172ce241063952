import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { twoEightBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({
    game: 'Two-eight bar',
    variant: 'higher tile breaks ties, banker takes ties',
    advertised,
    analysed: analyse(twoEightBets()),
  });
