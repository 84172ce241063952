import { revenueSplits } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { type ReportFigures, useReportFigures } from '../hooks/use-report-figures.tsx';
import { useReportFilters } from '../hooks/use-report-filters.ts';
import { ReportFrame } from './report-frame.tsx';
import { ReportTotals } from './report-totals.tsx';

const report = 'staffRevenueReport';
type Row = RowOf<typeof report>;
type Count = 'bets' | 'players';
type Amount = 'stakes' | 'wins' | 'ggr' | 'bonusCost' | 'ngr';

const figures: ReportFigures<Count, Amount> = {
  counts: ['bets', 'players'],
  amounts: ['stakes', 'wins', 'ggr', 'bonusCost', 'ngr'],
  unsorted: ['bonusCost'],
};

/** What members staked and won, split as staff chooses. */
export function RevenuePage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const { filters, by, days } = useReportFilters(revenueSplits);
  const { columns, factsOf } = useReportFigures<Count, Amount, Row>(by, figures);
  return (
    <ReportFrame title={pages('revenueReport')} text={t('revenueText')} fills>
      <ReportTotals report={report} days={days} facts={factsOf} />
      <DataTable
        list={report}
        caption={pages('revenueReport')}
        columns={columns}
        filters={filters}
        rowKey={({ key, currency }) => `${key}-${currency}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </ReportFrame>
  );
}
