import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import type { ExportFormat } from './export-store.ts';

export type ListRow = Readonly<Record<string, unknown>>;

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

const isNumber = /^-?\d+(\.\d+)?$/;

/** A cell's text. Lists are joined; of a role or another named thing the name stands. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'object') return 'name' in value ? textOf(value.name) : JSON.stringify(value);
  return String(value);
}

/** A table of text with its heads, as a file that spreadsheets open; no cell is taken for a formula. */
export async function fileOf(
  format: ExportFormat,
  heads: readonly string[],
  rows: readonly ListRow[],
): Promise<Buffer> {
  const texts = rows.map((row) => heads.map((head) => textOf(row[head])));
  if (format === 'csv') {
    const options = {
      bom: true,
      escape_formulas: true,
      // An amount below zero begins like a formula and is none.
      cast: { string: (value: string) => (isNumber.test(value) ? { value, escape_formulas: false } : value) },
    };
    return Buffer.from(stringify([[...heads], ...texts], options));
  }
  const headCells = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const cells = texts.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return writeExcelFile([headCells, ...cells]).toBuffer();
}
