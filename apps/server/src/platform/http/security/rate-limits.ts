import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '../refused-request.ts';

export interface RateLimits {
  /** Requests that one client address has in a minute, over all calls without a cap of their own. */
  requestsPerMinute: number;
  /** Multiplies the caps that calls set themselves; 1 in service. */
  callCapFactor: number;
}

const minuteMs = 60_000;
const rememberedAddresses = 20_000;

/** A listed proxy's connection carries others' requests, too. */
const isOwnConnection = ({ ip, raw }: FastifyRequest): boolean => ip === raw.socket.remoteAddress;

/**
 * Counts by client address (an IPv6 client by its /64 network). Fixed windows of a minute, in this process. Who is over his limit loses the
 * connection behind the answer: on a kept one he would ask again for next to nothing.
 */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  app.addHook('onRoute', ({ config }) => {
    const own = config?.rateLimit;
    if (own && typeof own.max === 'number') own.max *= limits.callCapFactor;
  });
  // Read while the connection stands: afterwards it has no address to count by.
  app.addHook('onRequest', async ({ ip }: { ip: string | undefined }) => {
    if (ip === undefined) throw new RefusedRequest('invalid_input');
  });
  const none = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: minuteMs,
    cache: rememberedAddresses,
    addHeaders: { ...none, 'retry-after': false },
    addHeadersOnExceeding: none,
    errorResponseBuilder: (request, { ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000));
      return new RefusedRequest('too_many_requests', { retryAfterSeconds }, isOwnConnection(request));
    },
  });
}
