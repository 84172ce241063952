import { transferDirection } from '@baize/contract';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Row = RowOf<'staffTransfers'>;

/** Money that members sent to each other, with both sides. */
export function TransfersPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleTransfers');
  return (
    <PageFrame title={pages('transfers')} text={t('text')} fills>
      <DataTable
        list="staffTransfers"
        caption={pages('transfers')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ transferId }) => transferId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function MemberLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/members/${id}`} className="font-medium underline">
      {name}
    </Link>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleTransfers');
  return useMemo(
    () => [
      { key: 'sender', header: t('sender'), cell: (row) => <MemberLink id={row.senderId} name={row.senderName} /> },
      {
        key: 'receiver',
        header: t('receiver'),
        cell: (row) => <MemberLink id={row.receiverId} name={row.receiverName} />,
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        isSortable: true,
        cell: (row) => <Money amount={row.amount} />,
      },
      { key: 'receiverIs', header: t('direction'), cell: (row) => t(`directions.${row.receiverIs}`) },
      { key: 'note', header: t('note'), cell: (row) => <span className="wrap-anywhere">{row.note || '–'}</span> },
      {
        key: 'transferId',
        header: t('transferId'),
        isOptional: true,
        cell: (row) => <span className="verbatim text-xs">{row.transferId}</span>,
      },
      { key: 'createdAt', header: t('createdAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleTransfers');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'receiverIs',
        label: t('direction'),
        kind: 'choice',
        options: transferDirection.options.map((value) => ({ value, label: t(`directions.${value}`) })),
      },
      { name: 'from', label: t('from'), kind: 'dayStart' },
      { name: 'to', label: t('to'), kind: 'dayEnd' },
    ],
    [t],
  );
}
