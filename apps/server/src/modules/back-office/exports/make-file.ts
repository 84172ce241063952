import type { ListReader } from '../../../platform/http/list-of.ts';
import type { ExportDependencies } from './dependencies.ts';
import { createExportStore, type ExportRow } from './export-store.ts';
import { csvHead, csvLines, fileOf, type ListRow } from './file.ts';
import { columnsOf, eachRows, maxRows } from './lists.ts';

const partBytes = 4_000_000;

/** Makes the file of an export, part after part: of a table of text no more than a part is in memory, however many rows it has. */
export async function makeFile(
  deps: Pick<ExportDependencies, 'database' | 'reportsDatabase' | 'lists'>,
  row: ExportRow,
  reader: ListReader,
): Promise<void> {
  const store = createExportStore(deps.database);
  await store.begin(row.id);
  const heads = columnsOf(row.list, row.data);
  const parts = partsOf((part, content) => store.addPart(row.id, part, content));
  const most = maxRows[row.format];
  const workbook: ListRow[] = [];
  let rowCount = 0;
  let isTruncated = false;
  if (row.format === 'csv') await parts.add(csvHead(heads));
  const isCut = await eachRows(deps, row.list, reader, row, async (rows) => {
    const taken = rows.slice(0, most - rowCount);
    isTruncated = taken.length < rows.length;
    rowCount += taken.length;
    if (row.format === 'csv') await parts.add(csvLines(heads, taken));
    else workbook.push(...taken);
    return isTruncated ? 'enough' : 'more';
  });
  if (row.format === 'xlsx') await parts.add(await fileOf('xlsx', heads, workbook));
  await parts.end();
  await store.finish(row.id, { rowCount, isTruncated: isTruncated || isCut });
}

/** Gathers pieces of a file until they make a part, and waits until each is kept. */
function partsOf(keep: (part: number, content: Buffer) => Promise<void>) {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async (): Promise<void> => {
    part += 1;
    const content = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    await keep(part, content);
  };
  return {
    add: async (piece: Buffer): Promise<void> => {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= partBytes) await flush();
    },
    end: async (): Promise<void> => {
      if (bytes > 0) await flush();
    },
  };
}
