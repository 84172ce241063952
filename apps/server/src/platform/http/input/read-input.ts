import { answerLanguage, type Call, type FailureDetail, type LocaleCode, sealedFor } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { OpenEncryptedBody, SealedCall } from '../../crypto/encrypted-body.ts';
import { type Failure, fail, ok, type Result } from '../../result.ts';
import type { RawBody } from './body-parsers.ts';
import { inputFaults } from './input-faults.ts';
import { parseJson } from './json.ts';

type Input = Partial<Record<'params' | 'query' | 'data' | 'body' | 'upload', unknown>>;

const nothing = { ours: z.strictObject({}), specified: z.object({}) };

/**
 * Reads and checks everything that a client may send to a call. What the call does not name is refused, but on the specification's calls, where it is left
 * out. `brandLanguage` stands in where an answer's language is not named.
 */
export async function readInput(
  call: Call,
  request: FastifyRequest,
  openEncryptedBody: OpenEncryptedBody,
  brandLanguage: LocaleCode | null,
): Promise<Result<Input>> {
  const raw = request.body as RawBody | undefined;
  if (call.upload && !isUploadOf(call, raw)) return fail('unsupported_media_type');
  const body = call.upload ? ok({}) : await readBody(call, raw, openEncryptedBody);
  if (!body.ok) return body;
  const { data, ...query } = request.query as Record<string, unknown>;
  const dataJson = call.data ? readJson(data, 'data') : ok(undefined);
  if (!dataJson.ok) return dataJson;

  const given = {
    params: request.params,
    query: call.data ? query : request.query,
    data: dataJson.value,
    body: body.value,
  };
  const input: Input = raw?.kind === 'file' ? { upload: raw.bytes } : {};
  let fields: FailureDetail['fields'] = {};
  for (const part of ['params', 'query', 'data', 'body'] as const) {
    if (part === 'data' && !call.data) continue;
    const schema = call[part] ?? (call.specified ? nothing.specified : nothing.ours);
    const parsed = z.safeParse(schema, withLanguage(schema, given[part], brandLanguage), { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else fields = { ...inputFaults(parsed.error.issues, part), ...fields };
  }
  return Object.keys(fields).length > 0 ? fail('invalid_input', { fields }) : ok(input);
}

/** The fields with the brand's language where they leave out the one of the answer. */
function withLanguage(schema: z.ZodMiniType<object>, given: unknown, brandLanguage: LocaleCode | null): unknown {
  const isWanted = 'shape' in schema && (schema.shape as { language?: unknown }).language === answerLanguage;
  if (!isWanted || !brandLanguage || typeof given !== 'object' || given === null) return given;
  return { language: brandLanguage, ...given };
}

async function readBody(
  call: Call,
  raw: RawBody | undefined,
  openEncryptedBody: OpenEncryptedBody,
): Promise<Result<unknown>> {
  if (call.encrypted && raw?.kind === 'jose') return openEncryptedBody(raw.text, sealedCallOf(call));
  if (call.encrypted && !call.plainToo) return fail('encrypted_body_required');
  if (raw === undefined) return ok({});
  const isWantedForm = raw.kind === 'form' && (call.form ?? call.formToo) === true;
  if (!isWantedForm && (raw.kind !== 'json' || call.form)) return fail('unsupported_media_type');
  return raw.kind === 'form' ? readForm(raw.text) : readJson(raw.text, 'body');
}

const sealedCallOf = (call: Call): SealedCall => ({ name: sealedFor(call), takesUnnamed: call.specified === true });

const isUploadOf = (call: Call, raw: RawBody | undefined): boolean =>
  raw?.kind === 'file' && call.upload !== undefined && call.upload.contentTypes.includes(raw.contentType);

/** The fields of an HTML form as texts; of two with one name the last counts, as in JSON. */
function readForm(text: string): Result<unknown> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) fields[name] = value;
  return ok({ ...fields });
}

/** Nothing sent counts as an object without fields, so that each missing field is named. */
function readJson(text: unknown, part: string): Result<unknown> {
  if (text === undefined || text === '') return ok({});
  try {
    return typeof text === 'string' ? ok(parseJson(text)) : broken(part);
  } catch (error) {
    if (error instanceof SyntaxError) return broken(part);
    throw error;
  }
}

const broken = (part: string): Failure => fail('invalid_input', { fields: { [part]: { key: 'field_json' } } });
