import { useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import type { MatchBoard } from '../api/board.ts';

type Market = MatchBoard['markets'][number];

/** Every market with its prices, what moves them, and what each selection would cost. */
export function BoardTable({ board }: { board: MatchBoard }) {
  return board.markets.map((market) => (
    <MarketTable key={`${market.key} ${market.selections[0]?.line}`} board={board} market={market} />
  ));
}

const percent = (value: number) => (value === 0 ? '–' : `${value > 0 ? '+' : ''}${value} %`);

function MarketTable({ board, market }: { board: MatchBoard; market: Market }) {
  const t = useTranslations('consoleSportsbook');
  const nameOf = useMarketName();
  const selectionName = useSelectionName();
  const { home, away } = board.match;
  return (
    <Section title={nameOf(market.key)} actions={!market.isOpen && <Badge tone="warning">{t('board.closed')}</Badge>}>
      <Table
        caption={nameOf(market.key)}
        rows={market.selections}
        rowKey={({ selection, line }) => `${selection} ${line}`}
        columns={[
          {
            key: 'selection',
            header: t('board.selection'),
            cell: ({ selection, lineText: line }) => selectionName({ home, away, market: market.key, selection, line }),
          },
          { key: 'odds', header: t('board.odds'), align: 'end', cell: ({ odds }) => <b>{odds || '–'}</b> },
          { key: 'moved', header: t('board.moved'), align: 'end', cell: (row) => percent(row.movedPercent) },
          { key: 'auto', header: t('board.auto'), align: 'end', cell: (row) => percent(row.autoPercent) },
          { key: 'bets', header: t('bets'), align: 'end', cell: ({ bets }) => bets },
          { key: 'staked', header: t('staked'), align: 'end', cell: (row) => <Money amount={row.staked} /> },
          {
            key: 'liability',
            header: t('liability'),
            align: 'end',
            cell: (row) => <Money amount={row.liability} />,
          },
          {
            key: 'parlays',
            header: t('board.parlays'),
            align: 'end',
            cell: (row) => (row.parlays === 0 ? '–' : <Money amount={row.parlayStaked} />),
          },
        ]}
      />
    </Section>
  );
}
