import { paymentSplits } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { type ReportFigures, useReportFigures } from '../hooks/use-report-figures.tsx';
import { useReportFilters } from '../hooks/use-report-filters.ts';
import { ReportFrame } from './report-frame.tsx';
import { ReportTotals } from './report-totals.tsx';

const report = 'staffPaymentReport';
type Row = RowOf<typeof report>;
type Count = 'deposits' | 'withdrawals';
type Amount = 'deposited' | 'withdrawn' | 'net';

const figures: ReportFigures<Count, Amount> = {
  counts: ['deposits', 'withdrawals'],
  amounts: ['deposited', 'withdrawn', 'net'],
};

/** What was paid in and out through payment providers. */
export function PaymentsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const { filters, by, days } = useReportFilters(paymentSplits);
  const { columns, factsOf } = useReportFigures<Count, Amount, Row>(by, figures);
  return (
    <ReportFrame title={pages('paymentReport')} text={t('paymentsText')} fills>
      <ReportTotals report={report} days={days} facts={factsOf} />
      <DataTable
        list={report}
        caption={pages('paymentReport')}
        columns={columns}
        filters={filters}
        rowKey={({ key, currency }) => `${key}-${currency}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </ReportFrame>
  );
}
