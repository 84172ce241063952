import { EmptyState } from '@baize/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ListName, listQuery, type RowOf } from '../list-query.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useChangeSearch, useSearchParams } from '../search-params.ts';
import { useStaff } from '../staff.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterData, pageData } from './list-request.ts';
import { TableFoot } from './table-foot.tsx';
import { TableGrid, TableSkeleton } from './table-grid.tsx';
import { TableTools } from './table-tools.tsx';
import type { TableColumn, TableFilter } from './types.ts';
import { useTableSearch } from './use-table-search.ts';

export interface DataTableProps<N extends ListName> {
  /** The call that lists the rows; columns, views and exports are kept under its name. */
  list: N;
  params?: Readonly<Record<string, string>>;
  /** What the list is asked for beside its filters. */
  data?: Readonly<Record<string, unknown>>;
  caption: string;
  /** Must not change with every render, nor `filters`. */
  columns: readonly TableColumn<RowOf<N>>[];
  filters?: readonly TableFilter[];
  rowKey: (row: RowOf<N>) => string;
  /** The address of a row's record: the whole row leads there. */
  rowPath?: (row: RowOf<N>) => string;
  /** In place of a record: a panel beside the list, whose address is `?open=` with the row's key. */
  panel?: (row: RowOf<N>, close: () => void) => ReactNode;
  emptyTitle: string;
  emptyText: string;
  /** Stands among other things on its page and grows with its rows, in place of filling the page. */
  isPart?: boolean;
  /** The page is read again so often, for lists that others write while it is looked at. */
  refreshMs?: number;
}

const noFilters: readonly TableFilter[] = [];

/**
 * A list that the server pages, sorts and filters. Its state stands in the address; columns, density and views are the person's own.
 * Arrow keys move between rows, Enter opens one, "/" goes to the first filter.
 */
export function DataTable<N extends ListName>(props: DataTableProps<N>) {
  const { list, params, caption, columns, filters = noFilters, rowKey, rowPath, panel, isPart = false } = props;
  const t = useTranslations('console.table');
  const { timeZone } = useStaff();
  const sorts = useMemo(() => columns.flatMap((column) => (column.isSortable ? [column.key] : [])), [columns]);
  const control = useTableSearch(filters, sorts);
  const openKey = useSearchParams().open;
  const changeSearch = useChangeSearch();
  const box = useRef<HTMLDivElement>(null);
  const data = { ...props.data, ...filterData(filters, control.search.filters, timeZone) };
  const request = { ...(params && { params }), data: { ...data, ...pageData(control.search) } };
  const page = useQuery({ ...listQuery(list, request), refetchInterval: props.refreshMs ?? false });
  const rows = page.data?.rows ?? [];
  const isFiltered = Object.keys(control.search.filters).length > 0;
  const opened = panel && openKey ? rows.find((row) => rowKey(row) === openKey) : undefined;
  return (
    <section aria-label={caption} className={clsx('flex min-w-0 flex-col gap-3', !isPart && 'min-h-0 flex-1')}>
      <div className="flex flex-wrap items-end gap-2">
        <FilterBar name={list} filters={filters} control={control} />
        <TableTools list={list} params={params} data={data} columns={columns} control={control} />
      </div>
      <div
        ref={box}
        aria-busy={page.isFetching}
        className="min-w-0 rounded-md border-line bg-surface max-md:bg-transparent md:min-h-0 md:overflow-auto md:border"
      >
        {page.error !== null && page.data === undefined && (
          <LoadFailure thrown={page.error} onRetry={() => void page.refetch()} />
        )}
        {page.isPending && <TableSkeleton columns={columns.length} />}
        {page.data !== undefined && rows.length === 0 && (
          <EmptyState
            title={isFiltered ? t('noMatch') : props.emptyTitle}
            text={isFiltered ? t('noMatchText') : props.emptyText}
          />
        )}
        {rows.length > 0 && (
          <TableGrid<RowOf<N>>
            name={list}
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowPath={rowPath}
            onOpen={panel && ((row) => changeSearch({ open: rowKey(row) }))}
            sort={control.search.sort}
            onSort={control.setSort}
          />
        )}
      </div>
      {rows.length > 0 && page.data !== undefined && (
        <TableFoot total={page.data.total} control={control} onPaged={() => box.current?.scrollTo({ top: 0 })} />
      )}
      {opened !== undefined && panel?.(opened, () => changeSearch({ open: undefined }))}
    </section>
  );
}
