import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse } from './rules.ts';

/** The figures shown to players by the count of picks, from one (rulebook 2.10). */
const advertised = ['95.000', '94.937', '95.046', '95.001', '95.155', '94.937', '95.162', '95.033', '94.752', '94.982'];

export const reportRows = (): ReportRow[] =>
  advertised.map((rtpPercent, index) =>
    betRow({
      game: 'Keno mini',
      variant: '20 of 80',
      advertised: { name: `pick ${index + 1}`, rtpPercent },
      analysis: analyse(index + 1),
    }),
  );
