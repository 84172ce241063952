import * as z from 'zod/mini';

type Json = { [key: string]: unknown };

const formats: Record<string, string> = {
  'date-time': '2026-03-01T12:00:00.000Z',
  date: '2026-03-01',
  uuid: '01950000-0000-7000-8000-000000000000',
  uri: 'https://example.test/',
};
const samples = ['1', 'abc', 'abc@example.test', '', '1.00', '9171234', 'x'.repeat(16), 'x'.repeat(26)];

/** A value that the schema accepts; `io` tells whether it is one to send or one to answer. */
export function sampleValue(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const value = sampleOf(z.toJSONSchema(schema, { io }) as Json);
  if (io === 'input') z.parse(schema, value);
  return value;
}

function sampleOf(schema: Json): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choice)) return sampleOf(choice[0]);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      // Elements of which there can be none: only the empty list will do.
      return 'not' in (schema.items as Json) ? [] : [sampleOf(schema.items as Json)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'string':
      return sampleText(schema);
    default:
      return null;
  }
}

function sampleObject({ properties = {}, required = [], additionalProperties, propertyNames }: Json): Json {
  const fields = Object.entries(properties as Json).filter(([name]) => (required as string[]).includes(name));
  const sample = Object.fromEntries(fields.map(([name, schema]) => [name, sampleOf(schema as Json)]));
  const isRecord = fields.length === 0 && typeof additionalProperties === 'object' && additionalProperties !== null;
  return isRecord && Object.keys(additionalProperties).length > 0
    ? { [propertyNames ? String(sampleOf(propertyNames as Json)) : 'any']: sampleOf(additionalProperties as Json) }
    : sample;
}

function sampleText(schema: Json): string {
  const format = formats[String(schema.format)];
  if (format) return format;
  const patterns = [schema, ...((schema.allOf as Json[] | undefined) ?? [])]
    .map(({ pattern }) => pattern)
    .filter((pattern) => typeof pattern === 'string')
    .map((pattern) => new RegExp(pattern, 'u'));
  const fits = (text: string) =>
    text.length >= Number(schema.minLength ?? 0) && patterns.every((pattern) => pattern.test(text));
  const sample = samples.find(fits);
  if (sample === undefined) throw new Error(`no sample for ${JSON.stringify(schema)}`);
  return sample;
}
