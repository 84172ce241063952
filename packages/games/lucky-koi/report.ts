import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, printRun, prizes } from './rules.ts';

/** What is advertised to players. */
export const advertised = { name: 'card', rtpPercent: '95.000' };

export const reportRows = (): ReportRow[] => [
  betRow({
    game: 'Lucky Koi',
    variant: 'scratch card',
    advertised,
    analysis: analyse(),
    notes: prizes.map(({ times, symbol, cards }) => `three of ${symbol} pay ${times}: ${cards} of ${printRun} cards`),
  }),
];
