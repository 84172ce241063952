import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAmong } from '../http/connections/networks.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { Metrics } from './registry.ts';

export interface MetricsAccess {
  /** Networks whose clients may read; this machine's own by default. */
  allow: readonly string[];
  /** Whoever brings it as a bearer token may read from anywhere; null: nobody may. */
  token: string | null;
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const bearer = /^Bearer ([!-~]{1,200})$/;

/** `GET /metrics` for the operator's own eyes: everybody else is told that there is no such page. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  access: MetricsAccess,
): void {
  app.get('/metrics', { config: { serves: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, access)) throw new RefusedRequest('not_found');
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function mayRead(request: FastifyRequest, { allow, token }: MetricsAccess): boolean {
  if (token !== null && isToken(request.headers.authorization, token)) return true;
  // Behind a proxy on this machine that nobody listed, every visitor seems to come from this machine.
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return (!isForwarded || isBelieved(request)) && isAmong(allow, request.ip);
}

/** A listed proxy told the client's address: `ips` has it behind the proxy's own. */
const isBelieved = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1;

const digest = (text: string) => createHash('sha256').update(text).digest();

function isToken(header: string | undefined, token: string): boolean {
  const [, given] = bearer.exec(header ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
