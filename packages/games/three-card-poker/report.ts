import type { ReportRow } from '../report/row.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised } from './advertised.ts';
import { analyseAnte, analysePairPlus, handClasses } from './analysis.ts';
import { analyseSixCard } from './six-card-analysis.ts';

export const reportRows = (): ReportRow[] => {
  const classes = handClasses();
  const analysed = [analyseAnte(classes), analysePairPlus(classes), analyseSixCard()];
  return tableRows({ game: 'Three card poker', variant: 'one pack', advertised, analysed });
};
