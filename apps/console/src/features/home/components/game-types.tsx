import { Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { Live } from '../api/live.ts';

type Row = Live['gameTypes'][number];

/** Today's play by kind of game. */
export function GameTypes({ live }: { live: Live }) {
  const t = useTranslations('consoleLive');
  const types = useTranslations('common.gameType');
  const format = useFormatter();
  const amount = (key: string, header: string, of: (row: Row) => string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: Row) => <Money amount={of(row)} />,
  });
  return (
    <Section title={t('types.title')}>
      {live.gameTypes.length === 0 ? (
        <p className="py-10 text-center text-sm text-ink-muted">{t('types.none')}</p>
      ) : (
        <div className="-mx-1 overflow-x-auto">
          <Table
            caption={t('types.title')}
            rows={live.gameTypes}
            rowKey={({ gameType }) => gameType}
            columns={[
              { key: 'name', header: t('types.name'), cell: ({ gameType }) => types(gameType) },
              {
                key: 'bets',
                header: t('figures.bets'),
                align: 'end',
                cell: ({ bets }) => <span className="tabular">{format.number(bets, 'count')}</span>,
              },
              amount('stakes', t('figures.stakes'), ({ stakes }) => stakes),
              amount('ggr', t('figures.ggr'), ({ ggr }) => ggr),
              amount('yesterday', t('types.yesterday'), ({ ggrUntil }) => ggrUntil.yesterday),
              amount('lastWeek', t('types.lastWeek'), ({ ggrUntil }) => ggrUntil.lastWeek),
            ]}
          />
        </div>
      )}
    </Section>
  );
}
