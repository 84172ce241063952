import { riskCaseStates, riskEvents, riskOutcomes } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { outcomeTones, rulesQuery, stateTones } from '../api/risk.ts';
import { useRuleName } from '../hooks/use-condition-text.ts';

type Row = RowOf<'staffRiskCases'>;

/** Events that met rules, the latest first. */
export function CasesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRisk.cases');
  return (
    <PageFrame title={pages('riskCases')} text={t('text')} fills>
      <DataTable
        list="staffRiskCases"
        caption={pages('riskCases')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ caseId }) => caseId}
        rowPath={({ caseId }) => `/risk-cases/${caseId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleRisk');
  const nameOf = useRuleName();
  return useMemo(
    () => [
      {
        key: 'member',
        header: t('cases.member'),
        cell: ({ username }) => <span className="verbatim font-medium">{username}</span>,
      },
      { key: 'event', header: t('cases.event'), cell: ({ event }) => t(`events.${event}`) },
      {
        key: 'state',
        header: t('cases.state'),
        cell: ({ state, holdsWithdrawals, outcome }) => (
          <span className="inline-flex flex-wrap gap-1">
            {outcome === null ? (
              <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
            ) : (
              <Badge tone={outcomeTones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
            )}
            {holdsWithdrawals && <Badge tone="danger">{t('cases.holds')}</Badge>}
          </span>
        ),
      },
      { key: 'rules', header: t('cases.rules'), cell: ({ rules }) => rules.map(nameOf).join(', ') },
      {
        key: 'amount',
        header: t('cases.amount'),
        align: 'end',
        cell: ({ amount }) => (amount === null ? '–' : <Money amount={amount} />),
      },
      {
        key: 'holder',
        header: t('cases.holder'),
        cell: ({ holder }) => <span className="verbatim">{holder ?? '–'}</span>,
      },
      { key: 'foundAt', header: t('cases.foundAt'), isSortable: true, cell: ({ foundAt }) => <Moment at={foundAt} /> },
      {
        key: 'happenedAt',
        header: t('cases.happenedAt'),
        isSortable: true,
        isOptional: true,
        cell: ({ happenedAt }) => <Moment at={happenedAt} />,
      },
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRisk');
  const nameOf = useRuleName();
  const { data } = useQuery(rulesQuery);
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('cases.state'),
        kind: 'choice',
        options: riskCaseStates.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        name: 'event',
        label: t('cases.event'),
        kind: 'choice',
        options: riskEvents.map((value) => ({ value, label: t(`events.${value}`) })),
      },
      {
        name: 'outcome',
        label: t('cases.outcome'),
        kind: 'choice',
        options: riskOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
      },
      {
        name: 'ruleId',
        label: t('cases.rules'),
        kind: 'choice',
        options: (data?.rules ?? []).map((rule) => ({ value: rule.ruleId, label: nameOf(rule) })),
      },
      { name: 'isOwn', label: t('cases.holder'), kind: 'flag', options: [{ value: 'true', label: t('cases.own') }] },
    ],
    [t, nameOf, data],
  );
}
