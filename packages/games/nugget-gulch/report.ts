import { holdRow } from '../report/hold-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseHold } from '../slot-engine/hold/analysis.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';

export const reportRows = (): ReportRow[] => [
  holdRow({
    game: 'Nugget Gulch',
    variant: 'medium to high volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyseHold<SymbolCode>(config),
  }),
];
