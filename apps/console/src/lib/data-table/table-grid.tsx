import { Skeleton } from '@baize/ui/skeleton';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTable } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { features } from './features.ts';
import { useColumnChoice, useTablePreferences } from './preferences.ts';
import { TableHead } from './table-head.tsx';
import type { TableColumn } from './types.ts';

/** The phone's `display: block` takes the implied roles away, so they are written out. */
const roles = { table: { role: 'table' }, body: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } };

export interface TableGridProps<Row extends object> {
  name: string;
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowPath: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  sort: string;
  onSort: (sort: string) => void;
}

/** The rows under their heads; on a phone each row is a card. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { name, caption, columns, rows, rowKey, rowPath, onOpen, sort, onSort } = props;
  const choice = useColumnChoice(name);
  const density = useTablePreferences((state) => state.density);
  const navigate = useNavigate();
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map(({ key, header, isSortable = false }) => ({
        id: key,
        header,
        accessorFn: (row: Row) => row,
        enableSorting: isSortable,
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowKey,
    manualSorting: true,
    state: {
      columnVisibility: visibilityOf(columns, choice),
      sorting: sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    },
  });
  const open = (row: Row, event: MouseEvent) => {
    // A press on a control of the row, or one that ends a selection of text, is meant for that.
    if (event.defaultPrevented || (event.target as HTMLElement).closest('a,button,input,label')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    if (rowPath !== undefined) void navigate({ to: rowPath(row) } as never);
    else onOpen?.(row);
  };
  const opens = rowPath !== undefined || onOpen !== undefined;
  return (
    <table {...roles.table} className="block w-full border-separate border-spacing-0 text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <TableHead table={table} columns={byKey} sort={sort} onSort={onSort} />
      <tbody {...roles.body} onKeyDown={moveBetweenRows} className="flex flex-col gap-2 md:table-row-group">
        {table.getRowModel().rows.map((row) => (
          <tr
            {...roles.row}
            key={row.id}
            onClick={(event) => open(row.original, event)}
            className={clsx(
              'block rounded-lg border border-line bg-surface px-3 py-2 md:table-row md:border-0 md:bg-transparent',
              opens && 'cursor-pointer hover:bg-sunken focus-within:bg-sunken',
            )}
          >
            {row.getVisibleCells().map(({ id, column }, index) => (
              <TableCell
                key={id}
                row={row.original}
                column={byKey.get(column.id)}
                isFirst={index === 0}
                isCompact={density === 'compact'}
                path={rowPath?.(row.original)}
                onOpen={onOpen && (() => onOpen(row.original))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TableCellProps<Row> {
  row: Row;
  column: TableColumn<Row> | undefined;
  /** It names the row, and opens it for the keyboard. */
  isFirst: boolean;
  isCompact: boolean;
  path: string | undefined;
  onOpen: (() => void) | undefined;
}

function TableCell<Row>({ row, column, isFirst, isCompact, path, onOpen }: TableCellProps<Row>) {
  if (column === undefined) return null;
  const content = column.cell(row);
  return (
    <td
      {...roles.cell}
      className={clsx(
        'flex items-baseline justify-between gap-4 py-0.5 md:table-cell md:border-b md:border-line md:px-3 md:align-middle',
        isCompact ? 'md:h-9 md:py-1' : 'md:h-11 md:py-1.5',
        column.align === 'end' && 'md:text-right',
        isFirst && 'max-md:pb-1 max-md:font-semibold',
        // On a phone a name without a value is only noise.
        (content === null || content === '') && 'max-md:hidden',
      )}
    >
      <span aria-hidden="true" className={clsx('shrink-0 text-xs text-ink-muted md:hidden', isFirst && 'hidden')}>
        {column.header}
      </span>
      <span className={clsx('min-w-0 md:text-inherit', isFirst ? 'text-left' : 'max-md:text-right')}>
        {isFirst ? (
          <RowOpener path={path} onOpen={onOpen}>
            {content}
          </RowOpener>
        ) : (
          content
        )}
      </span>
    </td>
  );
}

function RowOpener({
  path,
  onOpen,
  children,
}: Pick<TableCellProps<unknown>, 'path' | 'onOpen'> & { children: ReactNode }) {
  const className = 'verbatim rounded-sm text-left font-medium hover:underline';
  if (path !== undefined) {
    return (
      <Link to={path as never} className={className}>
        {children}
      </Link>
    );
  }
  if (onOpen === undefined) return children;
  return (
    <button type="button" className={className} onClick={onOpen}>
      {children}
    </button>
  );
}

const visibilityOf = <Row,>(columns: readonly TableColumn<Row>[], choice: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(columns.map(({ key, isOptional = false }) => [key, choice[key] ?? !isOptional]));

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const target = event.target as HTMLElement;
  if (target.matches('input,select,textarea')) return;
  const row = target.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('a,button');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => `row-${row}`);

/** The shape of the rows that are coming. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col divide-y divide-line">
      {skeletonRows.map((row) => (
        <span key={row} className="flex h-11 items-center gap-6 px-3">
          {Array.from({ length: Math.min(columns, 6) }, (_, column) => `column-${column}`).map((column) => (
            <Skeleton key={column} className="h-3.5 flex-1" />
          ))}
        </span>
      ))}
    </div>
  );
}
