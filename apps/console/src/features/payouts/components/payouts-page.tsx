import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PayoutPanel } from './payout-panel.tsx';

type Payout = RowOf<'staffPayouts'>;

const stateTones = { held: 'gold', paid: 'success', refused: 'danger' } as const;

/** Payouts of vendors that wait for a person. */
export function PayoutsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.payouts');
  return (
    <PageFrame title={pages('payouts')} text={t('text')} fills>
      <DataTable
        list="staffPayouts"
        caption={pages('payouts')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(payout) => payout.payoutId}
        panel={(payout, close) => <PayoutPanel key={payout.payoutId} payout={payout} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Payout>[] {
  const t = useTranslations('consoleOperations.payouts');
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
      { key: 'vendor', header: t('vendor'), cell: (row) => row.vendorCode },
      { key: 'reason', header: t('reason'), cell: (row) => t(`reasons.${row.reason}`) },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{t(`states.${row.state}`)}</Badge>,
      },
      { key: 'heldAt', header: t('heldAt'), isSortable: true, cell: (row) => <Moment at={row.heldAt} /> },
      { key: 'decidedAt', header: t('decidedAt'), isOptional: true, cell: (row) => <Moment at={row.decidedAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.payouts');
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        hasNoAll: true,
        options: [
          { value: '', label: t('states.held') },
          { value: 'paid', label: t('states.paid') },
          { value: 'refused', label: t('states.refused') },
        ],
      },
      { name: 'vendorCode', label: t('vendor'), kind: 'text' },
    ],
    [t],
  );
}
