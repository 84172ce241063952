import { Badge } from '@baize/ui/badge';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';

type Brand = RowOf<'staffBrands'>;

/** Brands that the person looks after. */
export function BrandsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleBrands');
  const navigate = useNavigate();
  const filters = useMemo<readonly TableFilter[]>(() => [{ name: 'search', label: t('search'), kind: 'text' }], [t]);
  return (
    <PageFrame
      title={pages('brands')}
      fills
      actions={
        <PermitButton permission="brands.edit" forAllBrands onClick={() => void navigate({ to: '/brands/new' })}>
          {pages('brandNew')}
        </PermitButton>
      }
    >
      <DataTable
        list="staffBrands"
        caption={pages('brands')}
        columns={useColumns()}
        filters={filters}
        rowKey={(brand) => brand.brandId}
        rowPath={(brand) => `/brands/${brand.brandId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Brand>[] {
  const t = useTranslations('consoleBrands');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('fields.name'),
        isSortable: true,
        cell: (row) => (
          <span className="flex items-center gap-2">
            {row.name}
            {row.isInMaintenance && <Badge tone="warning">{t('fields.maintenance')}</Badge>}
          </span>
        ),
      },
      { key: 'code', header: t('fields.code'), cell: (row) => row.code },
      { key: 'hosts', header: t('fields.hosts'), cell: (row) => row.hosts.join(', ') || t('noHost') },
      { key: 'currency', header: t('fields.currency'), cell: (row) => row.currency },
      { key: 'defaultLanguage', header: t('fields.defaultLanguage'), cell: (row) => row.defaultLanguage },
      { key: 'version', header: t('versionHead'), align: 'end', cell: (row) => row.version },
      { key: 'createdAt', header: t('createdAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
    ],
    [t],
  );
}
