import { Badge } from '@baize/ui/badge';
import { type Column, Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { LotteryIssue } from '../api/lotteries.ts';

type Row = LotteryIssue['numbers'][number];
const full = 100;

/** The numbers that may cost most, as they stand now. */
export function IssueNumbers({ record: { numbers } }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries');
  const state = ({ percent }: Row) => {
    if (percent === full) return <span className="text-ink-muted">{t('numbers.usual')}</span>;
    return percent === 0 ? (
      <Badge tone="danger">{t('numbers.closed')}</Badge>
    ) : (
      <Badge tone="warning">{t('numbers.lowered', { percent })}</Badge>
    );
  };
  const columns: Column<Row>[] = [
    { key: 'bet', header: t('bet'), cell: ({ bet }) => bet },
    {
      key: 'number',
      header: t('number'),
      cell: ({ number }) => <span className="tabular font-semibold wrap-anywhere">{number}</span>,
    },
    { key: 'stake', header: t('stake'), align: 'end', cell: ({ stake }) => <Money amount={stake} /> },
    { key: 'liability', header: t('liability'), align: 'end', cell: ({ liability }) => <Money amount={liability} /> },
    { key: 'state', header: t('numbers.state'), cell: state },
  ];
  return (
    <Section title={t('numbers.title')} className="min-w-0">
      {numbers.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('numbers.none')}</p>
      ) : (
        <Table
          caption={t('numbers.title')}
          columns={columns}
          rows={numbers}
          rowKey={({ bet, number }) => `${bet} ${number}`}
        />
      )}
    </Section>
  );
}
