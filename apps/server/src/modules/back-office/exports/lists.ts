import { type Call, calls, type ExportableList, type ReportQuestion } from '@baize/contract';
import type * as z from 'zod/mini';
import { inputFaults } from '../../../platform/http/input/input-faults.ts';
import type { ListReader, ListsOf } from '../../../platform/http/list-of.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { ListRow } from './file.ts';

/** What one file takes. */
export const maxRows = 50_000;

type Asked = { params: Record<string, string>; data: Record<string, unknown> };

/** Reads what an export is asked for by the schemas of the list's own call. */
export function checkedQuestion(list: ExportableList, asked: Asked): Result<Asked, 'invalid_input'> {
  const call: Call = calls[list];
  const { page: _page, pageSize: _size, ...data } = asked.data;
  const checkedData = call.data?.safeParse(data);
  if (checkedData && !checkedData.success)
    return fail('invalid_input', { fields: inputFaults(checkedData.error.issues, 'data') });
  const checkedParams = call.params?.safeParse(asked.params);
  if (checkedParams && !checkedParams.success)
    return fail('invalid_input', { fields: inputFaults(checkedParams.error.issues, 'params') });
  return ok({
    params: (checkedParams?.data ?? {}) as Asked['params'],
    data: (checkedData?.data ?? {}) as Asked['data'],
  });
}

/** Names of a list's columns, in the order of its contract; of a report those that were asked for. */
export function columnsOf(list: ExportableList, data: Asked['data']): string[] {
  if (list === 'staffReport') return columnsOfReport(data as unknown as ReportQuestion);
  const { rows } = (calls[list].answer as unknown as z.ZodMiniObject<{ rows: z.ZodMiniArray<z.ZodMiniObject> }>).shape;
  return Object.keys(rows._zod.def.element.shape);
}

/** Names of a report's columns: what its rows stand for, the currency, the figures. */
export const columnsOfReport = ({ by, figures }: Pick<ReportQuestion, 'by' | 'figures'>): string[] => [
  ...new Set([...by, 'currency', ...figures]),
];

/** All rows up to the bound in one reading, so that none is left out or there twice. */
export async function rowsOfList(
  lists: ListsOf<ExportableList>,
  list: ExportableList,
  reader: ListReader,
  { params, data }: Asked,
): Promise<{ rows: readonly ListRow[]; total: number }> {
  // Which list it is, is known only while it runs; its question was checked by the same call's schemas.
  const read = lists[list] as unknown as (
    request: ListReader & Asked,
  ) => Promise<{ rows: readonly ListRow[]; total: number }>;
  return read({ ...reader, params, data: { ...data, page: 1, pageSize: maxRows } });
}
