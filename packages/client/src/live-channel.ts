import {
  type FromClient,
  type FromServer,
  type SocketChannel,
  type SocketRefusal,
  socketPath,
} from '@baize/contract/sockets';
import { io } from 'socket.io-client';

export interface LiveChannelOptions<C extends SocketChannel> {
  /** What the handshake proves; never part of the address. */
  auth: object;
  /** What stands before the channel's namespace; without it the page's own origin. */
  baseUrl?: string;
  listeners: { [N in keyof FromServer<C>]: (value: FromServer<C>[N]) => void };
  /** The connection stands. `hasMissed`: news may have passed before, so that what they change is read again. */
  onConnect: (hasMissed: boolean) => void;
  /** The connection does not stand; it is being tried again. */
  onCut?: () => void;
  /** The handshake was refused for good; nothing is tried again. */
  onRefused: (reason: SocketRefusal) => void;
}

export interface LiveChannel<C extends SocketChannel> {
  emit<N extends keyof FromClient<C> & string>(name: N, value: FromClient<C>[N]): void;
  close(): void;
}

/** The server closes a connection that may have missed something; clients come back after this, not all in one moment. */
const returnMs = { min: 500, spread: 2_000 };
const finalRefusals: readonly string[] = [
  'in_logged_login',
  'session_expired',
  'invalid_input',
] satisfies SocketRefusal[];

/** Connects to a channel of the contract, and listens until it is closed. What the contract does not know is not heard. */
export function openLiveChannel<C extends SocketChannel>(channel: C, options: LiveChannelOptions<C>): LiveChannel<C> {
  const socket = io(`${options.baseUrl ?? ''}${channel.namespace}`, {
    path: socketPath,
    transports: ['websocket'],
    auth: options.auth,
    forceNew: true,
  });
  let returning: ReturnType<typeof setTimeout> | undefined;
  let hasMissed = false;
  let isClosed = false;
  const comeBack = () => {
    clearTimeout(returning);
    returning = setTimeout(() => socket.connect(), returnMs.min + randomBelow(returnMs.spread));
  };
  const cut = (comesBackByItself: boolean) => {
    hasMissed = true;
    options.onCut?.();
    if (!comesBackByItself) comeBack();
  };

  for (const [name, schema] of Object.entries(channel.fromServer)) {
    socket.on(name, (value: unknown) => {
      const message = schema.safeParse(value);
      if (message.success && !isClosed) options.listeners[name as keyof FromServer<C>](message.data as never);
    });
  }
  socket.on('connect', () => {
    if (isClosed) return;
    options.onConnect(hasMissed);
    hasMissed = false;
  });
  socket.on('connect_error', ({ message }) => {
    if (isClosed) return;
    // A handshake that the server refused is not tried again by the library.
    if (!finalRefusals.includes(message)) return cut(socket.active);
    hasMissed = true;
    socket.disconnect();
    options.onRefused(message as SocketRefusal);
  });
  socket.on('disconnect', (reason) => {
    if (!isClosed && reason !== 'io client disconnect') cut(reason !== 'io server disconnect');
  });
  return {
    emit: (name, value) => void socket.emit(name, value),
    close: () => {
      isClosed = true;
      clearTimeout(returning);
      socket.disconnect();
    },
  };
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % limit;
}
