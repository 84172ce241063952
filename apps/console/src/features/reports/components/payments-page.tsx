import { type PaymentSplit, paymentSplits } from '@baize/contract';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useReportFilters } from '../hooks/use-report-filters.ts';
import { ReportMoney } from './report-money.tsx';
import { ReportTotals } from './report-totals.tsx';
import { SplitName } from './split-name.tsx';

type Row = RowOf<'staffPaymentReport'>;

const amounts = ['deposited', 'withdrawn', 'net'] as const;

/** What was paid in and out through payment providers. */
export function PaymentsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const { filters, by, days } = useReportFilters(paymentSplits);
  return (
    <PageFrame title={pages('paymentReport')} text={t('paymentsText')} fills>
      <ReportTotals
        report="staffPaymentReport"
        days={days}
        facts={(row) =>
          amounts.map((name) => ({
            label: t(name),
            value: <ReportMoney amount={row[name]} currency={row.currency} />,
          }))
        }
      />
      <DataTable
        list="staffPaymentReport"
        caption={pages('paymentReport')}
        columns={useColumns(by)}
        filters={filters}
        rowKey={({ key, currency }) => `${key}-${currency}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(by: PaymentSplit): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleReports');
  const format = useFormatter();
  return useMemo(() => {
    const count = (key: 'deposits' | 'withdrawals') => ({
      ...{ key, header: t(key), align: 'end' as const, isSortable: true },
      cell: (row: Row) => <span className="tabular">{format.number(row[key], 'count')}</span>,
    });
    const amount = (key: (typeof amounts)[number]) => ({
      ...{ key, header: t(key), align: 'end' as const, isSortable: true },
      cell: (row: Row) => <ReportMoney amount={row[key]} currency={row.currency} />,
    });
    return [
      {
        key: 'name',
        header: t(`splits.${by}`),
        isSortable: true,
        cell: (row) => <SplitName by={by} name={row.name} />,
      },
      { key: 'currency', header: t('currency'), isOptional: true, cell: (row) => row.currency },
      ...[count('deposits'), amount('deposited'), count('withdrawals'), amount('withdrawn'), amount('net')],
    ];
  }, [t, format, by]);
}
