import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A call of book_batch as the database sees it: each parameter by its name. */
export type CallArguments = ReadonlyMap<string, readonly Element[]>;
export type Element = boolean | number | bigint | string | Date | null;

const migrations = fileURLToPath(new URL('../../../../migrations/', import.meta.url));

/** The parameters of the newest book_batch in the migrations, in their order, without the first, which is the time. */
function parameterNames(): string[] {
  const texts = readdirSync(migrations)
    .sort()
    .map((file) => readFileSync(migrations + file, 'utf8'));
  const text = texts.findLast((candidate) => /function book_batch\s*\(/.test(candidate)) ?? '';
  const list = /function book_batch\s*\(([\s\S]*?)\bout batch\b/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/(\w+) \w+\[\]/g)].map((match) => match[1] as string);
}
export const names = parameterNames();

const none: readonly Element[] = [];
const emptyBytes = 12;
const epochMs = Date.UTC(2000, 0, 1);

/** Elements of an array in PostgreSQL's binary form; bytea comes as hex. */
export function readArray(buffer: Buffer): readonly Element[] {
  if (buffer.length <= emptyBytes) return none;
  const read = readers[buffer.readInt32BE(8)];
  if (!read) throw new TypeError('an array of a type that nobody reads');
  const count = buffer.readInt32BE(12);
  const elements: Element[] = new Array(count);
  let offset = 20;
  for (let index = 0; index < count; index += 1) {
    const length = buffer.readInt32BE(offset);
    offset += 4;
    elements[index] = length < 0 ? null : read(buffer, offset, length);
    if (length > 0) offset += length;
  }
  return elements;
}

const readers: Record<number, (buffer: Buffer, offset: number, length: number) => Element> = {
  16: (buffer, offset) => buffer[offset] === 1,
  17: (buffer, offset, length) => buffer.toString('hex', offset, offset + length),
  20: (buffer, offset) => buffer.readBigInt64BE(offset),
  21: (buffer, offset) => buffer.readInt16BE(offset),
  23: (buffer, offset) => buffer.readInt32BE(offset),
  25: (buffer, offset, length) => buffer.toString('utf8', offset, offset + length),
  1184: (buffer, offset) => new Date(Number(buffer.readBigInt64BE(offset) / 1000n) + epochMs),
  2950: (buffer, offset) => uuidFrom(buffer.toString('hex', offset, offset + 16)),
};

const uuidFrom = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** `values`: the time, then one buffer for each parameter. */
export function readCall(values: readonly unknown[]): { now: Date; columns: CallArguments } {
  if (values.length !== names.length + 1) throw new TypeError(`book_batch takes ${names.length + 1} parameters, not ${values.length}`);
  const columns = new Map<string, readonly Element[]>();
  for (const [index, name] of names.entries()) columns.set(name, readArray(values[index + 1] as Buffer));
  return { now: values[0] as Date, columns };
}

/** The rows of one table of the call: all parameters that begin with its letter. */
export function rowsOf<Row>(columns: CallArguments, table: string): Row[] {
  const count = columns.get(`${table}_op`)?.length ?? 0;
  if (count === 0) return [];
  const own = columnsOf(table);
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, Element> = {};
    for (const { name, field } of own) row[field] = columns.get(name)?.[index] ?? null;
    return row as Row;
  });
}

const columnCache = new Map<string, { name: string; field: string }[]>();
function columnsOf(table: string) {
  const known = columnCache.get(table) ?? names.filter((name) => name.startsWith(`${table}_`)).map((name) => ({ name, field: name.slice(2) }));
  columnCache.set(table, known);
  return known;
}
