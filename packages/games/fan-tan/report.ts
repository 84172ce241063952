import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { fanTanBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Fan tan', variant: '5% commission', advertised, analysed: analyse(fanTanBets()) });
