import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised, advertisedNoCommission } from './advertised.ts';
import { analyse } from './analysis.ts';
import { commissionBets, noCommissionBets } from './bets.ts';

export const reportRows = (): ReportRow[] => [
  ...tableRows({ game: 'Baccarat', variant: '8 decks', advertised, analysed: analyse(commissionBets()) }),
  ...tableRows({
    game: 'Baccarat',
    variant: '8 decks no-commission (Super 6)',
    advertised: advertisedNoCommission,
    analysed: analyse(noCommissionBets()),
  }),
];
