import type { FastifyPluginAsync } from 'fastify';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import type { Callback, PaymentProvider } from '../providers/provider.ts';

/** Where a payment provider's callbacks go; `:provider` is its code. */
export const callbackPath = '/payments/v1/callbacks/:provider';
const largestBodyBytes = 64 * 1024;

export interface CallbackDependencies {
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Handles a callback; false: it is about nothing that is known. Each is safe to be repeated. */
  followers: Readonly<Record<Callback['subject'], (providerCode: string, callback: Callback) => Promise<boolean>>>;
  securityEvents: Pick<SecurityEvents, 'note'>;
  onFailure: (error: unknown) => void;
}

/**
 * `POST /payments/v1/callbacks/<provider>`: 200 once what it reports is written down, 401 without a valid signature, 503 when it must come again.
 * Signed are the raw bytes, so that nothing parses them before.
 */
export function callbackRoutes(deps: CallbackDependencies): FastifyPluginAsync {
  const { providers, followers, securityEvents, onFailure } = deps;
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post<{ Params: { provider: string } }>(
      callbackPath,
      { bodyLimit: largestBodyBytes, config: { serves: 'payments', rateLimit: false } },
      async (request, reply) => {
        const { provider: code } = request.params;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const callback = providers.get(code)?.readCallback({ body, headers: headersOf(request.headers) }) ?? null;
        if (!callback) {
          const kind = 'payment_callback_refused';
          securityEvents.note({
            kind,
            ip: request.ip,
            ...(providers.has(code) ? { subject: `payments:${code}` } : {}),
          });
          return reply.code(401).send({ error: 'unsigned' });
        }
        try {
          const isKnown = await followers[callback.subject](code, callback);
          return await reply.code(200).send({ known: isKnown });
        } catch (error) {
          onFailure(error);
          return reply.code(503).header('retry-after', 2).send({ error: 'service_unavailable' });
        }
      },
    );
  };
}

const headersOf = (headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]));
