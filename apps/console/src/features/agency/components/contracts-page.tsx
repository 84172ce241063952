import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useRequestFilters } from '../hooks/use-request-filters.ts';
import { RequestPanel, stateTones } from './request-panel.tsx';

type Contract = RowOf<'staffContractRequests'>;

const reads = ['staffContractRequests'];

/** Agents' requests for contracts and for their end. */
export function ContractsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleMembers.contracts');
  return (
    <PageFrame title={pages('contracts')} text={t('text')} fills>
      <DataTable
        list="staffContractRequests"
        caption={pages('contracts')}
        columns={useColumns()}
        filters={useRequestFilters()}
        rowKey={(contract) => contract.id}
        panel={(contract, close) => <ContractPanel key={contract.id} contract={contract} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Contract>[] {
  const t = useTranslations('consoleMembers');
  return useMemo(
    () => [
      { key: 'member', header: t('requests.member'), cell: (row) => row.memberName },
      { key: 'contract', header: t('contracts.contract'), cell: (row) => t(`contracts.contracts.${row.contract}`) },
      { key: 'kind', header: t('contracts.kind'), cell: (row) => t(`contracts.kinds.${row.kind}`) },
      {
        key: 'state',
        header: t('requests.state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{t(`requests.states.${row.state}`)}</Badge>,
      },
      {
        key: 'createdAt',
        header: t('requests.createdAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.createdAt} />,
      },
      {
        key: 'decidedAt',
        header: t('requests.decidedAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.decidedAt} />,
      },
    ],
    [t],
  );
}

function ContractPanel({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useTranslations('consoleMembers.contracts');
  return (
    <RequestPanel
      title={t('one')}
      request={contract}
      facts={[
        { label: t('contract'), value: t(`contracts.${contract.contract}`) },
        { label: t('kind'), value: t(`kinds.${contract.kind}`) },
      ]}
      approveText={t('approveText', { name: contract.memberName })}
      reads={reads}
      decide={(body) => callApi('staffContractDecide', { params: { requestId: contract.id }, body })}
      onClose={onClose}
    />
  );
}
