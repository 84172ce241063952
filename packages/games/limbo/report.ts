import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, oneTimes, targets } from './rules.ts';

/** Every target returns the same (rulebook 2.7). */
const rtpPercent = '99.0000';
const reported = [targets.min, 110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, targets.max];

export const reportRows = (): ReportRow[] =>
  reported.map((target) =>
    betRow({
      game: 'Limbo',
      variant: 'RTP 99%',
      advertised: { name: `target ${(target / oneTimes).toFixed(2)}x`, rtpPercent },
      analysis: analyse({ target }),
    }),
  );
