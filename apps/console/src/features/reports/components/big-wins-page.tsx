import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportMoney } from './report-money.tsx';

type Row = RowOf<'staffBigWins'>;

/** The highest payouts of some days. */
export function BigWinsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const filters = useMemo<readonly TableFilter[]>(
    () => [
      { name: 'from', label: t('from'), kind: 'dayStart' },
      { name: 'to', label: t('to'), kind: 'dayEnd' },
    ],
    [t],
  );
  return (
    <ReportFrame title={pages('bigWins')} text={t('bigWinsText')} fills>
      <DataTable
        list="staffBigWins"
        caption={pages('bigWins')}
        columns={useColumns()}
        filters={filters}
        rowKey={({ vendor, roundId }) => `${vendor} ${roundId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </ReportFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleReports');
  return useMemo(() => {
    const amount = (key: 'stake' | 'payout' | 'win', isSortable: boolean): TableColumn<Row> => ({
      key,
      header: t(`bigWin.${key}`),
      align: 'end',
      isSortable,
      cell: (row) => <ReportMoney amount={row[key]} currency={row.currency} />,
    });
    return [
      {
        key: 'settledAt',
        header: t('bigWin.settledAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.settledAt} />,
      },
      {
        key: 'member',
        header: t('bigWin.member'),
        cell: (row) => (
          <Link to={`/members/${row.memberId}`} className="verbatim font-medium underline">
            {row.member}
          </Link>
        ),
      },
      { key: 'game', header: t('dimensions.game'), cell: (row) => row.game },
      { key: 'vendor', header: t('dimensions.vendor'), isOptional: true, cell: (row) => row.vendor },
      amount('stake', false),
      amount('payout', true),
      amount('win', true),
      {
        key: 'roundId',
        header: t('bigWin.round'),
        isOptional: true,
        cell: (row) => <span className="verbatim text-xs">{row.roundId}</span>,
      },
    ];
  }, [t]);
}
