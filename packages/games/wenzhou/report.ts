import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { wenzhouBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Wenzhou pai jiu', variant: 'ties to banker', advertised, analysed: analyse(wenzhouBets()) });
