import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { caseQuery, outcomeTones, type RiskCase, stateTones } from '../api/risk.ts';
import { useConditionText, useRuleName } from '../hooks/use-condition-text.ts';
import { CaseActs } from './case-acts.tsx';

/** A case: the rules that were met by what figures, and what staff did. */
export function CasePage() {
  const { caseId = '' } = useParams({ strict: false }) as { caseId?: string };
  const pages = useTranslations('console.pages');
  const { data, error, refetch } = useQuery(caseQuery(caseId));
  const back = { path: '/risk-cases', label: pages('riskCases') };
  if (data === undefined)
    return (
      <PageFrame title={pages('riskCase')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  return (
    <PageFrame title={`${pages('riskCase')} · ${data.username}`} back={back} actions={<CaseActs shown={data} />}>
      <div className="flex flex-col gap-4">
        <CaseFacts shown={data} />
        {data.matches.map((match) => (
          <Match key={match.ruleId} match={match} />
        ))}
        <Steps shown={data} />
      </div>
    </PageFrame>
  );
}

function CaseFacts({ shown }: { shown: RiskCase }) {
  const t = useTranslations('consoleRisk');
  const pages = useTranslations('console.pages');
  const { state, outcome } = shown;
  return (
    <Section title={pages('riskCase')}>
      <Facts
        columns={4}
        facts={[
          {
            label: t('cases.member'),
            value: (
              <Link to={`/members/${shown.memberId}` as never} className="font-medium underline">
                {shown.username}
              </Link>
            ),
          },
          { label: t('cases.event'), value: t(`events.${shown.event}`) },
          {
            label: t('cases.state'),
            value: (
              <span className="inline-flex flex-wrap gap-1">
                <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
                {outcome !== null && <Badge tone={outcomeTones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>}
                {shown.holdsWithdrawals && <Badge tone="danger">{t('cases.holds')}</Badge>}
              </span>
            ),
          },
          { label: t('cases.amount'), value: shown.amount === null ? '–' : <Money amount={shown.amount} /> },
          { label: t('cases.holder'), value: shown.holder ?? '–' },
          { label: t('cases.happenedAt'), value: <Moment at={shown.happenedAt} /> },
          { label: t('cases.foundAt'), value: <Moment at={shown.foundAt} /> },
        ]}
      />
    </Section>
  );
}

function Match({ match }: { match: RiskCase['matches'][number] }) {
  const t = useTranslations('consoleRisk');
  const nameOf = useRuleName();
  const { factText, valueText, signs } = useConditionText();
  const found = (asked: { fact: string; hours: number | null }) =>
    match.figures.find(({ fact, hours }) => fact === asked.fact && hours === asked.hours)?.value ?? null;
  return (
    <Section
      title={nameOf(match)}
      actions={
        <span className="flex flex-wrap gap-3 text-xs text-ink-muted">
          <span>{t(`actions.${match.action}`)}</span>
          <Moment at={match.matchedAt} />
        </span>
      }
    >
      <Table
        caption={nameOf(match)}
        rows={match.conditions}
        rowKey={({ fact, hours, comparison }) => `${fact} ${hours} ${comparison}`}
        columns={[
          { key: 'fact', header: t('form.fact'), cell: (condition) => factText(condition) },
          {
            key: 'asked',
            header: t('cases.asked'),
            align: 'end',
            cell: ({ fact, comparison, value }) => `${signs[comparison]} ${valueText(fact, value)}`,
          },
          {
            key: 'found',
            header: t('cases.found'),
            align: 'end',
            cell: (condition) => <b className="tabular">{valueText(condition.fact, found(condition))}</b>,
          },
        ]}
      />
    </Section>
  );
}

function Steps({ shown: { steps } }: { shown: RiskCase }) {
  const t = useTranslations('consoleRisk');
  return (
    <Section title={t('cases.steps')}>
      {steps.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('cases.noSteps')}</p>
      ) : (
        <Table
          caption={t('cases.steps')}
          rows={steps}
          rowKey={({ at, act }) => `${at} ${act}`}
          columns={[
            { key: 'act', header: t('cases.state'), cell: ({ act }) => t(`acts.${act}`) },
            {
              key: 'outcome',
              header: t('cases.outcome'),
              cell: ({ outcome }) =>
                outcome === null ? '–' : <Badge tone={outcomeTones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
            },
            {
              key: 'note',
              header: t('cases.note'),
              cell: ({ note }) => <span className="verbatim">{note || '–'}</span>,
            },
            { key: 'staff', header: t('cases.staff'), cell: ({ staff }) => <span className="verbatim">{staff}</span> },
            { key: 'at', header: t('cases.happenedAt'), cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      )}
    </Section>
  );
}
