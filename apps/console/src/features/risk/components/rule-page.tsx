import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { type RuleVersion, ruleQuery } from '../api/risk.ts';
import { useConditionText, useRuleName } from '../hooks/use-condition-text.ts';
import { RuleForm } from './rule-form.tsx';

/** A rule, new or known: its form, what it would have met, and its versions. */
export function RulePage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRisk.rules');
  const nameOf = useRuleName();
  const { ruleId = '' } = useParams({ strict: false }) as { ruleId?: string };
  const isNew = ruleId === 'new';
  const { data, error, refetch } = useQuery({ ...ruleQuery(ruleId), enabled: !isNew });
  const [latest] = data?.versions ?? [];
  const title = isNew ? t('add') : latest ? nameOf(latest) : pages('riskRule');
  return (
    <PageFrame title={title} back={{ path: '/risk-rules', label: pages('riskRules') }}>
      {isNew && <RuleForm rule={null} />}
      {!isNew && data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {!isNew && data === undefined && error === null && <SkeletonText lines={8} />}
      {latest && (
        <div className="flex flex-col gap-4">
          <RuleForm key={latest.version} rule={latest} />
          <Versions versions={data?.versions ?? []} />
        </div>
      )}
    </PageFrame>
  );
}

function Versions({ versions }: { versions: readonly RuleVersion[] }) {
  const t = useTranslations('consoleRisk');
  const reasons = useTranslations('console.reason');
  const { conditionText } = useConditionText();
  return (
    <Section title={t('rules.versions')}>
      <Table
        caption={t('rules.versions')}
        rows={versions}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            header: t('rules.versions'),
            cell: ({ version, changedBy }) => t('rules.changed', { version, by: changedBy ?? t('rules.began') }),
          },
          { key: 'at', header: t('cases.happenedAt'), cell: ({ changedAt }) => <Moment at={changedAt} /> },
          { key: 'on', header: t('cases.state'), cell: ({ enabled }) => t(enabled ? 'rules.on' : 'rules.off') },
          {
            key: 'conditions',
            header: t('form.conditions'),
            cell: ({ conditions }) => conditions.map(conditionText).join('; '),
          },
          { key: 'reason', header: reasons('label'), cell: ({ reason }) => <span className="verbatim">{reason}</span> },
        ]}
      />
    </Section>
  );
}
