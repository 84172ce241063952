import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
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

/** A table; under 768 px each row is a card of label and value. */
export function Table<Row>({ caption, columns, rows, rowKey, footer }: TableProps<Row>) {
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
      <tbody {...roles.rowGroup} className="flex flex-col gap-2.5 md:table-row-group">
        {rows.map((row) => (
          <Cells key={rowKey(row)} columns={columns} value={(column) => column.cell(row)} />
        ))}
      </tbody>
      {footer !== undefined && (
        <tfoot {...roles.rowGroup} className="mt-2.5 block font-semibold md:table-footer-group">
          <Cells columns={columns} value={(column) => footer[column.key]} />
        </tfoot>
      )}
    </table>
  );
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[];
  value: (column: Column<Row>) => ReactNode;
}

function Cells<Row>({ columns, value }: CellsProps<Row>) {
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
