import { type ExportableList, exportableLists } from '@baize/contract';
import type { ListName, RowOf } from '../list-query.ts';
import { accessOf, useStaff } from '../staff.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { TableColumn } from './types.ts';
import type { TableControl } from './use-table-search.ts';
import { ViewsMenu } from './views-menu.tsx';

interface TableToolsProps<N extends ListName> {
  list: N;
  params: Readonly<Record<string, string>> | undefined;
  /** The filters in force, as the list's call takes them. */
  data: Readonly<Record<string, unknown>>;
  columns: readonly TableColumn<RowOf<N>>[];
  control: TableControl;
}

const isExportable = (list: ListName): list is ExportableList & ListName =>
  (exportableLists as readonly string[]).includes(list);

/** What can be done with the list as a whole. */
export function TableTools<N extends ListName>({ list, params, data, columns, control }: TableToolsProps<N>) {
  const mayExport = accessOf(useStaff(), { permission: 'exports.run' }) === 'allowed';
  return (
    <div className="ml-auto flex items-center gap-2">
      <ViewsMenu name={list} control={control} />
      <ColumnsMenu name={list} columns={columns} />
      {mayExport && isExportable(list) && <ExportMenu list={list} params={params ?? {}} data={data} />}
    </div>
  );
}
