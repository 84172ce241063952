import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { sicBoBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Sic bo', variant: 'pay table A', advertised, analysed: analyse(sicBoBets()) });
