import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { seDieBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Se die', variant: 'table A', advertised, analysed: analyse(seDieBets()) });
