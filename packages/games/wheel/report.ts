import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, type Risk } from './rules.ts';

/** The figures shown to players (rulebook 2.10). */
const advertised: readonly (readonly [risk: Risk, rtpPercent: string])[] = [
  ['low', '96.500'],
  ['medium', '97.500'],
  ['high', '98.000'],
];

export const reportRows = (): ReportRow[] =>
  advertised.map(([risk, rtpPercent]) =>
    betRow({
      game: 'Wheel',
      variant: '50 segments',
      advertised: { name: `50 segments ${risk}`, rtpPercent },
      analysis: analyse({ risk }),
    }),
  );
