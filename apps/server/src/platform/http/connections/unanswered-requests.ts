import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers, proxies and vendors send the next request when the one before it is answered. */
const maxUnanswered = 4;

/**
 * Counts the requests of each connection that wait for their answers. Returns whether one more is handled: a connection with too many is
 * ended, and what was read of it is dropped, for Node.js begins all requests of a read at once.
 */
export function createUnansweredRequests(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (counts.get(socket) ?? 0) + 1;
    if (count > maxUnanswered) {
      socket.destroy();
      return false;
    }
    counts.set(socket, count);
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    return true;
  };
}
