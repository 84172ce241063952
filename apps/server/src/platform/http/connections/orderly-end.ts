import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is being answered has so long to come to its end. */
const patienceMs = 5_000;

/**
 * Ends the HTTP side of an app that does not listen yet: the answers under way are finished, on every address that it listens on, but whoever
 * reads his answer too slowly or never ends his request is cut off, else he would hold the end for ever.
 */
export function orderlyEnd(app: FastifyInstance, graceMs = patienceMs): () => Promise<void> {
  const answering = new Map<object, Socket>();
  const waiting: (() => void)[] = [];
  app.addHook('onRequest', async (request, reply) => {
    answering.set(reply.raw, request.raw.socket);
    reply.raw.once('close', () => {
      answering.delete(reply.raw);
      if (answering.size === 0) for (const resolve of waiting.splice(0)) resolve();
    });
  });
  const allAnswered = () => new Promise<void>((resolve) => (answering.size === 0 ? resolve() : waiting.push(resolve)));

  return async () => {
    const cut = setTimeout(() => {
      app.server.closeAllConnections();
      for (const socket of answering.values()) socket.destroy();
    }, graceMs);
    await app.close();
    // The framework waits for the first of a host's addresses alone.
    await allAnswered();
    clearTimeout(cut);
  };
}
