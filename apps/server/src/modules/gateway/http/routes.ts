import {
  largestBodyOf,
  largestBulkBytes,
  pathOf,
  type WalletCommand,
  type WireFailure,
  walletCommands,
} from '@baize/vendor-kit/http';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../../platform/database/unavailable.ts';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import type { AuthenticatedVendor, createAuthentication } from './access/authentication.ts';
import type { VendorNonces } from './access/nonces.ts';
import type { createExecute, Reply } from './acts/execute.ts';
import type { VendorGate } from './limits.ts';
import { timeLimit } from './time-limit.ts';

export interface RouteDependencies {
  admit: ReturnType<typeof createAuthentication>;
  nonces: Pick<VendorNonces, 'use'>;
  gate: VendorGate;
  execute: ReturnType<typeof createExecute>;
  newReference: () => string;
  deadlineMs: number;
  securityEvents: Pick<SecurityEvents, 'note'>;
}

/** The answer to a command. */
type Told = Extract<Reply, { status: 200 }>;

/** Anything but the answer to a command. */
interface Failed extends WireFailure {
  status: 400 | 401 | 413 | 415 | 429 | 500 | 503;
}

/** How much longer a command of thousands of bets may take. */
const bulkDeadlineFactor = 10;
const unauthorized: Failed = { status: 401, error: 'unauthorized' };
const unavailable: Failed = { status: 503, error: 'service_unavailable' };
const retryAfterSeconds: Partial<Record<Failed['status'], number>> = { 429: 1, 503: 2 };

/** `POST /wallet/v1/<command>` with a body parser, error answers and limits of their own; nothing else of the app touches them. */
export function walletRoutes(deps: RouteDependencies): FastifyPluginAsync {
  return async (scope: FastifyInstance) => {
    readBodiesAsBytes(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendFailed(reply, failureOf(error, request, deps.newReference)),
    );
    for (const command of walletCommands) {
      scope.route({
        method: 'POST',
        url: pathOf(command),
        bodyLimit: largestBodyOf(command),
        config: { serves: 'wallet', rateLimit: false },
        handler: async (request, reply) => {
          const told = await answer(deps, command, request);
          return 'error' in told ? sendFailed(reply, told) : sendReply(reply, told);
        },
      });
    }
  };
}

/** Signed are the raw bytes, so that nothing parses them before. */
function readBodiesAsBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: largestBulkBytes } as const;
  scope.addContentTypeParser('application/json', options, (_request, bytes, done) => done(null, bytes));
}

async function answer(
  { admit, nonces, gate, execute, deadlineMs, securityEvents }: RouteDependencies,
  command: WalletCommand,
  request: FastifyRequest,
): Promise<Told | Failed> {
  const { method, raw, headers, ip: address } = request;
  if (gate.isNoisy(address)) return { status: 429, error: 'too_many_requests' };
  const isBulk = command === 'settleBets';
  const limit = timeLimit(isBulk ? deadlineMs * bulkDeadlineFactor : deadlineMs);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const path = raw.url ?? '';
  const refuse = (kind: 'vendor_call_refused' | 'vendor_call_replayed', provider: string | null, reason: string) => {
    gate.noteRefusal(address);
    const whose = provider === null ? {} : { subject: `vendor:${provider}` };
    securityEvents.note({ kind, ip: address, ...whose, detail: { command, reason } });
    return unauthorized;
  };
  try {
    const authenticated = await limit.within(admit({ method, path, headers, body, address }));
    if (authenticated === 'late') return unavailable;
    if ('refusal' in authenticated) return refuse('vendor_call_refused', authenticated.provider, authenticated.refusal);
    const leave = gate.enter(authenticated.profile.vendorCode, isBulk);
    if (!leave) return { status: 429, error: 'too_many_requests' };
    const told = await enteredAnswer({ nonces, execute, limit }, { ...authenticated, command, path, body, leave });
    return told === 'replayed' ? refuse('vendor_call_replayed', authenticated.profile.vendorCode, 'used_nonce') : told;
  } finally {
    limit.end();
  }
}

/** An admitted request that has a place among the vendor's others, to be given back with `leave`. */
interface Entered extends AuthenticatedVendor {
  command: WalletCommand;
  path: string;
  body: Uint8Array;
  leave: () => void;
}

/** Until the wallet is asked, running late means that nothing was done; from then on, that nobody knows. */
async function enteredAnswer(
  { nonces, execute, limit }: Pick<RouteDependencies, 'nonces' | 'execute'> & { limit: ReturnType<typeof timeLimit> },
  { profile, nonce, command, path, body, leave }: Entered,
): Promise<Told | Failed | 'replayed'> {
  let working: Promise<unknown> = Promise.resolve();
  const inTime = <V>(work: Promise<V>): Promise<V | 'late'> => {
    working = work;
    return limit.within(work);
  };
  try {
    const isFresh = await inTime(nonces.use(nonce));
    if (isFresh === 'late') return unavailable;
    if (!isFresh) return 'replayed';
    if (path.includes('?')) return { status: 400, error: 'invalid_input', fields: { query: 'field_unknown' } };
    const prepared = await inTime(execute(profile, command, body));
    if (prepared === 'late') return unavailable;
    if (!prepared.ok) return replyOrFailed(prepared.reply);
    const reply = await inTime(prepared.run());
    return replyOrFailed(reply === 'late' ? prepared.late() : reply);
  } finally {
    void working.then(leave, leave);
  }
}

function replyOrFailed(reply: Reply): Told | Failed {
  if (reply.status === 400) return { status: 400, error: 'invalid_input', fields: reply.fields };
  if (reply.status === 503) return unavailable;
  return reply.status === 500 ? { status: 500, error: 'internal', reference: reply.reference } : reply;
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const referenceHeader = 'x-reference';

function sendReply(reply: FastifyReply, { json, reference }: Told): FastifyReply {
  if (reference !== undefined) reply.header(referenceHeader, reference);
  return reply.headers(jsonHeaders).send(json);
}

function sendFailed(reply: FastifyReply, { status, ...failure }: Failed): FastifyReply {
  const seconds = retryAfterSeconds[status];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(status).headers(jsonHeaders).send(JSON.stringify(failure));
}

const failures: Record<string, Failed> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'body_too_large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'unsupported_media_type' },
  FST_ERR_CTP_EMPTY_TYPE: { status: 415, error: 'unsupported_media_type' },
};

/** What was thrown before the wallet was asked: afterwards nothing throws. */
function failureOf(error: FastifyError, request: FastifyRequest, newReference: () => string): Failed {
  const { code, statusCode = 500 } = error;
  const known = failures[code];
  if (known) return known;
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database cannot be reached');
    return unavailable;
  }
  if ('key' in error || (statusCode >= 400 && statusCode < 500)) {
    return { status: 400, error: 'invalid_input', fields: { body: 'field_format' } };
  }
  const reference = newReference();
  request.log.error({ err: error, reference, route: request.routeOptions.url }, 'crash');
  return { status: 500, error: 'internal', reference };
}
