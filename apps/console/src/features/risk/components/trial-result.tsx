import { Table } from '@baize/ui/table';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import type { Trial } from '../api/risk.ts';
import { useConditionText } from '../hooks/use-condition-text.ts';

type Example = Trial['examples'][number];

/** What a rule would have met, with the latest examples. */
export function TrialResult({ trial }: { trial: Trial }) {
  const t = useTranslations('consoleRisk');
  const { factText, valueText } = useConditionText();
  const { events, matches, members, isComplete, examples } = trial;
  const hasAmounts = examples.some(({ amount }) => amount !== null);
  return (
    <Section title={t('trial.title')}>
      <div role="status" className="flex flex-col gap-3 text-sm">
        <p>{t('trial.text', { events, matches, members })}</p>
        {!isComplete && <p className="text-warning-ink">{t('trial.partly')}</p>}
      </div>
      {examples.length > 0 && (
        <Table
          caption={t('trial.title')}
          rows={examples}
          rowKey={({ memberId, at }) => `${memberId} ${at}`}
          columns={[
            {
              key: 'member',
              header: t('cases.member'),
              cell: ({ memberId, username }) => (
                <Link to={`/members/${memberId}` as never} className="verbatim font-medium underline">
                  {username}
                </Link>
              ),
            },
            { key: 'at', header: t('cases.happenedAt'), cell: ({ at }) => <Moment at={at} /> },
            ...(hasAmounts
              ? [
                  {
                    key: 'amount',
                    header: t('cases.amount'),
                    align: 'end' as const,
                    cell: ({ amount }: Example) => (amount === null ? '–' : <Money amount={amount} />),
                  },
                ]
              : []),
            {
              key: 'figures',
              header: t('cases.found'),
              cell: ({ figures }) =>
                figures.map((figure) => `${factText(figure)}: ${valueText(figure.fact, figure.value)}`).join('; '),
            },
          ]}
        />
      )}
    </Section>
  );
}
