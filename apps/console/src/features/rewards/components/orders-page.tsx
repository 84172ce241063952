import { redeemStates } from '@baize/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { decidedColumn, memberFilter, stateColumn, stateFilter } from './list-parts.tsx';
import { OrderPanel } from './order-panel.tsx';

type Order = RowOf<'staffOrders'>;
const tones = { processing: 'warning', approved: 'success', rejected: 'neutral' } as const;
const decidedStates = redeemStates.filter((state) => state !== 'processing');

/** Orders of the points mall; those that wait for a person come first. */
export function OrdersPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  return (
    <PageFrame title={pages('mallOrders')} text={t('ordersText')} fills>
      <DataTable
        list="staffOrders"
        caption={pages('mallOrders')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ orderId }) => orderId}
        panel={(order, close) => <OrderPanel key={order.orderId} orderId={order.orderId} onClose={close} />}
        emptyTitle={t('noOrders')}
        emptyText={t('noOrdersText')}
      />
    </PageFrame>
  );
}

function useColumns() {
  const t = useTranslations('consoleRewards');
  return useMemo(
    (): readonly TableColumn<Order>[] => [
      { key: 'member', header: t('member'), cell: ({ memberName }) => memberName },
      { key: 'goods', header: t('goods'), cell: ({ name, quantity }) => `${quantity} × ${name}` },
      { key: 'points', header: t('fields.points'), align: 'end', isSortable: true, cell: ({ points }) => points },
      stateColumn(t, tones),
      {
        key: 'createdAt',
        header: t('orderedAt'),
        isSortable: true,
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      decidedColumn(t),
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRewards');
  return useMemo(() => [stateFilter(t, ['processing', ...decidedStates, 'all']), memberFilter(t)], [t]);
}
