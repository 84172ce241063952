import { hash } from 'node:crypto';
import { parseAmount } from '@baize/money';
import { parse } from 'csv-parse/sync';
import type { Failure } from '../../../platform/result.ts';
import { fail, ok } from '../../../platform/result.ts';

/** Money that came in, as a statement tells it. */
export interface StatementLine {
  /** The same line of the same statement again has the same one. */
  lineKey: string;
  /** A date, as 2026-11-25. */
  bookedOn: string;
  amountMinor: bigint;
  payer: string;
  words: string;
}

const maxLines = 10_000;
const maxText = 500;
const needed = ['date', 'amount', 'payer', 'description'] as const;
const dateForm = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day that the calendar has: a program reads the 30th of February as a day in March, a database not at all. */
const isDay = (text: string): boolean => dateForm.test(text) && new Date(text).toISOString().startsWith(text);

type Read = { ok: true; value: StatementLine[] } | Failure<'invalid_input'>;
const wrong = (field: string, key: string): Failure<'invalid_input'> =>
  fail('invalid_input', { fields: { [field]: { key } } });

/** Reads a statement, or names the first cell that is wrong; then nothing of it counts. Lines of money that went out are left out. */
export function readStatement(bytes: Uint8Array, exponent: number): Read {
  const rows = rowsOf(bytes);
  if (!rows) return wrong('file', 'field_format');
  const missing = needed.find((column) => rows[0] && !(column in rows[0]));
  if (missing) return wrong(missing, 'not_empty');
  if (rows.length > maxLines) return wrong('file', 'field_length');
  const lines: StatementLine[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const { date = '', amount = '', payer = '', description = '' } = row;
    const at = `line ${index + 2}`;
    if (!isDay(date)) return wrong(`${at}: date`, 'field_format');
    const parsed = parseAmount(amount.replace(/^\+/, ''), exponent, 'any');
    if (!parsed.ok) return wrong(`${at}: amount`, parsed.fault);
    if (payer.length > maxText || description.length > maxText) return wrong(`${at}: description`, 'field_length');
    if (parsed.amountMinor <= 0n) continue;
    const text = JSON.stringify([date, String(parsed.amountMinor), payer, description]);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    const lineKey = hash('sha256', `${text} ${nth}`, 'hex');
    lines.push({ lineKey, bookedOn: date, amountMinor: parsed.amountMinor, payer, words: description });
  }
  return ok(lines);
}

/** Throws where a name stands twice: nobody knows which of two amounts is meant. */
function columnsOf(names: string[]): string[] {
  const columns = names.map((name) => name.trim().toLowerCase());
  const named = columns.filter((name) => name !== '');
  if (new Set(named).size < named.length) throw new TypeError('a column stands twice');
  return columns;
}

/** Rows by the names of their columns; null: the bytes are no CSV in UTF-8. */
function rowsOf(bytes: Uint8Array): Record<string, string>[] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return null;
    return parse(text, {
      bom: true,
      columns: columnsOf,
      skip_empty_lines: true,
      trim: true,
      delimiter: [',', ';', '\t'],
    });
  } catch {
    return null;
  }
}
