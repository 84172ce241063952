import { type RevenueSplit, revenueSplits } from '@baize/contract';
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

type Row = RowOf<'staffRevenueReport'>;

const amounts = ['stakes', 'wins', 'ggr', 'bonusCost', 'ngr'] as const;
const counts = ['bets', 'players'] as const;

/** What members staked and won, split as staff chooses. */
export function RevenuePage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const format = useFormatter();
  const { filters, by, days } = useReportFilters(revenueSplits);
  return (
    <PageFrame title={pages('revenueReport')} text={t('revenueText')} fills>
      <ReportTotals
        report="staffRevenueReport"
        days={days}
        facts={(row) => [
          ...amounts.map((name) => ({
            label: t(name),
            value: <ReportMoney amount={row[name]} currency={row.currency} />,
          })),
          ...counts.map((name) => ({ label: t(name), value: format.number(row[name], 'count') })),
        ]}
      />
      <DataTable
        list="staffRevenueReport"
        caption={pages('revenueReport')}
        columns={useColumns(by)}
        filters={filters}
        rowKey={({ key, currency }) => `${key}-${currency}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(by: RevenueSplit): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleReports');
  const format = useFormatter();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t(`splits.${by}`),
        isSortable: true,
        cell: (row) => <SplitName by={by} name={row.name} />,
      },
      { key: 'currency', header: t('currency'), isOptional: true, cell: (row) => row.currency },
      ...counts.map((key) => ({
        ...{ key, header: t(key), align: 'end' as const, isSortable: true },
        cell: (row: Row) => <span className="tabular">{format.number(row[key], 'count')}</span>,
      })),
      ...amounts.map((key) => ({
        ...{ key, header: t(key), align: 'end' as const, isSortable: key !== 'bonusCost' },
        cell: (row: Row) => <ReportMoney amount={row[key]} currency={row.currency} />,
      })),
    ],
    [t, format, by],
  );
}
