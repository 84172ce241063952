import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyse } from './analysis.ts';
import { dragonTigerBets } from './bets.ts';

export const reportRows = (): ReportRow[] =>
  tableRows({ game: 'Dragon tiger', variant: '8 decks', advertised, analysed: analyse(dragonTigerBets()) });
