import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Vendor = RowOf<'staffVendors'>;

/** Vendors of the installation. */
export function VendorsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.vendors');
  return (
    <PageFrame title={pages('vendors')} fills>
      <DataTable
        list="staffVendors"
        caption={pages('vendors')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(vendor) => vendor.vendorCode}
        rowPath={(vendor) => `/vendors/${vendor.vendorCode}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Vendor>[] {
  const t = useTranslations('consoleOperations.vendors');
  return useMemo(
    () => [
      { key: 'name', header: t('name'), isSortable: true, cell: (row) => row.name },
      { key: 'vendorCode', header: t('code'), isSortable: true, cell: (row) => row.vendorCode },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => {
          if (row.isDisabled) return <Badge tone="danger">{t('disabled')}</Badge>;
          return row.isInMaintenance ? <Badge tone="warning">{t('maintenance')}</Badge> : t('enabled');
        },
      },
      { key: 'liveKeys', header: t('liveKeys'), align: 'end', cell: (row) => row.liveKeys },
      {
        key: 'networks',
        header: t('networks'),
        align: 'end',
        cell: (row) => (row.networks === 0 ? t('anywhere') : row.networks),
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.vendors');
  return useMemo(() => [{ name: 'search', label: t('search'), kind: 'text' }], [t]);
}
