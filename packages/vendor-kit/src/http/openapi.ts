import * as z from 'zod';
import { answers } from './answers.ts';
import { fieldFaults } from './fields.ts';
import { requests } from './requests.ts';
import type { signatureHeaders } from './signing.ts';
import { pathOf, type WalletCommand, walletCommands } from './wire.ts';

type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
type JsonObject = { [key: string]: JsonValue };

/** `/wallet/v1` as an OpenAPI 3.1 document, made from the schemas that the wire is checked with. */
export function walletOpenApi(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize vendor wallet',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    paths: Object.fromEntries(walletCommands.map((command) => [pathOf(command), { post: operation(command) }])),
    components: { schemas: { Failure: failureBody }, parameters, securitySchemes },
  };
}

const introduction = [
  'The one door between a game vendor and money. Amounts are decimal strings of minor units ("1250" is 12.50 of a currency with two',
  'decimals). Ids are permanent: the same id with the same content moves nothing and answers with `replay: true`, with other content it',
  'is TX_CONFLICT. Status 200 carries every business outcome. 400, 401, 413, 415, 429 and 503 mean that surely nothing was done; after',
  'anything else, and after INTERNAL, send the same id again or cancel.',
  '\n\nEach request is signed with Ed25519 over five lines: method, path, X-Timestamp, X-Nonce, and the SHA-256 of the raw body in hex.',
].join(' ');

interface Tag {
  description: string;
  commands: readonly WalletCommand[];
}
const tags: Record<string, Tag> = {
  session: { description: 'Sessions and balance', commands: ['authenticate', 'checkSession', 'endSession', 'balance'] },
  round: {
    description: 'Stakes, wins and rounds',
    commands: ['play', 'debit', 'credit', 'cancel', 'endRound', 'getRound', 'getTx', 'adjust'],
  },
  pool: { description: 'Jackpot pools: what stakes put in, and what stands there', commands: ['fundPool', 'pools'] },
  promotion: { description: 'Gifts and free rounds', commands: ['promo', 'grantFreeRounds', 'cancelFreeRounds'] },
  bet: {
    description: 'Two-step bets of sports and lottery',
    commands: ['makeBet', 'commitBet', 'discardBet', 'settleBet', 'resettleBet', 'settleBets', 'cashOut'],
  },
  transfer: {
    description: 'Vendors with a wallet of their own',
    commands: ['transferIn', 'transferOut', 'queryTransfer'],
  },
  feed: { description: 'Reconciliation', commands: ['feed'] },
};

const summaries: Record<WalletCommand, string> = {
  authenticate: 'Exchange a launch token for a session; a token serves once, within 60 seconds',
  checkSession: 'Keep a session alive',
  endSession: 'End a session; credits go on',
  balance: 'The balance of a player',
  play: 'Stakes, wins and the end of a round in one act, or nothing',
  debit: 'Take a stake',
  credit: 'Pay, for offline and blocked players too',
  cancel: 'Take one debit back, or bar it for ever when it never came',
  endRound: 'Close a round',
  getRound: 'The state of a round',
  getTx: 'What became of an id',
  adjust: 'Correct the payout of a round',
  promo: 'Pay without a bet',
  fundPool: 'From the operator into a pool, for what it opens with',
  pools: 'What stands in the pools that a player can win from',
  grantFreeRounds: 'Give free rounds',
  cancelFreeRounds: 'Take back free rounds that are left',
  makeBet: 'Hold a stake for 15 seconds',
  commitBet: 'Confirm a held bet',
  discardBet: 'Release a held bet',
  settleBet: 'Pay the first generation of a result',
  resettleBet: 'Replace the result; the difference moves',
  settleBets: 'Results of up to 5,000 bets, each for itself, with one answer a bet in their order',
  cashOut: 'Pay and close before the result',
  transferIn: 'From the player’s cash to the vendor’s float',
  transferOut: 'From the vendor’s float to the player’s cash',
  queryTransfer: 'What became of a transfer; an unknown one is barred',
  feed: 'Everything booked, in order and without gaps',
};

const headerNames: Record<keyof typeof signatureHeaders, [name: string, description: string]> = {
  provider: ['X-Provider', 'The vendor’s code'],
  keyId: ['X-Key-Id', 'One of the vendor’s live keys'],
  timestamp: ['X-Timestamp', 'Milliseconds since 1970, at most 60 s from the operator’s clock'],
  nonce: ['X-Nonce', '16 to 64 letters, digits, - or _; new for each request'],
  signature: ['X-Signature', 'Ed25519, base64url'],
};
const parameters: JsonObject = Object.fromEntries(
  Object.entries(headerNames)
    .filter(([name]) => name !== 'signature')
    .map(([name, [header, description]]) => [
      name,
      { name: header, in: 'header', required: true, description, schema: { type: 'string' } },
    ]),
);
const [signatureHeader, signatureForm] = headerNames.signature;
const securitySchemes: JsonObject = {
  signature: { type: 'apiKey', in: 'header', name: signatureHeader, description: signatureForm },
};

const failureBody: JsonObject = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    fields: {
      description: 'Wrong fields by their dotted path.',
      type: 'object',
      additionalProperties: { enum: [...fieldFaults] },
    },
  },
  required: ['error'],
};

const failures: readonly (readonly [status: number, error: string, description: string])[] = [
  [400, 'invalid_input', 'A malformed body; `fields` names what is wrong'],
  [
    401,
    'unauthorized',
    'Not signed by a live key of the vendor, too early or late, sent before, or from a foreign address',
  ],
  [413, 'body_too_large', 'More than 64 kB; of settleBets 2 MB'],
  [415, 'unsupported_media_type', 'Anything but application/json'],
  [429, 'too_many_requests', 'Too many requests at once or in this second'],
  [500, 'internal', 'What was done is not known'],
  [503, 'service_unavailable', 'The operator cannot work now; nothing was done'],
];
const retryStatuses = [429, 503];

function operation(command: WalletCommand): JsonObject {
  const [tag = ''] = Object.entries(tags).find(([, { commands }]) => commands.includes(command)) ?? [];
  return {
    operationId: command,
    summary: summaries[command],
    tags: [tag],
    security: [{ signature: [] }],
    parameters: Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(requests[command]) } } },
    responses: {
      200: { description: 'The outcome', content: { 'application/json': { schema: jsonSchema(answers[command]) } } },
      ...Object.fromEntries(failures.map((failure) => [String(failure[0]), failureAnswer(failure)])),
    },
  };
}

function failureAnswer([status, error, description]: (typeof failures)[number]): JsonObject {
  const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { error: { const: error } } }] };
  return {
    description,
    ...(retryStatuses.includes(status) ? { headers } : {}),
    content: { 'application/json': { schema } },
  };
}

function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as JsonObject;
  return rest;
}
