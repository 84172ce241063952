import { gameType } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAccess } from '../../../lib/staff.ts';
import { useFlagFilters } from '../hooks/use-flag-filters.ts';
import { PlacePanel } from './place-panel.tsx';
import { PlaceState } from './place-state.tsx';

type Game = RowOf<'staffGames'>;

const reads = ['staffGames'];

/** Games that the brand offers, with their place in the lobby. */
export function GamesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.catalogue');
  return (
    <PageFrame title={pages('games')} text={t('text')} actions={<Ways />} fills>
      <DataTable
        list="staffGames"
        caption={pages('games')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(game) => game.gameId}
        panel={(game, close) => (
          <PlacePanel
            key={game.gameId}
            name={game.name}
            place={game}
            reads={reads}
            save={(body) => callApi('staffGameEdit', { params: { gameId: game.gameId }, body })}
            onClose={close}
          />
        )}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

/** What else is done with the catalogue, on pages of its own. */
function Ways() {
  const pages = useTranslations('console.pages');
  const mayImport = useAccess({ permission: 'catalogue.edit', forAllBrands: true }) === 'allowed';
  const ways = [
    { path: '/games/order', name: pages('gameOrder') },
    { path: '/games/returns', name: pages('gameReturns') },
    ...(mayImport ? [{ path: '/games/import', name: pages('gameImport') }] : []),
  ];
  return ways.map(({ path, name }) => (
    <Link key={path} to={path as never} className={buttonClass('secondary')}>
      {name}
    </Link>
  ));
}

function useColumns(): readonly TableColumn<Game>[] {
  const t = useTranslations('consoleOperations.catalogue');
  const types = useTranslations('common.gameType');
  return useMemo(
    () => [
      { key: 'name', header: t('name'), isSortable: true, cell: (row) => row.name },
      { key: 'position', header: t('position'), align: 'end', isSortable: true, cell: (row) => row.position },
      { key: 'state', header: t('state'), cell: (row) => <PlaceState place={row} /> },
      { key: 'gameType', header: t('gameType'), cell: (row) => types(row.gameType) },
      { key: 'vendorCode', header: t('vendor'), isSortable: true, cell: (row) => row.vendorCode },
      { key: 'gameCode', header: t('code'), isSortable: true, isOptional: true, cell: (row) => row.gameCode },
      { key: 'minBet', header: t('minBet'), align: 'end', cell: (row) => <Money amount={row.minBet} /> },
    ],
    [t, types],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.catalogue');
  const types = useTranslations('common.gameType');
  const flags = useFlagFilters(['isHot', 'isInMaintenance', 'isEnabled']);
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'gameType',
        label: t('gameType'),
        kind: 'choice',
        options: gameType.options.map((value) => ({ value, label: types(value) })),
      },
      ...flags,
    ],
    [t, types, flags],
  );
}
