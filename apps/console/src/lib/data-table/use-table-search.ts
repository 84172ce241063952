import { useMemo } from 'react';
import { type Search, useChangeSearch, useSearchParams } from '../search-params.ts';
import type { TableFilter, TableSearch } from './types.ts';

export const pageSizes = [25, 50, 100] as const;
const defaultPageSize = pageSizes[0];
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a filter can mean a value that stands in the address; anybody can write anything there. */
function isKnown(filter: TableFilter, value: string): boolean {
  if (value === '') return false;
  if (filter.kind === 'text') return true;
  if ('options' in filter) return filter.options.some((option) => option.value === value);
  return dayPattern.test(value) && !Number.isNaN(Date.parse(value));
}

/** Reads a list's state out of the query parameters; what cannot be meant is left out. */
export function tableSearchOf(search: Search, filters: readonly TableFilter[], sorts: readonly string[]): TableSearch {
  const page = Number(search.page);
  const sort = search.sort ?? '';
  const set = filters.flatMap((filter) => {
    const value = search[filter.name] ?? '';
    return isKnown(filter, value) ? [[filter.name, value] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === search.size) ?? defaultPageSize,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(set),
  };
}

/** The query parameters of a list's state; the first page and the usual size are not written. */
export function searchOf(state: TableSearch, filters: readonly TableFilter[]): Search {
  return {
    page: state.page === 1 ? undefined : String(state.page),
    size: state.pageSize === defaultPageSize ? undefined : String(state.pageSize),
    sort: state.sort || undefined,
    ...Object.fromEntries(filters.map(({ name }) => [name, state.filters[name] || undefined])),
  };
}

/** A list's state in the address, and how to change it. Whatever changes what is listed leads to the first page. */
export function useTableSearch(filters: readonly TableFilter[], sorts: readonly string[]) {
  const params = useSearchParams();
  const change = useChangeSearch();
  const search = useMemo(() => tableSearchOf(params, filters, sorts), [params, filters, sorts]);
  const go = (next: Partial<TableSearch>, replace = false) =>
    change(searchOf({ ...search, page: 1, ...next }, filters), { replace });
  return {
    search,
    setPage: (page: number) => go({ page }),
    setPageSize: (pageSize: number) => go({ pageSize }),
    setSort: (sort: string) => go({ sort }),
    setFilter: (name: string, value: string) => go({ filters: { ...search.filters, [name]: value } }, true),
    setView: (view: Pick<TableSearch, 'sort' | 'filters'>) => go(view),
    clear: () => go({ filters: {} }),
  };
}

export type TableControl = ReturnType<typeof useTableSearch>;

/** What pressing a column's head does: smallest first, largest first, then the server's own order again. */
export function nextSort(current: string, key: string): string {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? '' : key;
}
