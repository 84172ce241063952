import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { stateTones } from '../state-tones.ts';

type Row = RowOf<'staffIdentityChecks'>;

/** Identity checks that wait for a decision, and those that were decided. */
export function IdentityChecksPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleIdentity.list');
  return (
    <PageFrame title={pages('identityChecks')} text={t('text')} fills>
      <DataTable
        list="staffIdentityChecks"
        caption={pages('identityChecks')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(row) => row.checkId}
        rowPath={(row) => `/identity-checks/${row.checkId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleIdentity.list');
  const states = useTranslations('consoleIdentity.states');
  return useMemo(
    () => [
      { key: 'member', header: t('member'), cell: (row) => row.username },
      { key: 'level', header: t('level'), align: 'end', cell: (row) => row.level },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{states(row.state)}</Badge>,
      },
      {
        key: 'submittedAt',
        header: t('submittedAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.submittedAt} />,
      },
      { key: 'dueAt', header: t('dueAt'), cell: (row) => <Moment at={row.dueAt} /> },
      {
        key: 'decidedAt',
        header: t('decidedAt'),
        isSortable: true,
        isOptional: true,
        cell: (row) => <Moment at={row.decidedAt} />,
      },
    ],
    [t, states],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleIdentity.list');
  const states = useTranslations('consoleIdentity.states');
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        hasNoAll: true,
        options: [
          { value: '', label: states('SUBMITTED') },
          { value: 'APPROVED', label: states('APPROVED') },
          { value: 'REFUSED', label: states('REFUSED') },
        ],
      },
    ],
    [t, states],
  );
}
