import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableFilter } from '../../../lib/data-table/types.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAgentColumns } from './agent-columns.tsx';

/** The tree of agents from the top, or whoever's name begins so. */
export function AgentsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleAgents.tree');
  const filters = useMemo((): TableFilter[] => [{ name: 'search', label: t('search'), kind: 'text' }], [t]);
  return (
    <PageFrame title={pages('agents')} text={t('text')} fills>
      <DataTable
        list="staffAgents"
        caption={pages('agents')}
        columns={useAgentColumns()}
        filters={filters}
        rowKey={(row) => row.memberId}
        rowPath={(row) => `/agents/${row.memberId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}
