import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { fishPrawnCrabBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({
    game: 'Fish prawn crab',
    variant: 'with doubles and colours',
    advertised,
    analysed: analyse(fishPrawnCrabBets()),
  });
