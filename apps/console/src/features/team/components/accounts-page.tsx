import { Badge } from '@baize/ui/badge';
import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { AccountPanel } from './account-panel.tsx';

type Account = RowOf<'staffAccounts'>;

/** The brand's staff. */
export function AccountsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.accounts');
  return (
    <PageFrame
      title={pages('accounts')}
      actions={
        <Link to="/staff/invitations" search={{ act: 'invite' } as never} className={buttonClass('primary')}>
          {t('invite')}
        </Link>
      }
      fills
    >
      <DataTable
        list="staffAccounts"
        caption={pages('accounts')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(account) => account.staffId}
        panel={(account, close) => <AccountPanel key={account.staffId} account={account} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Account>[] {
  const t = useTranslations('consoleStaff.accounts');
  return useMemo(
    () => [
      { key: 'username', header: t('username'), isSortable: true, cell: (row) => row.username },
      { key: 'roles', header: t('roles'), cell: (row) => row.roles.map(({ name }) => name).join(', ') || '–' },
      { key: 'brand', header: t('brand'), cell: (row) => row.brandName ?? t('allBrands') },
      {
        key: 'secondFactor',
        header: t('secondFactor'),
        cell: (row) =>
          row.hasSecondFactor ? (
            <Badge tone="success">{t('hasOne')}</Badge>
          ) : (
            <Badge tone="warning">{t('hasNone')}</Badge>
          ),
      },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => (row.disabledAt === null ? t('enabled') : <Badge tone="danger">{t('disabled')}</Badge>),
      },
      { key: 'email', header: t('email'), isOptional: true, cell: (row) => row.emailMasked || '–' },
      { key: 'openSessions', header: t('openSessions'), align: 'end', cell: (row) => row.openSessions },
      { key: 'lastSeenAt', header: t('lastSeenAt'), isSortable: true, cell: (row) => <Moment at={row.lastSeenAt} /> },
      {
        key: 'createdAt',
        header: t('createdAt'),
        isSortable: true,
        isOptional: true,
        cell: (row) => <Moment at={row.createdAt} />,
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleStaff.accounts');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: [
          { value: 'enabled', label: t('enabled') },
          { value: 'disabled', label: t('disabled') },
        ],
      },
    ],
    [t],
  );
}
