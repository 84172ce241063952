import { cascadeRow } from '../report/cascade-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseCascade } from '../slot-engine/cascade/analysis.ts';
import { advertised, betsMinor, config } from './config.ts';

export const reportRows = (): ReportRow[] => [
  cascadeRow({
    game: 'Jade Cascade',
    variant: 'medium volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyseCascade(config),
  }),
];
