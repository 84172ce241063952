import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { bullFightBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({
    game: 'Bull fight',
    variant: 'extended set, equal types push',
    advertised,
    analysed: analyse(bullFightBets()),
  });
