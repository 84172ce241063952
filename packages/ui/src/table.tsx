import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  align?: 'start' | 'end';
  /** Where it stands in a row of two lines on a phone: at its start, at its end, over all of it (a button), or nowhere. */
  phone?: 'start' | 'end' | 'over' | 'hidden';
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows that follow one another and have one key stand below a heading. */
  groups?: { keyOf: (row: Row) => string; heading: (rows: readonly Row[]) => ReactNode };
  /** A row of sums, by column key. */
  footer?: Readonly<Record<string, ReactNode>>;
}

/** The phone's `display: block` takes the implied roles away, so they are written out. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table; under 768 px each row is a card of label and value, or has two lines where its columns say so. */
export function Table<Row>({ caption, columns, rows, rowKey, groups, footer }: TableProps<Row>) {
  const areLines = columns.some(({ phone }) => phone !== undefined);
  return (
    <table {...roles.table} className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                'border-b border-line px-3 py-2.5 text-xs font-semibold text-ink-muted',
                column.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows, groups?.keyOf).map((group) => (
        <tbody
          {...roles.rowGroup}
          key={group[0] === undefined ? '' : rowKey(group[0])}
          className={clsx('flex flex-col md:table-row-group', !areLines && 'gap-2.5')}
        >
          {groups !== undefined && (
            <tr {...roles.row} className="block md:table-row">
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="block border-b border-line pt-5 pb-1.5 text-left font-semibold md:table-cell md:px-3"
              >
                {groups.heading(group)}
              </th>
            </tr>
          )}
          {group.map((row) => (
            <Cells key={rowKey(row)} columns={columns} areLines={areLines} value={(column) => column.cell(row)} />
          ))}
        </tbody>
      ))}
      {footer !== undefined && (
        <tfoot {...roles.rowGroup} className="mt-2.5 block font-semibold md:table-footer-group">
          <Cells columns={columns} areLines={false} value={(column) => footer[column.key]} />
        </tfoot>
      )}
    </table>
  );
}

function groupsOf<Row>(rows: readonly Row[], keyOf?: (row: Row) => string): (readonly Row[])[] {
  if (keyOf === undefined) return [rows];
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The places of a cell in a row of two lines. */
const linePlaces: Readonly<Record<NonNullable<Column<unknown>['phone']>, string>> = {
  start: 'flex-1 min-w-0',
  end: 'text-right',
  over: 'absolute inset-0',
  hidden: 'max-md:hidden',
};

interface CellsProps<Row> {
  columns: readonly Column<Row>[];
  areLines: boolean;
  value: (column: Column<Row>) => ReactNode;
}

function Cells<Row>({ columns, areLines, value }: CellsProps<Row>) {
  if (areLines) return <Line columns={columns} value={value} />;
  return (
    <tr
      {...roles.row}
      className="block rounded-lg border border-line bg-surface px-4 py-2 md:table-row md:border-0 md:bg-transparent"
    >
      {columns.map((column) => {
        const content = value(column);
        return (
          <td
            {...roles.cell}
            key={column.key}
            className={clsx(
              'items-baseline justify-between gap-4 py-1.5 md:table-cell md:border-b md:border-line md:px-3 md:py-3',
              content === undefined ? 'hidden' : 'flex',
              column.align === 'end' && 'md:text-right',
            )}
          >
            <span aria-hidden="true" className="shrink-0 text-xs text-ink-muted md:hidden">
              {column.header}
            </span>
            <span className="max-md:text-right">{content}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Two lines on a phone, a row of cells on a desk. */
function Line<Row>({ columns, value }: Omit<CellsProps<Row>, 'areLines'>) {
  return (
    <tr
      {...roles.row}
      className="relative flex min-h-14 items-center gap-3 border-b border-line py-2 md:table-row md:border-0"
    >
      {columns.map((column) => (
        <td
          {...roles.cell}
          key={column.key}
          className={clsx(
            'md:static md:table-cell md:border-b md:border-line md:px-3 md:py-2.5',
            linePlaces[column.phone ?? 'hidden'],
            column.align === 'end' && 'md:text-right',
          )}
        >
          {value(column)}
        </td>
      ))}
    </tr>
  );
}
