import { Button } from '@baize/ui/button';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { InvitePanel } from './invite-panel.tsx';
import { RevokeButton } from './revoke-button.tsx';

type Invitation = RowOf<'staffInvitations'>;

/** Invitations that nobody has accepted yet, and a new one. */
export function InvitationsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.invitations');
  const { act } = useSearchParams();
  const change = useChangeSearch();
  return (
    <PageFrame
      title={pages('invitations')}
      text={t('text')}
      actions={<Button onClick={() => change({ act: 'invite' })}>{t('invite')}</Button>}
      fills
    >
      <DataTable
        list="staffInvitations"
        caption={pages('invitations')}
        columns={useColumns()}
        rowKey={(invitation) => invitation.invitationId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
      {act === 'invite' && <InvitePanel onClose={() => change({ act: undefined }, { replace: true })} />}
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Invitation>[] {
  const t = useTranslations('consoleStaff.invitations');
  const accounts = useTranslations('consoleStaff.accounts');
  return useMemo(
    () => [
      { key: 'email', header: t('email'), cell: (row) => row.emailMasked },
      { key: 'roles', header: t('roles'), cell: (row) => row.roles.map(({ name }) => name).join(', ') },
      { key: 'brand', header: t('brand'), cell: (row) => row.brandName ?? accounts('allBrands') },
      { key: 'invitedBy', header: t('invitedBy'), cell: (row) => row.invitedBy },
      { key: 'createdAt', header: t('createdAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
      { key: 'expiresAt', header: t('expiresAt'), isSortable: true, cell: (row) => <Moment at={row.expiresAt} /> },
      { key: 'act', header: t('act'), align: 'end', cell: (row) => <RevokeButton invitation={row} /> },
    ],
    [t, accounts],
  );
}
