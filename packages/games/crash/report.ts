import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, multipliers } from './rules.ts';

/** Every cash-out returns the same (rulebook 2.7). */
const rtpPercent = '99.0000';
const cashOuts = [101, 110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, multipliers.max];

export const reportRows = (): ReportRow[] =>
  cashOuts.map((hundredths) =>
    betRow({
      game: 'Crash',
      variant: 'RTP 99%',
      advertised: { name: `auto cash-out ${(hundredths / multipliers.instantCrash).toFixed(2)}x`, rtpPercent },
      analysis: analyse(hundredths),
    }),
  );
