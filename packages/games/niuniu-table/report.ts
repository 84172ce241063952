import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { niuniuTableBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'NiuNiu', variant: 'live set, banker', advertised, analysed: analyse(niuniuTableBets()) });
