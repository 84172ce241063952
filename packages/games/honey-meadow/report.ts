import { measuredRow } from '../report/measured-row.ts';
import type { ReportRow } from '../report/row.ts';
import { advertised, betsMinor, config, measured } from './config.ts';

export const reportRows = (): ReportRow[] => [
  measuredRow({
    game: 'Honey Meadow',
    variant: 'medium volatility, clusters',
    config,
    betsMinor,
    advertised,
    measured,
  }),
];
