import { Badge } from '@baize/ui/badge';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

type Withdrawal = RowOf<'staffWithdrawals'>;
const states = ['paying', 'disbursed', 'ended', 'all'] as const;

/** The queue of withdrawals: what waits for a person first, each with what speaks for and against it. */
export function WithdrawalsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleWithdrawals');
  const [isBatch, setBatch] = useState(false);
  return (
    <PageFrame
      title={pages('withdrawals')}
      text={t('queue.text')}
      fills
      actions={
        <PermitButton permission="withdrawals.decide" variant="secondary" onClick={() => setBatch(true)}>
          {t('batch.label')}
        </PermitButton>
      }
    >
      <DataTable
        list="staffWithdrawals"
        caption={pages('withdrawals')}
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
        emptyTitle={t('queue.none')}
        emptyText={t('queue.noneText')}
      />
      {isBatch && <BatchDialog onClose={() => setBatch(false)} />}
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Withdrawal>[] {
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
        key: 'state',
        header: t('stateName'),
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            <StateBadge state={row.state} />
            {row.needsSecondApproval && <Badge tone="warning">{t('second')}</Badge>}
            {row.automatic && <Badge>{t('automatic')}</Badge>}
          </span>
        ),
      },
      { key: 'account', header: t('account'), cell: (row) => row.institution },
      { key: 'holder', header: t('holder'), isOptional: true, cell: (row) => row.holder },
      { key: 'createdAt', header: t('askedAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
      { key: 'stateSince', header: t('since'), isSortable: true, cell: (row) => <Moment at={row.stateSince} /> },
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
          { value: '', label: t('filter.waiting') },
          ...states.map((value) => ({ value, label: t(`filter.${value}`) })),
        ],
      },
      { name: 'search', label: t('search'), kind: 'text' },
    ],
    [t],
  );
}
