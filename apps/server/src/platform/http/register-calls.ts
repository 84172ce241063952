import { type Call, type CallName, calls, isFramed, type MessageKey, staysOpen } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { OpenEncryptedBody } from '../crypto/encrypted-body.ts';
import { createFairQueue } from '../jobs/work-queue.ts';
import type { SecurityEvents } from '../log/security-events.ts';
import type { SecurityKind } from '../log/security-kinds.ts';
import type { Result } from '../result.ts';
import { sendFailure, sendRevalidated, sendValue } from './answer.ts';
import { networkOf } from './connections/network-of.ts';
import type { Handlers, RequestBrand, SiteBrand } from './handlers.ts';
import { largestBodyBytes } from './input/body-parsers.ts';
import { readInput } from './input/read-input.ts';
import { permit, type TokenPorts } from './permissions.ts';
import type { OutsideOrigins } from './security/content-security-policy.ts';
import { deviceTokenOf, setDeviceCookie } from './security/device-cookie.ts';
import { isFromElsewhere, ownOriginOf } from './security/request-origin.ts';
import type { NoteUnexpected } from './unexpected.ts';

/** What the calls need from the server. */
export interface HttpPorts extends TokenPorts {
  handlers: Handlers;
  /** The brand of a host name (lower case, without port), or null. */
  brandOfHost(host: string): Promise<SiteBrand | null>;
  openEncryptedBody: OpenEncryptedBody;
  /** Called on encrypted bodies that are refused. */
  securityEvents?: Pick<SecurityEvents, 'note'>;
  /** Origins beside this site's that pages may show games and pictures from; none by default. */
  outsideOrigins?(): OutsideOrigins;
  /** The WebP of a picture that a brand's staff added; null: there is none of this id. */
  pictureOf?(brandId: string, id: string): Promise<Buffer | null>;
  /** ISO code of the visitor's country; null where nobody can tell. */
  countryOf?(request: FastifyRequest): string | null;
  /** Keeps crashes where staff finds them by their number. */
  noteUnexpected?: NoteUnexpected;
  /** Whether the site is closed to this visitor, and why. */
  closureOf?(
    brand: RequestBrand,
    visitor: { ip: string; country: string | null },
  ): Promise<Result<null, 'info_maintenance' | 'info_ip_block'>>;
}

type AnyHandler = (request: Record<string, unknown>) => Promise<Result<unknown>>;

/**
 * Encrypted calls cost a key operation, several statements and mostly a password hash each. So many are worked on at once, so many wait,
 * and the rest is told to come again before it costs anything: a flood of logins leaves the database's connections to other calls.
 */
const sealedLimits = { maxRunning: 6, maxWaiting: 64, maxWaitingOfOne: 32 };
/** Owners are networks. */
type InTurn = ReturnType<typeof createFairQueue>;

/** Who has a session, strangers, and strangers at the console's door wait for their own: none of them keeps out the others. */
function createQueues(): (call: Call) => InTurn | null {
  const session = createFairQueue(sealedLimits);
  const staff = createFairQueue(sealedLimits);
  const strangers = createFairQueue(sealedLimits);
  return (call) => {
    if (!call.encrypted) return null;
    if (call.access !== 'anyone' && call.access !== 'visitor') return session;
    return call.path.startsWith('/wps/staff') ? staff : strangers;
  };
}

/** One route for each call of the contract, all through the same pipeline. */
export function registerCalls(app: FastifyInstance, ports: HttpPorts): void {
  const queueOf = createQueues();
  for (const [name, call] of Object.entries<Call>(calls)) {
    const inTurn = queueOf(call);
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.upload?.maxBytes ?? largestBodyBytes,
      config: {
        call: name,
        ...(call.perMinute === undefined ? {} : { rateLimit: { max: call.perMinute } }),
      },
      handler: (request, reply) => answerCall({ name: name as CallName, inTurn }, request, reply, ports),
    });
  }
}

/** Whether the site and the session let a call in is found out before its turn: that costs no more than any call does. */
async function answerCall(
  { name, inTurn }: { name: CallName; inTurn: InTurn | null },
  request: FastifyRequest,
  reply: FastifyReply,
  ports: HttpPorts,
): Promise<FastifyReply> {
  const call: Call = calls[name];
  reply.header('cache-control', 'no-store');
  const brand = await ports.brandOfHost(request.hostname.toLowerCase());
  if (!brand && !call.brandless) return sendFailure(reply, 'not_found');
  if (!isFramed(call) && isFromElsewhere(request)) {
    return sendFailure(reply, 'invalid_input', { fields: { origin: { key: 'field_format' } } });
  }
  const country = ports.countryOf?.(request) ?? null;
  if (brand && ports.closureOf && !staysOpen(call)) {
    const closure = await ports.closureOf(brand, { ip: request.ip, country });
    if (!closure.ok) return sendFailure(reply, closure.message, closure.detail);
  }
  const identity = await permit(call, request, brand, ports);
  if (!identity.ok) return sendFailure(reply, identity.message, identity.detail);
  const answer = () => answerPermitted(name, { brand, country, identity: identity.value }, request, reply, ports);
  if (inTurn === null) return answer();
  const answered = await inTurn(networkOf(request.ip), answer);
  return answered.ok ? reply : sendFailure(reply, answered.message, answered.detail);
}

async function answerPermitted(
  name: CallName,
  { brand, country, identity }: { brand: SiteBrand | null; country: string | null; identity: object },
  request: FastifyRequest,
  reply: FastifyReply,
  ports: HttpPorts,
): Promise<FastifyReply> {
  const call: Call = calls[name];
  const input = await readInput(call, request, ports.openEncryptedBody, brand?.defaultLanguage ?? null);
  if (!input.ok) {
    const kind = kindsOfRefusal[input.message];
    const detail = { call: name, reason: input.message };
    if (kind) ports.securityEvents?.note({ kind, brandId: brand?.id ?? null, ip: request.ip, detail });
    return sendFailure(reply, input.message, input.detail);
  }

  const result = await (ports.handlers[name] as AnyHandler)({
    ...input.value,
    ...identity,
    brand,
    ip: request.ip,
    ...(brand ? { origin: ownOriginOf(request, brand) } : {}),
    userAgent: request.headers['user-agent'] ?? '',
    country,
    deviceToken: deviceTokenOf(request),
  });
  if (!result.ok) return sendFailure(reply, result.message, result.detail);
  setDeviceCookie(reply, result.deviceCookie);
  // Parsing strips what the contract does not name: no surplus field leaves the server.
  const value = z.parse(call.answer, result.value);
  return call.revalidated ? sendRevalidated(request, reply, value) : sendValue(reply, value);
}

const kindsOfRefusal: Partial<Record<MessageKey, SecurityKind>> = {
  encrypted_body_required: 'encrypted_body_refused',
  encrypted_body_unreadable: 'encrypted_body_refused',
  encrypted_body_stale: 'encrypted_body_refused',
  encrypted_body_replayed: 'encrypted_body_replayed',
};
