import type { Call, FailureDetail } from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { OpenEncryptedBody } from '../crypto/encrypted-body.ts';
import { type Failure, fail, ok, type Result } from '../result.ts';
import type { RawBody } from './body-parsers.ts';
import { inputFaults } from './input-faults.ts';
import { parseJson } from './json.ts';

type Input = Partial<Record<'params' | 'query' | 'data' | 'body', unknown>>;

const nothing = z.strictObject({});

/** Reads and checks everything that a client may send to a call; what the call does not name is refused. */
export async function readInput(
  call: Call,
  request: FastifyRequest,
  openEncryptedBody: OpenEncryptedBody,
): Promise<Result<Input>> {
  const body = await readBody(call, request.body as RawBody | undefined, openEncryptedBody);
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
  const input: Input = {};
  let fields: FailureDetail['fields'] = {};
  for (const part of ['params', 'query', 'data', 'body'] as const) {
    if (part === 'data' && !call.data) continue;
    const parsed = z.safeParse(call[part] ?? nothing, given[part], { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else fields = { ...inputFaults(parsed.error.issues, part), ...fields };
  }
  return Object.keys(fields).length > 0 ? fail('invalid_input', { fields }) : ok(input);
}

async function readBody(
  call: Call,
  raw: RawBody | undefined,
  openEncryptedBody: OpenEncryptedBody,
): Promise<Result<unknown>> {
  if (!call.encrypted) return raw?.kind === 'jose' ? fail('unsupported_media_type') : readJson(raw?.text, 'body');
  return raw?.kind === 'jose' ? openEncryptedBody(raw.text) : fail('encrypted_body_required');
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
