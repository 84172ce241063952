import { lineSlotRow } from '../report/line-slot-row.ts';
import type { ReportRow } from '../report/row.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import { advertised, betsMinor, config } from './config.ts';

export const reportRows = (): ReportRow[] => [
  lineSlotRow({
    game: 'Neon Orchard',
    variant: 'medium volatility',
    config,
    betsMinor,
    advertised,
    analysis: analyseSlot(config),
  }),
];
