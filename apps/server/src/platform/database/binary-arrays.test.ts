// @covers batched-operations

import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type ArrayElement, type ArrayElementType, binaryArray } from './binary-arrays.ts';

const harness = useTestDatabase();

const shown: Partial<Record<ArrayElementType, string>> = {
  bytea: "encode(element, 'hex')",
  timestamptz: '(extract(epoch from element) * 1000)::bigint::text',
};

/** The array as PostgreSQL read it, element by element as text, in order; null for null. */
async function readBack(type: ArrayElementType, values: readonly ArrayElement[]): Promise<(string | null)[]> {
  const { rows } = await harness.owner.query(
    `select ${shown[type] ?? 'element::text'} as element from unnest($1::${type}[]) with ordinality e(element, position) order by position`,
    [binaryArray(type, values)],
  );
  return rows.map((row) => row.element);
}

const textOf = (value: ArrayElement): string | null => {
  if (value === null) return null;
  if (value instanceof Date) return String(value.getTime());
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return String(value);
};

/** PostgreSQL holds no NUL in text. */
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replaceAll('\0', ''));
const extremes: Record<ArrayElementType, ArrayElement[]> = {
  bool: [true, false],
  int2: [-32_768, -1, 0, 1, 32_767],
  int4: [-2_147_483_648, -1, 0, 1, 2_147_483_647],
  int8: [-(2n ** 63n), -(2n ** 53n) - 1n, -1n, 0n, 1n, 2n ** 53n + 1n, 2n ** 63n - 1n],
  text: ['', ' ', 'ä€😀', '"{},\\', 'null', 'NULL', 'x'.repeat(100_000)],
  uuid: [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '01234567-89ab-cdef-0123-456789abcdef',
  ],
  bytea: [Buffer.alloc(0), Buffer.from([0]), Buffer.from([255, 0, 92, 120]), Buffer.alloc(5_000, 7)],
  timestamptz: [
    new Date(0),
    new Date('1969-12-31T23:59:59.999Z'),
    new Date('2000-01-01T00:00:00Z'),
    new Date('9999-12-31T23:59:59.999Z'),
    new Date('0001-01-01T00:00:00Z'),
  ],
};
const arbitraries: Record<ArrayElementType, fc.Arbitrary<ArrayElement>> = {
  bool: fc.boolean(),
  int2: fc.integer({ min: -32_768, max: 32_767 }),
  int4: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  int8: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  text,
  uuid: fc.uuid(),
  bytea: fc.uint8Array({ maxLength: 40 }),
  timestamptz: fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  }),
};
const types = Object.keys(extremes) as ArrayElementType[];

test.each(types)('extremes and nulls of %s arrive as they were sent', async (type) => {
  const values = [null, ...extremes[type], null, null, ...extremes[type].toReversed(), null];
  expect(await readBack(type, values)).toEqual(values.map(textOf));
});

test.each(types)('no element, one, and only nulls of %s', async (type) => {
  expect(await readBack(type, [])).toEqual([]);
  expect(await readBack(type, [null])).toEqual([null]);
  expect(await readBack(type, [null, null, null])).toEqual([null, null, null]);
  const [first] = extremes[type] as [ArrayElement];
  expect(await readBack(type, [first])).toEqual([textOf(first)]);
});

test.each(types)('random arrays of %s arrive as they were sent', async (type) => {
  const arrays = fc.array(fc.option(arbitraries[type], { nil: null, freq: 4 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(arrays, async (values) => {
      expect(await readBack(type, values)).toEqual(values.map(textOf));
    }),
    { numRuns: 60 },
  );
});

test('an upper-case uuid arrives in lower case', async () => {
  expect(await readBack('uuid', ['01234567-89AB-CDEF-0123-456789ABCDEF'])).toEqual([
    '01234567-89ab-cdef-0123-456789abcdef',
  ]);
});

test('what is no uuid, or no text, is refused before anything is sent', () => {
  for (const wrong of ['', '0123', '0123456789abcdef0123456789abcdef0123', '01234567-89ab-cdef-0123-456789abcdeg']) {
    expect(() => binaryArray('uuid', [wrong])).toThrow(TypeError);
  }
  expect(() => binaryArray('text', [5])).toThrow(TypeError);
  expect(() => binaryArray('bytea', [5n])).toThrow(TypeError);
});

test('several arrays of one statement stay beside each other', async () => {
  const { rows } = await sql<{ a: bigint; b: string | null }>`
    select * from unnest(${binaryArray('int8', [1n, 2n, 3n])}::int8[], ${binaryArray('text', ['x', null, 'z'])}::text[]) t(a, b)`.execute(
    harness.database,
  );
  expect(rows).toEqual([
    { a: 1n, b: 'x' },
    { a: 2n, b: null },
    { a: 3n, b: 'z' },
  ]);
});
