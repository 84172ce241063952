import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Server as ConnectionGate, createServer as createConnectionGate, type Socket } from 'node:net';
import { createUnansweredRequests } from './unanswered-requests.ts';

export interface ServerTimeouts {
  /** For a whole request, its body among it. */
  requestMs: number;
  /** For its headers, and for the first byte of a connection. */
  headersMs: number;
  keepAliveMs: number;
  /** Without a byte in either direction while an answer is under way: who asks and does not read would hold it for ever. */
  stallMs: number;
  /** How often slow ones are looked for. */
  checkMs: number;
}

/** Events of a server that begin an answer. */
const requestEvents: readonly string[] = ['request', 'checkContinue', 'checkExpectation'];

/**
 * An HTTP server that takes no connection which `admit` refuses, and ends one on which too many requests wait for their answers. What is
 * refused costs no parser.
 */
export function createBoundedServer(
  handler: RequestListener,
  timeouts: ServerTimeouts,
  admit: (socket: Socket) => boolean,
): Server {
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.headersMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    handler,
  );
  server.timeout = timeouts.stallMs;
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;
  const isWithinBound = createUnansweredRequests();
  const isTaken = (event: string, values: readonly unknown[]): boolean => {
    if (event === 'connection') return admit(values[0] as Socket);
    return !requestEvents.includes(event) || isWithinBound(values[0] as IncomingMessage, values[1] as ServerResponse);
  };
  server.emit = (event: string, ...values: unknown[]) => (isTaken(event, values) ? emit(event, ...values) : true);
  return server;
}

/**
 * Listens on one more address for a server, which serves what comes there as its own: `localhost` means 127.0.0.1 and ::1. Returns how it is
 * closed. Rejects with the reason when the address cannot be had.
 */
export function openTransport(server: Server, address: string, port: number): Promise<() => Promise<void>> {
  const door: ConnectionGate = createConnectionGate({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen({ host: address, port }, () => {
      // Its connections are the server's, which ends them.
      resolve(async () => void door.close());
    });
  });
}
