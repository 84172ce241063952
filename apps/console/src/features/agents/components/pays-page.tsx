import { payKinds, payStates } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { choiceFilter } from './choice-filter.ts';
import { PayPanel, payTones } from './pay-panel.tsx';

/** Pay of the brand's agents, with what waits for a release. */
export function AgentPaysPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleAgents.pays');
  return (
    <PageFrame title={pages('agentPays')} text={t('text')} fills>
      <DataTable
        list="staffAgentPays"
        caption={pages('agentPays')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ payId }) => payId}
        panel={(pay, close) => <PayPanel key={pay.payId} pay={pay} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<RowOf<'staffAgentPays'>>[] {
  const t = useTranslations('consoleAgents');
  return useMemo(
    () => [
      { key: 'username', header: t('pays.agent'), cell: (row) => row.username },
      { key: 'kind', header: t('pays.kind'), cell: (row) => t(`kinds.${row.kind}`) },
      { key: 'period', header: t('pays.period'), cell: (row) => <span className="tabular">{row.period}</span> },
      {
        key: 'state',
        header: t('list.state'),
        cell: (row) => <Badge tone={payTones[row.state]}>{t(`payStates.${row.state}`)}</Badge>,
      },
      { key: 'due', header: t('pays.due'), align: 'end', isSortable: true, cell: (row) => <Money amount={row.due} /> },
      { key: 'paid', header: t('pays.paid'), align: 'end', cell: (row) => <Money amount={row.paid} /> },
      { key: 'held', header: t('pays.held'), align: 'end', cell: (row) => <Money amount={row.held} /> },
      {
        key: 'computedAt',
        header: t('pays.computed'),
        isSortable: true,
        cell: (row) => <Moment at={row.computedAt} />,
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleAgents');
  return useMemo(
    () => [
      { name: 'search', label: t('tree.search'), kind: 'text' },
      choiceFilter('state', t('list.state'), payStates, (state) => t(`payStates.${state}`)),
      choiceFilter('kind', t('pays.kind'), payKinds, (kind) => t(`kinds.${kind}`)),
    ],
    [t],
  );
}
