import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, sides } from './rules.ts';

const rtpPercent = '99.000';

export const reportRows = (): ReportRow[] =>
  sides.map((side) =>
    betRow({
      game: 'Coin flip',
      variant: 'one coin',
      advertised: { name: side, rtpPercent },
      analysis: analyse({ side }),
    }),
  );
