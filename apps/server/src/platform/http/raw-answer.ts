import type { Socket } from 'node:net';
import { headersWithoutRequest } from './security/security-headers.ts';

const retryAfterSeconds = 5;

/** Writes an answer to a connection on which no request is read, and cuts it a moment later: the client may hold its own side for ever. */
export function answerRaw(
  socket: Socket,
  statusLine: string,
  message: string,
  lingerMs: number,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ success: false, value: null, message });
  const lines = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headersWithoutRequest,
    ...headers,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${statusLine}`, ...lines, '', body].join('\r\n'));
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/** Tells a client that there are too many connections. What he sends meanwhile is read by nobody. */
export function refuseConnection(socket: Socket, lingerMs: number): void {
  socket.on('error', () => undefined);
  socket.resume();
  answerRaw(socket, '503 Service Unavailable', 'service_unavailable', lingerMs, {
    'retry-after': String(retryAfterSeconds),
  });
}
