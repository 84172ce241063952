import type { Server as HttpServer } from 'node:http';
import type { SocketChannel } from '@baize/contract/sockets';
import { socketPath } from '@baize/contract/sockets';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import { createBetweenProcesses, type OpenBetween } from './between-processes.ts';
import { type Channel, type ChannelRules, openChannel, type Sender, senderOf } from './channel.ts';
import { createConnectionBounds } from './connection-bounds.ts';
import { createAddressLimit, isForeignPage, visitOf } from './handshake.ts';

export interface SocketOptions {
  clock: Clock;
  /** Carries messages to the sockets of other processes on the same database; null: this process is alone. */
  pool: pg.Pool | null;
  /** What carries messages in place of the database. */
  between?: OpenBetween | null;
  trustedProxies: readonly string[];
  /** Of one client address: its handshakes, and by themselves the messages over all its connections. */
  requestsPerMinute: number;
  onFailure: (error: unknown) => void;
}

export interface Sockets {
  /** Opens a channel of the contract. What is sent on it reaches its sockets in every process. */
  open<C extends SocketChannel, Who>(channel: C, rules: ChannelRules<C, Who>): Channel<C, Who>;
  /** What is said on a channel, for parts that are made before the one that opens it. */
  sender<C extends SocketChannel>(channel: C): Sender<C>;
  /** Resolves when messages of other processes arrive. */
  ready(): Promise<void>;
  /** Serves the sockets on the server of the calls. */
  attach(server: HttpServer): void;
  /** Ends every connection of this process. */
  close(): Promise<void>;
}

/** Nobody has more to say at once: files and long texts go through calls. */
const largestPacketBytes = 16 * 1024;
/** A silent connection is asked after the interval and dropped when it has not answered within the time-out. */
const heartbeatMs = { pingInterval: 20_000, pingTimeout: 10_000 };
const handshakeMs = 5_000;

/**
 * WebSockets beside the calls, with the same origin rule, nothing in cookies or in the address. Only the websocket transport is offered:
 * a connection stays with one process, so no proxy has to be sticky.
 */
export function createSockets(options: SocketOptions): Sockets {
  const { clock, pool, trustedProxies, onFailure } = options;
  const isWelcome = createAddressLimit(clock, options.requestsPerMinute);
  const boundConnection = createConnectionBounds(options);
  // Whoever may have missed something comes again and reads it.
  const onGap = () => {
    for (const namespace of io._nsps.values()) namespace.local.disconnectSockets(true);
  };
  const openBetween = options.between ?? (pool && ((tools) => createBetweenProcesses(pool, tools)));
  const between = openBetween?.({ onFailure, onGap });
  const io = new Server({
    path: socketPath,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    maxHttpBufferSize: largestPacketBytes,
    perMessageDeflate: false,
    connectTimeout: handshakeMs,
    ...heartbeatMs,
    ...(between ? { adapter: between.adapter } : {}),
    allowRequest: (request, answer) => {
      const visit = visitOf(request, trustedProxies);
      if (isForeignPage(request, visit)) return answer('foreign origin', false);
      const isAllowed = isWelcome(visit.ip);
      answer(isAllowed ? null : 'too many handshakes', isAllowed);
    },
  });
  // Everything happens in channels; the namespace that is always there is closed.
  io.use((_socket, next) => next(new Error('invalid_input')));
  let isAttached = false;

  return {
    open: (channel, rules) => openChannel(io, channel, rules, { trustedProxies, onFailure }),
    sender: (channel) => senderOf(io, channel),
    ready: async () => between?.ready,
    attach: (server) => {
      io.attach(server);
      isAttached = true;
      io.engine.on('connection', boundConnection);
    },
    close: async () => {
      for (const namespace of io._nsps.values()) {
        namespace.local.disconnectSockets(true);
        await namespace.adapter.close();
      }
      between?.close();
      if (isAttached) io.engine.close();
    },
  };
}
