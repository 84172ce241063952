import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { lotteriesQuery } from '../api/lotteries.ts';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketStatus, ticketStatuses } from './ticket-status.tsx';

type Row = RowOf<'staffLotteryTickets'>;
/** Tickets of the brand's players. */
export function TicketsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleLotteries');
  return (
    <PageFrame title={pages('lotteryTickets')} text={t('ticketList.text')} fills>
      <DataTable
        list="staffLotteryTickets"
        caption={pages('lotteryTickets')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ ticketId }) => ticketId}
        panel={(ticket, close) => <TicketPanel ticket={ticket} onClose={close} />}
        emptyTitle={t('ticketList.none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleLotteries');
  return useMemo(
    () => [
      { key: 'member', header: t('member'), cell: (row) => row.memberName },
      { key: 'lottery', header: t('lottery'), cell: (row) => row.name },
      { key: 'numero', header: t('numero'), cell: (row) => <span className="tabular">{row.numero}</span> },
      { key: 'status', header: t('status'), cell: (row) => <TicketStatus status={row.status} /> },
      { key: 'lines', header: t('lines'), align: 'end', cell: (row) => row.lines.length },
      { key: 'cost', header: t('stake'), align: 'end', isSortable: true, cell: (row) => <Money amount={row.cost} /> },
      { key: 'top', header: t('top'), align: 'end', isOptional: true, cell: (row) => <Money amount={row.top} /> },
      {
        key: 'payout',
        header: t('payout'),
        align: 'end',
        isSortable: true,
        cell: (row) => (row.payout === null ? '–' : <Money amount={row.payout} />),
      },
      {
        key: 'chase',
        header: t('chase'),
        isOptional: true,
        cell: (row) => (row.chaseCount === 1 ? '–' : `${row.chasePlace} / ${row.chaseCount}`),
      },
      { key: 'boughtAt', header: t('boughtAt'), isSortable: true, cell: (row) => <Moment at={row.boughtAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleLotteries');
  const { data: lotteries } = useQuery(lotteriesQuery());
  return useMemo(
    () => [
      { name: 'search', label: t('ticketList.search'), kind: 'text' },
      {
        name: 'gameId',
        label: t('lottery'),
        kind: 'choice',
        options: (lotteries ?? []).map(({ gameId, name }) => ({ value: gameId, label: name })),
      },
      { name: 'numero', label: t('numero'), kind: 'text' },
      {
        name: 'status',
        label: t('status'),
        kind: 'choice',
        options: ticketStatuses.map((value) => ({ value, label: t(`ticketStatuses.${value}`) })),
      },
    ],
    [t, lotteries],
  );
}
