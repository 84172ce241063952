import { lottoStatus, resultSource } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { issuePath, lotteriesQuery, statusTones } from '../api/lotteries.ts';

type Row = RowOf<'staffLotteryIssues'>;

/** Issues of all lotteries: their clock, their state, what was sold. */
export function IssuesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleLotteries');
  return (
    <PageFrame title={pages('lotteryIssues')} text={t('issues.text')} fills>
      <DataTable
        list="staffLotteryIssues"
        caption={pages('lotteryIssues')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ gameId, numero }) => `${gameId} ${numero}`}
        rowPath={issuePath}
        emptyTitle={t('issues.none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleLotteries');
  return useMemo(
    () => [
      { key: 'lottery', header: t('lottery'), cell: (row) => row.name },
      { key: 'numero', header: t('numero'), cell: (row) => <span className="tabular">{row.numero}</span> },
      {
        key: 'status',
        header: t('status'),
        cell: (row) => <Badge tone={statusTones[row.status]}>{t(`statuses.${row.status}`)}</Badge>,
      },
      { key: 'source', header: t('source'), cell: (row) => t(`sources.${row.source}`) },
      { key: 'entries', header: t('entries'), align: 'end', cell: (row) => (row.entries === 0 ? '–' : row.entries) },
      { key: 'closesAt', header: t('closesAt'), cell: (row) => <Moment at={row.closesAt} /> },
      { key: 'drawsAt', header: t('drawsAt'), isSortable: true, cell: (row) => <Moment at={row.drawsAt} /> },
      { key: 'tickets', header: t('tickets'), align: 'end', cell: (row) => row.tickets },
      { key: 'stake', header: t('stake'), align: 'end', cell: (row) => <Money amount={row.stake} /> },
      {
        key: 'payout',
        header: t('payout'),
        align: 'end',
        cell: (row) => (row.payout === null ? '–' : <Money amount={row.payout} />),
      },
      { key: 'settledAt', header: t('settledAt'), isOptional: true, cell: (row) => <Moment at={row.settledAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleLotteries');
  const { data: lotteries } = useQuery(lotteriesQuery());
  return useMemo(
    () => [
      {
        name: 'gameId',
        label: t('lottery'),
        kind: 'choice',
        options: (lotteries ?? []).map(({ gameId, name }) => ({ value: gameId, label: name })),
      },
      {
        name: 'status',
        label: t('status'),
        kind: 'choice',
        options: lottoStatus.options.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      {
        name: 'source',
        label: t('source'),
        kind: 'choice',
        options: resultSource.options.map((value) => ({ value, label: t(`sources.${value}`) })),
      },
      {
        name: 'waits',
        label: t('issues.waits'),
        kind: 'choice',
        options: [{ value: 'yes', label: t('issues.waitsYes') }],
      },
      { name: 'numero', label: t('numero'), kind: 'text' },
    ],
    [t, lotteries],
  );
}
