import type { Call } from '@baize/contract';
import * as z from 'zod/mini';

type Json = { [key: string]: unknown };

const largest = Number.MAX_SAFE_INTEGER;

/** Values around what the field's own schema allows: the last that it takes, and the first that it does not. As JSON text. */
export function edgesOf(schema: Call['body'], field: string): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as { properties?: Record<string, Json> };
  return [...new Set(around(properties[field] ?? {}).map((value) => JSON.stringify(value)))];
}

function around(schema: Json): unknown[] {
  const choice = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choice) return choice.flatMap(around);
  if ('const' in schema) return [schema.const, null];
  if (Array.isArray(schema.enum))
    return [...schema.enum, `${schema.enum[0]} `, String(schema.enum[0]).toLowerCase(), 0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'string':
      return aroundText(schema);
    case 'integer':
    case 'number':
      return aroundNumber(schema);
    case 'array':
      return [
        [],
        [null],
        Array(Math.min(Number(schema.maxItems ?? 999) + 1, 1_000)).fill(around(schema.items as Json)[0]),
      ];
    case 'boolean':
      return [true, false, 'true', 1, null];
    default:
      return [{}, [], null];
  }
}

function aroundText({ minLength = 0, maxLength = 4_000, format }: Json): string[] {
  const ofLength = (length: number) => 'x'.repeat(Math.max(0, Math.min(length, 70_000)));
  const lengths = [Number(minLength) - 1, Number(minLength), Number(maxLength), Number(maxLength) + 1];
  const formatted =
    format === 'uuid' ? ['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF'] : [];
  return [
    ...lengths.map(ofLength),
    ...lengths.map((length) => '9'.repeat(Math.max(0, length))),
    ...formatted,
    '\u0000',
  ];
}

function aroundNumber({ minimum = -largest, maximum = largest }: Json): number[] {
  const ends = [Number(minimum), Number(maximum)];
  return [...ends, ...ends.map((end) => end - 1), ...ends.map((end) => end + 1), ...ends.map((end) => end + 0.5), 0];
}
