import { cascadeRow } from '../report/cascade-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseCascade } from '../slot-engine/cascade/analysis.ts';
import { advertised, betsMinor, config } from './config.ts';

export const reportRows = (): ReportRow[] => [
  cascadeRow({
    game: 'Storm Anvil',
    variant: 'high volatility, multipliers',
    config,
    betsMinor,
    advertised,
    analysis: analyseCascade(config),
  }),
];
