/**
 * Arrays as PostgreSQL's binary format wants them: a statement over many rows takes its parameters without text to build or to parse.
 * https://www.postgresql.org/docs/current/protocol-overview.html#PROTOCOL-FORMAT-CODES
 */

export type ArrayElementType = 'bool' | 'int2' | 'int4' | 'int8' | 'text' | 'uuid' | 'bytea' | 'timestamptz';
export type ArrayElement = boolean | number | bigint | string | Uint8Array | Date | null;

const oids: Record<ArrayElementType, number> = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  timestamptz: 1184,
  uuid: 2950,
};
const fixedBytes: Partial<Record<ArrayElementType, number>> = {
  bool: 1,
  int2: 2,
  int4: 4,
  int8: 8,
  timestamptz: 8,
  uuid: 16,
};
const headerBytes = 20;
const lengthBytes = 4;
/** PostgreSQL counts microseconds from 2000-01-01. */
const epochMs = BigInt(Date.UTC(2000, 0, 1));
const empties = new Map<ArrayElementType, Buffer>();

/** One-dimensional array of `type`; null stands for SQL null. A value of another type is a programmer's error (TypeError). */
export const binaryArray = (type: ArrayElementType, values: readonly ArrayElement[]): Buffer =>
  binaryColumn(type, values, (value) => value);

/** The same of one value of each row. */
export function binaryColumn<Row>(
  type: ArrayElementType,
  rows: readonly Row[],
  pick: (row: Row) => ArrayElement,
): Buffer {
  if (rows.length === 0) return emptyArray(type);
  const fixed = fixedBytes[type];
  const buffer = Buffer.allocUnsafe(headerBytes + mostBytes(fixed, rows, pick));
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(1, 4);
  buffer.writeInt32BE(oids[type], 8);
  buffer.writeInt32BE(rows.length, 12);
  buffer.writeInt32BE(1, 16);
  let offset = headerBytes;
  for (const row of rows) {
    const value = pick(row);
    const length = value === null ? -1 : (fixed ?? sizeOf(value));
    offset = buffer.writeInt32BE(length, offset);
    if (value === null) continue;
    write(type, value, buffer, offset, length);
    offset += length;
  }
  return buffer.subarray(0, offset);
}

/** Of elements of a fixed size as if none were null. */
function mostBytes<Row>(fixed: number | undefined, rows: readonly Row[], pick: (row: Row) => ArrayElement): number {
  if (fixed !== undefined) return rows.length * (lengthBytes + fixed);
  let bytes = rows.length * lengthBytes;
  for (const row of rows) {
    const value = pick(row);
    if (value !== null) bytes += sizeOf(value);
  }
  return bytes;
}

function emptyArray(type: ArrayElementType): Buffer {
  const known = empties.get(type);
  if (known) return known;
  const buffer = Buffer.alloc(12);
  buffer.writeInt32BE(oids[type], 8);
  empties.set(type, buffer);
  return buffer;
}

const sizeOf = (value: ArrayElement): number =>
  typeof value === 'string' ? Buffer.byteLength(value) : value instanceof Uint8Array ? value.length : refuse(value);

function write(type: ArrayElementType, value: ArrayElement, buffer: Buffer, offset: number, length: number): void {
  switch (type) {
    case 'bool':
      buffer[offset] = value ? 1 : 0;
      return;
    case 'int2':
      buffer.writeInt16BE(value as number, offset);
      return;
    case 'int4':
      buffer.writeInt32BE(value as number, offset);
      return;
    case 'int8':
      buffer.writeBigInt64BE(value as bigint, offset);
      return;
    case 'text':
      buffer.write(value as string, offset, length, 'utf8');
      return;
    case 'uuid':
      writeUuid(value as string, buffer, offset);
      return;
    case 'bytea':
      buffer.set(value as Uint8Array, offset);
      return;
    case 'timestamptz':
      buffer.writeBigInt64BE((BigInt((value as Date).getTime()) - epochMs) * 1000n, offset);
  }
}

const uuidLength = 36;

/** Reads the digits itself: a quarter of the time of cutting the text and decoding it. */
function writeUuid(value: string, buffer: Buffer, offset: number): void {
  if (value.length !== uuidLength) throw new TypeError(`${value} is no uuid`);
  let position = 0;
  for (let index = 0; index < uuidLength; index += 2) {
    if (value.charCodeAt(index) === 45) index += 1;
    buffer[offset + position] = (digitOf(value, index) << 4) | digitOf(value, index + 1);
    position += 1;
  }
  if (position !== 16) throw new TypeError(`${value} is no uuid`);
}

function digitOf(value: string, index: number): number {
  const code = value.charCodeAt(index);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 102) return code - 87;
  if (code >= 65 && code <= 70) return code - 55;
  throw new TypeError(`${value} is no uuid`);
}

function refuse(value: ArrayElement): never {
  throw new TypeError(`${typeof value} has no place in a text or bytea array`);
}
