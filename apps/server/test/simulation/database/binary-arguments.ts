import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Element = boolean | number | bigint | string | Date | null;

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** The functions that write money. */
export const bookingFunctions = ['book_batch', 'book_plays'] as const;
export type BookingFunction = (typeof bookingFunctions)[number];

/** The parameters of a function's newest form in the migrations, in their order, without the first, which is the time. */
function parameterNames(name: BookingFunction): string[] {
  const texts = readdirSync(migrations)
    .sort()
    .map((file) => readFileSync(migrations + file, 'utf8'));
  const text = texts.findLast((candidate) => candidate.includes(`create function ${name}(`)) ?? '';
  const list = new RegExp(`create function ${name}\\(([\\s\\S]*?)\\bout batch\\b`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/(\w+) \w+\[\]/g)].map((match) => match[1] as string);
}

const none: readonly Element[] = [];
const emptyBytes = 12;
const epochMs = Date.UTC(2000, 0, 1);

/** Elements of an array in PostgreSQL's binary form; bytea comes as hex. */
function readArray(buffer: Buffer): readonly Element[] {
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

interface Column {
  field: string;
  /** Its place among the parameters. */
  index: number;
}
interface Parameters {
  count: number;
  tables: Map<string, Column[]>;
}

function parametersOf(name: BookingFunction): Parameters {
  const tables = new Map<string, Column[]>();
  const names = parameterNames(name);
  for (const [index, parameter] of names.entries()) {
    const [table = '', ...field] = parameter.split('_');
    tables.set(table, [...(tables.get(table) ?? []), { field: field.join('_'), index: index + 1 }]);
  }
  return { count: names.length + 1, tables };
}
const known = { book_batch: parametersOf('book_batch'), book_plays: parametersOf('book_plays') };

/** The rows of one table of a call: all parameters that begin with its letter. `values`: the time, then one buffer for each parameter. */
export function rowsOf<Row>(name: BookingFunction, values: readonly unknown[], table: string): Row[] {
  const { count: parameters, tables } = known[name];
  if (values.length !== parameters) throw new TypeError(`${name} takes ${parameters} parameters, not ${values.length}`);
  const columns = tables.get(table) ?? [];
  const [first] = columns;
  const count = first ? readArray(values[first.index] as Buffer).length : 0;
  if (count === 0) return [];
  const rows: Record<string, Element>[] = Array.from({ length: count }, () => ({}));
  for (const { field, index } of columns) {
    const elements = readArray(values[index] as Buffer);
    for (let row = 0; row < count; row += 1) (rows[row] as Record<string, Element>)[field] = elements[row] ?? null;
  }
  return rows as Row[];
}
