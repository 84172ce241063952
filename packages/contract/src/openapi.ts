import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { accessErrors, commonErrors, encryptionErrors, errorStatus, type MessageKey } from './errors.ts';

/** A JSON object of the OpenAPI document; its form is checked by a validator in the tests. */
export type JsonObject = { [key: string]: JsonValue };
type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** The whole contract as an OpenAPI 3.1 document. Pure: the same calls give the same document. */
export function openApiOf(calls: Record<string, Call>): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baize', version: '1', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: { FailureDetail: failureDetail, Encrypted: encrypted }, securitySchemes },
  };
}

const introduction =
  'Every answer is `{success, value, message}`; `message` is a translation key, empty on success. Amounts travel as decimal strings. ' +
  'Bodies of encrypted calls are compact JWE (`application/jose`); docs/calls.md shows how one is made.';

const tags = {
  system: 'The brand and the process',
  account: 'Members and their sessions',
  money: 'Wallet and records',
  games: 'Vendors and games',
  studio: 'The game frame',
  service: 'Customer service: chat and feedback',
  staff: 'The operator’s staff',
};

const securitySchemes: JsonObject = {
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'From login or register.' },
  gameSession: { type: 'apiKey', in: 'header', name: 'game-session', description: 'From POST /studio/v1/session.' },
  chatToken: {
    type: 'apiKey',
    in: 'header',
    name: 'chat-token',
    description: 'A visitor’s, from POST /wps/service/chat.',
  },
  staffToken: { type: 'apiKey', in: 'header', name: 'token', description: 'From POST /wps/staff/session.' },
};

const securityOf = {
  anyone: [],
  signedIn: [{ token: [] }],
  realAccount: [{ token: [] }],
  agent: [{ token: [] }],
  gameSession: [{ gameSession: [] }],
  visitor: [{}, { token: [] }, { chatToken: [] }],
  staff: [{ staffToken: [] }],
} satisfies Record<Call['access'], JsonObject[]>;

const failureDetail: JsonObject = {
  description: 'What the client may know about a failure.',
  type: ['object', 'null'],
  properties: {
    fields: {
      description: 'Wrong fields by their dotted path.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          key: { type: 'string' },
          patternId: { type: 'integer' },
          min: { type: 'number' },
          max: { type: 'number' },
        },
        required: ['key'],
      },
    },
    retryAfterSeconds: { type: 'integer' },
    retryAfterMs: { type: 'integer' },
    bet: {
      description: 'The bet that is beyond its limits, and what the table takes on it.',
      type: 'object',
      properties: Object.fromEntries(
        ['key', 'selection', 'minMinor', 'maxMinor'].map((name) => [name, { type: 'string' }]),
      ),
    },
    until: { type: ['string', 'null'], description: 'When a break or an exclusion ends; null: never.' },
    captcha: { type: 'boolean' },
    secondStep: {
      description: 'What a second factor is asked with; `ticket` names the login that waits for it.',
      type: 'object',
      properties: {
        ticket: { type: 'string' },
        methods: { type: 'array', items: { type: 'string', enum: ['totp', 'passkey', 'recoveryCode'] } },
        passkey: { type: ['object', 'null'] },
      },
    },
    reason: { type: 'string', enum: ['disk_full', 'read_only'] },
    reference: { type: 'string', description: 'Names an unexpected crash in the log.' },
  },
};

const encrypted: JsonObject = {
  type: 'string',
  description:
    'Compact JWE, RSA-OAEP-256 and A128GCM, with the key of `GET /wps/system/whitelabel`. Its protected header names the call under `call`, ' +
    'as `POST /wps/session/login`.',
  contentMediaType: 'application/json',
};

function operation(name: string, call: Call): JsonObject {
  const body = requestBody(call);
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call.path)],
    security: securityOf[call.access],
    parameters: parametersOf(call),
    ...(body ? { requestBody: body } : {}),
    responses: { 200: success(call.answer), ...failures(call) },
    ...(call.perMinute === undefined ? {} : { 'x-requests-per-minute': call.perMinute }),
  };
}

