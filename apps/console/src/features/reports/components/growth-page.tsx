import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { type ReportFigures, useReportFigures } from '../hooks/use-report-figures.tsx';
import { useReportFilters } from '../hooks/use-report-filters.ts';
import { ReportFrame } from './report-frame.tsx';

const report = 'staffGrowthReport';
type Row = RowOf<typeof report>;
type Count = 'registrations' | 'firstDeposits';
type Amount = 'firstDeposited';

const figures: ReportFigures<Count, Amount> = {
  counts: ['registrations', 'firstDeposits'],
  amounts: ['firstDeposited'],
};
const onlyDays = ['day'] as const;

/** New members and first deposits, by day. */
export function GrowthPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const { filters } = useReportFilters(onlyDays);
  const { columns } = useReportFigures<Count, Amount, Row>('day', figures);
  return (
    <ReportFrame title={pages('growthReport')} text={t('growthText')} fills>
      <DataTable
        list={report}
        caption={pages('growthReport')}
        columns={columns}
        filters={filters}
        rowKey={({ key }) => key}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </ReportFrame>
  );
}
