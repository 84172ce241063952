import { Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { BookResult } from '../api/board.ts';

/** What a result does to bets, before anything moves. */
export function ResultEffect({ effect }: { effect: NonNullable<BookResult['effect']> }) {
  const t = useTranslations('consoleSportsbook.results');
  return (
    <Section title={t('effect')}>
      <div className="flex flex-col gap-4">
        <Facts
          columns={4}
          facts={[
            { label: t('openBets'), value: effect.openBets },
            { label: t('openStake'), value: <Money amount={effect.openStake} /> },
            { label: t('changed'), value: effect.changed },
            { label: t('given'), value: <Money amount={effect.given} /> },
            { label: t('taken'), value: <Money amount={effect.taken} /> },
            { label: t('debtors'), value: effect.debtors },
            { label: t('owed'), value: <Money amount={effect.owed} /> },
          ]}
        />
        {effect.bets.length > 0 && (
          <Table
            caption={t('effect')}
            rows={effect.bets}
            rowKey={({ betId }) => betId}
            columns={[
              { key: 'member', header: t('member'), cell: ({ memberName }) => memberName },
              { key: 'from', header: t('from'), align: 'end', cell: ({ from }) => <Money amount={from} /> },
              { key: 'to', header: t('to'), align: 'end', cell: ({ to }) => <Money amount={to} /> },
              { key: 'owed', header: t('owed'), align: 'end', cell: ({ owed }) => <Money amount={owed} /> },
            ]}
          />
        )}
      </div>
    </Section>
  );
}