function tagOf(path: string): keyof typeof tags {
  if (path.startsWith('/studio/')) return 'studio';
  if (path.startsWith('/wps/staff/')) return 'staff';
  if (/^\/wps\/(service|feedback)/.test(path)) return 'service';
  if (path.startsWith('/wps/system/') || path.includes('Announcements')) return 'system';
  if (/wallets|MCSFE_/.test(path)) return 'money';
  return /GCSGAME_|\/game\//.test(path) ? 'games' : 'account';
}

function parametersOf(call: Call): JsonObject[] {
  const parameters = [...fieldsOf(call.params, 'path'), ...fieldsOf(call.query, 'query')];
  if (call.data) {
    const schema = jsonSchema(call.data, 'input');
    const description = 'JSON in one query parameter.';
    parameters.push({
      name: 'data',
      in: 'query',
      description,
      required: Array.isArray(schema.required) && schema.required.length > 0,
      content: { 'application/json': { schema } },
    });
  }
  return parameters;
}

function fieldsOf(fields: z.ZodMiniType<object> | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = jsonSchema(fields, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function requestBody(call: Call): JsonObject | null {
  if (call.upload) {
    const content = Object.fromEntries(call.upload.contentTypes.map((type) => [type, {}]));
    return { required: true, description: `At most ${call.upload.maxBytes} bytes.`, content };
  }
  if (!call.body) return null;
  const fields = jsonSchema(call.body, 'input');
  const formType = 'application/x-www-form-urlencoded';
  const plainTypes = call.form ? [formType] : ['application/json', ...(call.formToo ? [formType] : [])];
  if (!call.encrypted)
    return { required: true, content: Object.fromEntries(plainTypes.map((type) => [type, { schema: fields }])) };
  const payload: JsonObject = {
    allOf: [
      { ...fields, additionalProperties: true },
      {
        type: 'object',
        properties: {
          ts: { type: 'integer', description: 'Milliseconds since 1970; at most 60 s from the server’s clock.' },
          nonce: { type: 'string', pattern: '^[\\w-]{16,64}$', description: 'New for each request.' },
        },
        required: ['ts', 'nonce'],
      },
    ],
  };
  const schema: JsonObject = { $ref: '#/components/schemas/Encrypted', contentSchema: payload };
  return { required: true, content: { 'application/jose': { schema } } };
}

function success(answer: z.ZodMiniType): JsonObject {
  const value = jsonSchema(answer, 'output');
  return { description: 'Success', content: { 'application/json': { schema: envelope(true, value, { const: '' }) } } };
}

/** All failures that a client of the call may meet, by status. */
function failures(call: Call): JsonObject {
  const encryption = call.encrypted ? encryptionErrors : [];
  const keys = new Set<MessageKey>([
    ...call.errors,
    ...accessErrors[call.access],
    ...encryption,
    ...commonErrors,
    'not_found',
  ]);
  const byStatus = new Map<number, MessageKey[]>();
  for (const key of keys) byStatus.set(errorStatus[key], [...(byStatus.get(errorStatus[key]) ?? []), key]);
  const answers = [...byStatus].map(([status, keysOfStatus]): [string, JsonObject] => [
    String(status),
    failure(status, keysOfStatus),
  ]);
  return Object.fromEntries(answers);
}

const retryStatuses = [429, 503];

function failure(status: number, keys: readonly MessageKey[]): JsonObject {
  const schema = envelope(false, { $ref: '#/components/schemas/FailureDetail' }, { enum: [...keys] });
  const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  return {
    description: keys.join(', '),
    ...(retryStatuses.includes(status) ? { headers } : {}),
    content: { 'application/json': { schema } },
  };
}

const envelope = (isSuccess: boolean, value: JsonObject, message: JsonObject): JsonObject => ({
  type: 'object',
  properties: { success: { const: isSuccess }, value, message: { type: 'string', ...message } },
  required: ['success', 'value', 'message'],
});

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io }) as JsonObject;
  return rest;
}
