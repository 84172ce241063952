import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { StateBadge } from './state-badge.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

type Dispute = RowOf<'staffDisputes'>;

/** What members say about payouts, with the evidence of both sides. */
export function DisputesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleWithdrawals');
  return (
    <PageFrame title={pages('disputes')} text={t('disputes.text')} fills>
      <DataTable
        list="staffDisputes"
        caption={pages('disputes')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ withdrawalId }) => withdrawalId}
        panel={(row, close) => (
          <WithdrawalPanel
            key={row.withdrawalId}
            withdrawalId={row.withdrawalId}
            memberName={row.memberName}
            onClose={close}
          />
        )}
        emptyTitle={t('disputes.none')}
        emptyText={t('disputes.noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Dispute>[] {
  const t = useTranslations('consoleWithdrawals');
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
        key: 'remainder',
        header: t('remainder'),
        align: 'end',
        cell: (row) => (row.remainder === null ? '–' : <Money amount={row.remainder} />),
      },
      {
        key: 'state',
        header: t('stateName'),
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            <StateBadge state={row.state} />
            {row.needsSecondApproval && <Badge tone="warning">{t('second')}</Badge>}
          </span>
        ),
      },
      { key: 'proofs', header: t('proofs'), align: 'end', cell: (row) => row.proofs },
      { key: 'stateSince', header: t('since'), isSortable: true, cell: (row) => <Moment at={row.stateSince} /> },
      { key: 'deadline', header: t('deadline'), cell: (row) => <Moment at={row.deadlineAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleWithdrawals');
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('stateName'),
        kind: 'choice',
        hasNoAll: true,
        options: [
          { value: '', label: t('filter.open') },
          { value: 'unconfirmed', label: t('filter.unconfirmed') },
          { value: 'decided', label: t('filter.decided') },
        ],
      },
      { name: 'search', label: t('search'), kind: 'text' },
    ],
    [t],
  );
}
