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

const csvOptions = {
  escape_formulas: true,
  // An amount below zero begins like a formula and is none.
  cast: { string: (value: string) => (isNumber.test(value) ? { value, escape_formulas: false } : value) },
};
const textsOf = (heads: readonly string[], rows: readonly ListRow[]) =>
  rows.map((row) => heads.map((head) => textOf(row[head])));

/** The head of a table of text. */
export const csvHead = (heads: readonly string[]): Buffer =>
  Buffer.from(stringify([[...heads]], { ...csvOptions, bom: true }));

/** Lines of such a table; no cell is taken for a formula. */
export const csvLines = (heads: readonly string[], rows: readonly ListRow[]): Buffer =>
  Buffer.from(stringify(textsOf(heads, rows), csvOptions));

/** A table of text with its heads, as a file that spreadsheets open. */
export async function fileOf(
  format: ExportFormat,
  heads: readonly string[],
  rows: readonly ListRow[],
): Promise<Buffer> {
  if (format === 'csv') return Buffer.concat([csvHead(heads), csvLines(heads, rows)]);
  const texts = textsOf(heads, rows);
  const headCells = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const cells = texts.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return writeExcelFile([headCells, ...cells]).toBuffer();
}
