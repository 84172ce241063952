import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { type Column, Table } from '@baize/ui/table';
import type { ReactNode } from 'react';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';

export const reportPageSize = 15;

interface PagedTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  footer?: Readonly<Record<string, ReactNode>>;
  total: number;
  page: number;
  onPage: (page: number) => void;
  empty: { title: string; text: string };
}

/** One page of a report's rows with its pager, or what stands in place of none. */
export function PagedTable<Row>({ total, page, onPage, empty, ...table }: PagedTableProps<Row>) {
  const labels = usePagerLabels();
  if (total === 0) return <EmptyState title={empty.title} text={empty.text} />;
  return (
    <div className="flex flex-col gap-4">
      <Table {...table} />
      <Pager page={page} totalPages={Math.ceil(total / reportPageSize)} onChange={onPage} labels={labels} />
    </div>
  );
}
