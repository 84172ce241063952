import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';

type Row = RowOf<'staffAgents'>;

/** What is shown of an account in the tree of agents. */
export function useAgentColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleAgents');
  const format = useFormatter();
  return useMemo(
    () => [
      {
        key: 'username',
        header: t('name'),
        isSortable: true,
        cell: (row) => (
          <span className="flex items-center gap-2">
            {row.username}
            {row.isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
          </span>
        ),
      },
      { key: 'type', header: t('type'), cell: (row) => t(`types.${row.type}`) },
      { key: 'direct', header: t('direct'), align: 'end', cell: (row) => format.number(row.directMembers, 'count') },
      { key: 'team', header: t('team'), align: 'end', cell: (row) => format.number(row.teamSize, 'count') },
      {
        key: 'contracts',
        header: t('contracts'),
        cell: (row) => row.contracts.map((kind) => t(`kinds.${kind}`)).join(', ') || t('noneYet'),
      },
      {
        key: 'registeredAt',
        header: t('registered'),
        isSortable: true,
        cell: (row) => <Moment at={row.registeredAt} />,
      },
    ],
    [t, format],
  );
}
