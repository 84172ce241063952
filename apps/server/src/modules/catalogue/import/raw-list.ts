import { CsvError, type CsvRecord, parseCsv } from './csv.ts';

/** A row as its vendor wrote it, every value a text; what was left out is missing. */
export interface RawRow {
  row: number;
  line: number | null;
  values: ReadonlyMap<string, string>;
}

/** Begins the name of a value that stands beyond the list's header. */
export const columnWithoutName = 'column';

export interface ListText {
  /** The whole file. */
  text: string;
  format: 'csv' | 'json';
  /** What the list is of; in JSON it may stand under this name. */
  key: 'games' | 'rooms' | 'draws';
  /** Every column that the list may have. */
  fields: readonly string[];
  max: number;
}

/** The rows of a vendor's list as they were written, or what is wrong with it as a whole. */
export function rawListOf({ text, format, key, fields, max }: ListText): { rows: RawRow[] } | { problem: string } {
  const read = readText(text, format, key);
  if ('problem' in read) return read;
  const unknown = read.fields.filter((field) => !fields.includes(field));
  if (unknown.length > 0) {
    return { problem: `has unknown columns: ${unknown.slice(0, 5).join(', ')} (known: ${fields.join(', ')})` };
  }
  const twice = read.fields.find((field, index) => read.fields.indexOf(field) !== index);
  if (twice !== undefined) return { problem: `has the column ${twice} twice` };
  if (read.rows.length > max) return { problem: `has more than ${max} ${key}` };
  return read.rows.length === 0 ? { problem: `has no ${key}` } : { rows: read.rows };
}

function readText(text: string, format: ListText['format'], key: string) {
  try {
    const read = format === 'csv' ? rowsOfCsv(text) : rowsOfJson(text, key);
    return read ?? { problem: `must be a list of ${key}, or an object with such a list under "${key}"` };
  } catch (error) {
    if (error instanceof CsvError) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: `is no JSON: ${error.message}` };
    throw error;
  }
}

/** Rows of a CSV text with a header. Throws CsvError. */
function rowsOfCsv(text: string): { fields: readonly string[]; rows: RawRow[] } {
  const [header, ...records] = parseCsv(text);
  const fields = header?.fields.map((field) => field.trim()) ?? [];
  return { fields, rows: records.map((record, index) => rowOfRecord(record, index + 1, fields)) };
}

function rowOfRecord({ line, fields: given }: CsvRecord, row: number, fields: readonly string[]): RawRow {
  const values = new Map<string, string>();
  for (const [index, value] of given.entries()) {
    const field = fields[index] ?? `${columnWithoutName} ${index + 1}`;
    if (value.trim() !== '') values.set(field, value.trim());
  }
  return { row, line, values };
}

/** Rows of a JSON text: a list of objects, or an object with such a list under `key`; names in one object by locale. Null: it is neither. */
function rowsOfJson(text: string, key: string): { fields: readonly string[]; rows: RawRow[] } | null {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed) ? parsed : (parsed as Record<string, unknown> | null)?.[key];
  if (!Array.isArray(list)) return null;
  const rows = list.map((item, index) => rowOfItem(item, index + 1));
  return { fields: [...new Set(rows.flatMap(({ values }) => [...values.keys()]))], rows };
}

function rowOfItem(item: unknown, row: number): RawRow {
  const values = new Map<string, string>();
  const entries = typeof item === 'object' && item !== null ? Object.entries(item) : [];
  for (const [field, value] of entries) {
    if (field === 'names' && typeof value === 'object' && value !== null) {
      for (const [locale, name] of Object.entries(value)) values.set(`name_${locale}`, String(name).trim());
    } else if (value !== null && value !== '') {
      values.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value).trim());
    }
  }
  return { row, line: null, values };
}
