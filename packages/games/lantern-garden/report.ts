import { lineSlotRow } from '../report/line-slot-row.ts';
import type { ReportRow } from '../report/row.ts';
import { advertised, betsMinor, config } from './config.ts';
import { analyse } from './rules.ts';

export const reportRows = (): ReportRow[] => [
  lineSlotRow({
    game: 'Lantern Garden',
    variant: 'low volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyse(config),
  }),
];
