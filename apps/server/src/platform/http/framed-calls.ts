import { type Call, calls, isFramed } from '@baize/contract';
import type { FastifyInstance } from 'fastify';

const preflightSeconds = 600;
const framedCalls = Object.values<Call>(calls).filter(isFramed);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * A game's frame is sandboxed, so its origin is "null" and everything it asks is cross-origin. Its files and calls answer any origin; that
 * is harmless, because no cookie ever counts there: a session stands in a header that only the frame knows.
 * @param framePaths where the pages of game frames lie, with a slash at the end
 */
export function openToFrames(app: FastifyInstance, framePaths: readonly string[]): void {
  const folders = [...new Set([...framedCalls.map(({ path }) => folderOf(path)), ...framePaths])];
  app.addHook('onRequest', async (request, reply) => {
    if (folders.some((folder) => request.url.startsWith(folder))) reply.header('access-control-allow-origin', '*');
  });
  for (const path of new Set(framedCalls.map((call) => call.path)))
    app.options(path, { config: { serves: 'preflight', rateLimit: false } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type, game-session')
        .header('access-control-max-age', preflightSeconds)
        .send(),
    );
}
