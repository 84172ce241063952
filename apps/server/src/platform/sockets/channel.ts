import type { FromClient, FromServer, SocketChannel, SocketRefusal } from '@baize/contract/sockets';
import type { Namespace, Server, Socket } from 'socket.io';
import * as z from 'zod/mini';
import { broadcast, notifyOthers, onNotified, sendHere, sendInOnePiece } from './broadcast.ts';
import { isSandboxed, type Visit, visitOf } from './handshake.ts';

export type Admission<Who> = { ok: true; who: Who; rooms: readonly string[] } | { ok: false; message: SocketRefusal };

export interface ChannelRules<C extends SocketChannel, Who> {
  /** Frames without an origin are let in: for games in their sandbox, whose session is good for nothing else. */
  readonly isForSandbox?: true;
  /** Who stands behind a handshake, and in which rooms he listens. */
  admit(auth: z.output<C['auth']>, visit: Visit): Promise<Admission<Who>>;
  /** A notice from the same channel of another process. Must not throw. */
  onNotified?(text: string): void;
  /** A socket listens in its rooms now. */
  onConnected?(peer: Peer<C, Who>): Promise<void>;
  /** What is done with what clients say. A failure is told and costs nobody else anything. */
  on: { [N in keyof FromClient<C>]: (who: Who, message: FromClient<C>[N]) => Promise<void> };
}

/** One socket of this process. */
export interface Peer<C extends SocketChannel, Who> {
  readonly who: Who;
  log<N extends keyof FromServer<C>>(name: N, value: FromServer<C>[N]): void;
  /** Whether it has not taken yet what was sent before. */
  isBehind(): boolean;
  /** Closes the connection behind what was said. */
  leave(): void;
}

/** Says something on a channel, whichever process a socket is connected to. */
export interface Sender<C extends SocketChannel> {
  /** Reaches every socket in the room, in all processes. Never throws, never waits. */
  send<N extends keyof FromServer<C>>(room: string, name: N, value: FromServer<C>[N]): void;
  /** The same for news that the next one makes good: a socket that has not taken what it was told before goes without. */
  sendVolatile<N extends keyof FromServer<C>>(room: string, name: N, value: FromServer<C>[N]): void;
}

export interface Channel<C extends SocketChannel, Who> extends Sender<C> {
  /** The sockets of this process. */
  peers(): Peer<C, Who>[];
  /** Reaches the sockets of this process alone. Never throws, never waits. */
  sendHere<N extends keyof FromServer<C>>(room: string, name: N, value: FromServer<C>[N]): void;
  /** Whether a socket of this process is in the room. */
  isHeardHere(room: string): boolean;
  /** Sends a notice to the same channel of the other processes, which get it in `onNotified`. */
  notifyOthers(text: string): void;
}

interface Tools {
  trustedProxies: readonly string[];
  onFailure: (error: unknown) => void;
}

export function senderOf<C extends SocketChannel>(io: Server, channel: C): Sender<C> {
  const namespace: Namespace = io.of(channel.namespace);
  return {
    send: (room, name, value) => broadcast(namespace, room, [name, value], { mayBeLost: false }),
    sendVolatile: (room, name, value) => broadcast(namespace, room, [name, value], { mayBeLost: true }),
  };
}

/** Opens a channel: every handshake and every message is checked by the contract's schemas. */
export function openChannel<C extends SocketChannel, Who>(
  io: Server,
  channel: C,
  rules: ChannelRules<C, Who>,
  tools: Tools,
): Channel<C, Who> {
  const namespace: Namespace = io.of(channel.namespace);
  sendInOnePiece(namespace);
  const peerOf = (socket: Socket): Peer<C, Who> => ({
    who: (socket.data as { who: Who }).who,
    log: (name, value) => void socket.emit(name, value),
    isBehind: () => !socket.conn.transport.writable,
    leave: () => void socket.disconnect(true),
  });

  namespace.use((socket, next) => {
    admitSocket(socket, channel, rules, tools).then(
      (refusal) => next(refusal === null ? undefined : new Error(refusal)),
      (error: unknown) => {
        tools.onFailure(error);
        next(new Error('internal_error'));
      },
    );
  });
  namespace.on('connection', (socket) => {
    for (const name of Object.keys(channel.fromClient)) listen(socket, channel, rules, name, tools.onFailure);
    rules.onConnected?.(peerOf(socket)).catch(tools.onFailure);
  });

  if (rules.onNotified) onNotified(namespace, rules.onNotified);

  return {
    ...senderOf(io, channel),
    peers: () => [...namespace.sockets.values()].map(peerOf),
    sendHere: (room, name, value) => sendHere(namespace, room, [name, value], { mayBeLost: false }),
    isHeardHere: (room) => namespace.adapter.rooms.has(room),
    notifyOthers: (text) => notifyOthers(namespace, text),
  };
}

/** Null for a socket that is let in. */
async function admitSocket<C extends SocketChannel, Who>(
  socket: Socket,
  channel: C,
  rules: ChannelRules<C, Who>,
  { trustedProxies }: Tools,
): Promise<string | null> {
  if (isSandboxed(socket.request) && !rules.isForSandbox) return 'invalid_input';
  const auth = z.safeParse(channel.auth, socket.handshake.auth);
  if (!auth.success) return 'invalid_input';
  const visit = visitOf(socket.request, trustedProxies);
  const admission = await rules.admit(auth.data as z.output<C['auth']>, visit);
  if (!admission.ok) return admission.message;
  socket.data = { who: admission.who };
  await socket.join([...admission.rooms]);
  return null;
}

/** What a client says in a form that the contract does not know ends his connection. */
function listen<C extends SocketChannel, Who>(
  socket: Socket,
  channel: C,
  rules: ChannelRules<C, Who>,
  name: string,
  onFailure: (error: unknown) => void,
): void {
  const schema = channel.fromClient[name];
  const handle = rules.on[name as keyof FromClient<C>];
  if (!schema || !handle) return;
  socket.on(name, (...said: unknown[]) => {
    const message = z.safeParse(schema, said[0]);
    if (!message.success || said.length > 1) {
      socket.disconnect(true);
      return;
    }
    const { who } = socket.data as { who: Who };
    handle(who, message.data as FromClient<C>[keyof FromClient<C>]).catch(onFailure);
  });
}
