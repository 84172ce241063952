import type { Table } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Features } from './features.ts';
import type { TableColumn } from './types.ts';
import { nextSort } from './use-table-search.ts';

export interface TableHeadProps<Row extends object> {
  table: Pick<Table<Features, Row>, 'getHeaderGroups'>;
  columns: ReadonlyMap<string, TableColumn<Row>>;
  sort: string;
  onSort: (sort: string) => void;
}

/** Heads that stay in sight while the rows scroll; those that the server can sort by are buttons. */
export function TableHead<Row extends object>({ table, columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="sr-only md:not-sr-only md:table-header-group">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map(({ id, column }) => (
            <th
              key={id}
              scope="col"
              aria-sort={ariaSort(sort, id)}
              className={clsx(
                'sticky top-0 z-sticky border-b border-line bg-surface px-3 py-2 text-xs font-semibold whitespace-nowrap text-ink-muted',
                columns.get(id)?.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, id))}
                  className="inline-flex items-center gap-1 rounded-sm font-semibold hover:text-ink"
                >
                  {columns.get(id)?.header}
                  <SortMark sort={sort} id={id} />
                </button>
              ) : (
                columns.get(id)?.header
              )}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

function ariaSort(sort: string, key: string): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

function SortMark({ sort, id }: { sort: string; id: string }) {
  const direction = ariaSort(sort, id);
  const Mark = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Mark size={14} aria-hidden="true" className={direction === undefined ? 'opacity-50' : 'text-gold-ink'} />;
}
