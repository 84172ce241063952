import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useBookFilters } from '../list-parts.ts';
import { BetPanel } from './bet-panel.tsx';
import { EventName } from './event-name.tsx';

type Row = RowOf<'staffBookBets'>;
const states = ['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID', 'CASHED_OUT'] as const;

/** Bets of all sportsbooks as they come in. */
export function BetsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSportsbook.ticker');
  return (
    <PageFrame title={pages('bookBets')} text={t('text')} fills>
      <DataTable
        list="staffBookBets"
        caption={pages('bookBets')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ betId }) => betId}
        panel={(row, close) => <BetPanel key={row.betId} bet={row} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleSportsbook');
  const stateName = useTranslations('sportsbook.states');
  return useMemo(
    () => [
      { key: 'placedAt', header: t('ticker.placedAt'), isSortable: true, cell: (row) => <Moment at={row.placedAt} /> },
      { key: 'member', header: t('ticker.member'), cell: (row) => row.memberName },
      { key: 'book', header: t('book'), cell: (row) => row.vendorCode },
      {
        key: 'legs',
        header: t('ticker.legs'),
        cell: ({ legs }) => {
          const [first] = legs;
          const more = legs.length > 1 ? ` +${legs.length - 1}` : '';
          return first ? (
            <>
              <EventName event={first} />
              {more}
            </>
          ) : (
            '–'
          );
        },
      },
      {
        key: 'stake',
        header: t('ticker.stake'),
        align: 'end',
        isSortable: true,
        cell: (row) => <Money amount={row.stake} />,
      },
      {
        key: 'returned',
        header: t('ticker.returned'),
        align: 'end',
        cell: (row) => (row.returned === null ? '–' : <Money amount={row.returned} />),
      },
      { key: 'state', header: t('state'), cell: (row) => <Badge>{stateName(row.state)}</Badge> },
    ],
    [t, stateName],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleSportsbook');
  const shared = useBookFilters(states, useTranslations('sportsbook.states'));
  return useMemo(() => [...shared, { name: 'matchId', label: t('match'), kind: 'text' }], [t, shared]);
}
