import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { dragonPhoenixBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Dragon phoenix', variant: 'table B', advertised, analysed: analyse(dragonPhoenixBets()) });
