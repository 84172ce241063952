import { contractKinds, contractStates } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { choiceFilter } from './choice-filter.ts';
import { contractTones, daysOf } from './contract-line.tsx';
import { ContractPanel } from './contract-panel.tsx';

/** Contracts of all agents of the brand. */
export function AgentContractsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleAgents.list');
  return (
    <PageFrame title={pages('agentContracts')} text={t('text')} fills>
      <DataTable
        list="staffAgentContracts"
        caption={pages('agentContracts')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ contractId }) => contractId}
        panel={(contract, close) => <ContractPanel key={contract.contractId} contract={contract} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<RowOf<'staffAgentContracts'>>[] {
  const t = useTranslations('consoleAgents');
  return useMemo(
    () => [
      { key: 'holder', header: t('list.holder'), cell: (row) => row.holder },
      { key: 'giver', header: t('list.giver'), cell: (row) => row.giver || t('list.operator') },
      { key: 'kind', header: t('list.kind'), cell: (row) => t(`kinds.${row.kind}`) },
      { key: 'version', header: t('list.version'), align: 'end', cell: (row) => row.version },
      {
        key: 'state',
        header: t('list.state'),
        cell: (row) => <Badge tone={contractTones[row.state]}>{t(`states.${row.state}`)}</Badge>,
      },
      { key: 'days', header: t('list.days'), cell: (row) => <span className="tabular">{daysOf(row)}</span> },
      { key: 'createdAt', header: t('list.created'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleAgents');
  return useMemo(
    () => [
      { name: 'search', label: t('tree.search'), kind: 'text' },
      choiceFilter('kind', t('list.kind'), contractKinds, (kind) => t(`kinds.${kind}`)),
      choiceFilter('state', t('list.state'), contractStates, (state) => t(`states.${state}`)),
    ],
    [t],
  );
}
