import { depositState } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { stateTones } from '../api/deposits.ts';
import { DepositPanel } from './deposit-panel.tsx';

type Row = RowOf<'staffDeposits'>;

/** Deposit orders of the brand's members. */
export function DepositsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleDeposits');
  return (
    <PageFrame title={pages('deposits')} text={t('text')} fills>
      <DataTable
        list="staffDeposits"
        caption={pages('deposits')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ orderId }) => orderId}
        panel={({ orderId }, close) => <DepositPanel key={orderId} orderId={orderId} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleDeposits');
  return useMemo(
    () => [
      { key: 'member', header: t('member'), cell: (row) => row.memberName },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        isSortable: true,
        cell: (row) => <Money amount={row.amount} />,
      },
      {
        key: 'paid',
        header: t('paid'),
        align: 'end',
        cell: (row) => (row.paid === null ? '–' : <Money amount={row.paid} />),
      },
      { key: 'method', header: t('method'), cell: (row) => row.methodName },
      { key: 'provider', header: t('provider'), isOptional: true, cell: (row) => row.provider },
      { key: 'reference', header: t('reference'), isOptional: true, cell: (row) => row.providerReference || '–' },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{t(`states.${row.state}`)}</Badge>,
      },
      { key: 'createdAt', header: t('createdAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
      { key: 'changedAt', header: t('changedAt'), isOptional: true, cell: (row) => <Moment at={row.changedAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleDeposits');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: depositState.options.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { name: 'provider', label: t('provider'), kind: 'text' },
    ],
    [t],
  );
}
