import type { ReportRow } from '../report/row.ts';
import { waysRows } from '../report/ways-row.ts';
import { analyseWays } from '../slot-engine/ways/analysis.ts';
import { advertised, betsMinor, config } from './config.ts';
import { slot } from './index.ts';

export const reportRows = (): ReportRow[] =>
  waysRows({
    game: 'Mammoth Ridge',
    variant: 'high volatility',
    config,
    betsMinor,
    featurePriceOf: (betMinor) => slot.featurePriceOf?.(betMinor) ?? betMinor,
    advertised,
    analysis: analyseWays(config),
    limitNote:
      ': of 10,000,000 simulated bought features (seed c0ffee) one won more, by less than 0.0001 points of the return',
  });
