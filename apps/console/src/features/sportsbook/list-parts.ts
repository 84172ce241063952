import { createElement, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableColumn, TableFilter } from '../../lib/data-table/types.ts';
import { books } from './books.ts';
import { EventName } from './components/event-name.tsx';

interface OfMatch {
  vendorCode: string;
  league: string;
  home: string;
  away: string;
}

/** The first columns of a list of matches: its book, and who plays. */
export function useMatchColumns<Row extends OfMatch>(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleSportsbook');
  return useMemo(
    () => [
      { key: 'book', header: t('book'), cell: (row) => row.vendorCode },
      { key: 'match', header: t('match'), cell: (row) => createElement(EventName, { event: row }) },
    ],
    [t],
  );
}

/** The first filters of every list of the sportsbooks. `nameOf` must not change with every render. */
export function useBookFilters<State extends string>(
  states: readonly State[],
  nameOf: (state: State) => string,
): readonly TableFilter[] {
  const t = useTranslations('consoleSportsbook');
  return useMemo(
    () => [
      {
        name: 'vendorCode',
        label: t('book'),
        kind: 'choice',
        options: books.map((value) => ({ value, label: value })),
      },
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: states.map((value) => ({ value, label: nameOf(value) })),
      },
    ],
    [t, states, nameOf],
  );
}
