import { type Call, calls, type ExportableList, type ReportQuestion } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/database/database.ts';
import { readWhole, type WholeReading } from '../../../platform/database/whole-reading.ts';
import { inputFaults } from '../../../platform/http/input/input-faults.ts';
import type { ListReader, ListsOf } from '../../../platform/http/list-of.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { ListRow } from './file.ts';

/** What one file takes: a workbook is made in memory. */
export const maxRows = { csv: 1_000_000, xlsx: 50_000 } as const;
/** What a list gives that is read in one page. */
const rowsOfPage = 50_000;
const rowsAtOnce = 2_000;

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

/** Rows of a list: up to 50,000 in one page, or those that follow in a reading of the whole. */
async function rowsOfList(
  lists: ListsOf<ExportableList>,
  list: ExportableList,
  reader: ListReader,
  { params, data }: Asked,
  reading?: WholeReading,
): Promise<{ rows: readonly ListRow[]; total: number }> {
  // Which list it is, is known only while it runs; its question was checked by the same call's schemas.
  const read = lists[list] as unknown as (
    request: ListReader & Asked,
  ) => Promise<{ rows: readonly ListRow[]; total: number }>;
  return read({
    ...reader,
    params,
    data: { ...data, page: 1, pageSize: rowsOfPage, ...(reading ? { reading } : {}) },
  });
}

/**
 * The rows of a list, some at a time out of one snapshot, so that none is left out or there twice; each batch is waited for. True: the list
 * is read in one page alone, and has more rows.
 */
export function eachRows(
  { lists, reportsDatabase }: { lists: ListsOf<ExportableList>; reportsDatabase: Database },
  list: ExportableList,
  reader: ListReader,
  asked: Asked,
  take: (rows: readonly ListRow[]) => Promise<'more' | 'enough'>,
): Promise<boolean> {
  return readWhole(reportsDatabase, rowsAtOnce, async (reading) => {
    for (;;) {
      const { rows, total } = await rowsOfList(lists, list, reader, asked, reading);
      const answer = await take(rows);
      if (!reading.isUsed()) return total > rows.length;
      if (answer === 'enough' || rows.length < rowsAtOnce) return false;
    }
  });
}
