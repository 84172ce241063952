import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Member = RowOf<'staffMembers'>;

const types = [0, 1, 2, 41, 42, 4] as const;

/** The brand's members. */
export function MembersPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleMembers.list');
  return (
    <PageFrame title={pages('members')} fills>
      <DataTable
        list="staffMembers"
        caption={pages('members')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(member) => member.memberId}
        rowPath={(member) => `/members/${member.memberId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Member>[] {
  const t = useTranslations('consoleMembers');
  return useMemo(
    () => [
      { key: 'username', header: t('list.username'), isSortable: true, cell: (member) => member.username },
      { key: 'nickname', header: t('list.nickname'), isOptional: true, cell: (member) => member.nickname },
      { key: 'type', header: t('list.type'), cell: (member) => t(`types.${member.type}`) },
      { key: 'rank', header: t('list.rank'), cell: (member) => member.rankName || member.rankLevel },
      {
        key: 'labels',
        header: t('list.labels'),
        cell: (member) =>
          member.labels.length === 0 ? null : (
            <span className="flex flex-wrap gap-1">
              {member.labels.map((label) => (
                <Badge key={label}>{label}</Badge>
              ))}
            </span>
          ),
      },
      {
        key: 'state',
        header: t('list.state'),
        cell: (member) =>
          member.isBlocked ? <Badge tone="danger">{t('list.blocked')}</Badge> : <span>{t('list.active')}</span>,
      },
      {
        key: 'registeredAt',
        header: t('list.registeredAt'),
        isSortable: true,
        cell: (member) => <Moment at={member.registeredAt} />,
      },
      {
        key: 'lastLoginAt',
        header: t('list.lastLoginAt'),
        isSortable: true,
        cell: (member) => <Moment at={member.lastLoginAt} />,
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleMembers');
  return useMemo(
    () => [
      { name: 'search', label: t('list.search'), kind: 'text' },
      {
        name: 'type',
        label: t('list.type'),
        kind: 'number',
        options: types.map((type) => ({ value: String(type), label: t(`types.${type}`) })),
      },
      {
        name: 'isBlocked',
        label: t('list.state'),
        kind: 'flag',
        options: [
          { value: 'false', label: t('list.active') },
          { value: 'true', label: t('list.blocked') },
        ],
      },
      {
        name: 'isOnline',
        label: t('list.online'),
        kind: 'flag',
        options: [
          { value: 'true', label: t('list.onlineNow') },
          { value: 'false', label: t('list.offline') },
        ],
      },
      { name: 'label', label: t('list.label'), kind: 'text' },
    ],
    [t],
  );
}
