import { gameType } from '@baize/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PlacePanel } from './place-panel.tsx';
import { PlaceState } from './place-state.tsx';

type Entry = RowOf<'staffBrandVendors'>;

const reads = ['staffBrandVendors'];

/** Vendors in the brand's lobby, by game type. */
export function LobbyPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.catalogue');
  const types = useTranslations('common.gameType');
  return (
    <PageFrame title={pages('lobby')} text={t('lobbyText')} fills>
      <DataTable
        list="staffBrandVendors"
        caption={pages('lobby')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ vendorCode, gameType: type }) => `${vendorCode}-${type}`}
        panel={({ vendorCode, name, gameType: type, ...place }, close) => (
          <PlacePanel
            key={`${vendorCode}-${type}`}
            name={`${name} · ${types(type)}`}
            place={place}
            reads={reads}
            save={(body) => callApi('staffBrandVendorEdit', { params: { vendorCode, gameType: type }, body })}
            onClose={close}
          />
        )}
        emptyTitle={t('noneVendors')}
        emptyText={t('noneVendorsText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Entry>[] {
  const t = useTranslations('consoleOperations.catalogue');
  const types = useTranslations('common.gameType');
  return useMemo(
    () => [
      { key: 'name', header: t('vendor'), isSortable: true, cell: (row) => row.name },
      { key: 'gameType', header: t('gameType'), cell: (row) => types(row.gameType) },
      { key: 'position', header: t('position'), align: 'end', isSortable: true, cell: (row) => row.position },
      { key: 'state', header: t('state'), cell: (row) => <PlaceState place={row} /> },
      { key: 'vendorCode', header: t('code'), isSortable: true, isOptional: true, cell: (row) => row.vendorCode },
    ],
    [t, types],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.catalogue');
  const types = useTranslations('common.gameType');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'gameType',
        label: t('gameType'),
        kind: 'choice',
        options: gameType.options.map((value) => ({ value, label: types(value) })),
      },
    ],
    [t, types],
  );
}
