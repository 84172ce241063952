import type { FastifyInstance } from 'fastify';

const openToAll = /^\/studio\/(v1|play)\//;
const preflightSeconds = 600;

/**
 * The game frame is sandboxed, so its origin is "null" and everything it asks is cross-origin. Its files and calls answer any
 * origin; that is harmless, because no cookie ever counts there: a session stands in a header that only the frame knows.
 */
export function openStudioToFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (openToAll.test(request.url)) reply.header('access-control-allow-origin', '*');
  });
  app.options('/studio/v1/*', { config: { serves: 'preflight', rateLimit: false } }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, studio-session')
      .header('access-control-max-age', preflightSeconds)
      .send(),
  );
}
