import type { Namespace } from 'socket.io';

/** What reaches the sockets of other processes; of the adapter between processes. */
interface Publisher {
  publish?(message: { type: number; data: unknown }): void;
}
/** The adapter’s name for a message to rooms, and the parser’s for an event. */
const [messageToRooms, eventPacket] = [3, 2];

/** What makes one frame for all sockets of a room. */
interface FrameMaker {
  _encode(packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }): unknown;
}

/**
 * Head and body of a frame lie in one piece of memory, so that each of thousands of sockets takes one plain write of it. Frames of which only
 * the adapter’s private part knows are left as they are, should it ever be gone.
 */
export function sendInOnePiece({ adapter }: Namespace): void {
  const maker = adapter as unknown as FrameMaker;
  if (typeof maker._encode !== 'function') return;
  const encode = maker._encode.bind(maker);
  maker._encode = (packet, options) => {
    const encoded = encode(packet, options);
    if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
    return encoded;
  };
}

/** Says something to the sockets of this process in a room. */
export function sendHere(
  namespace: Namespace,
  room: string,
  [name, value]: readonly [string, unknown],
  { mayBeLost }: { mayBeLost: boolean },
): void {
  const near = namespace.local.to(room);
  (mayBeLost ? near.volatile : near).emit(name, value);
}

/** The event that carries a notice from one process to the others. */
const notifiedEvent = 'notified';

/** Sends a notice to the same namespace of the other processes, where there are any; no socket receives it. */
export function notifyOthers(namespace: Namespace, text: string): void {
  if ((namespace.adapter as Publisher).publish) namespace.serverSideEmit(notifiedEvent, text);
}

export const onNotified = (namespace: Namespace, hear: (text: string) => void): void =>
  void namespace.on(notifiedEvent, hear);

/**
 * Says something to a room: to the sockets of this process at once and in the order of the calls, then to those of the others. The adapter
 * by itself would let the near ones wait until the database has told the far ones.
 * `mayBeLost`: a socket that has not taken what it was told before goes without.
 */
export function broadcast(
  namespace: Namespace,
  room: string,
  [name, value]: readonly [string, unknown],
  { mayBeLost }: { mayBeLost: boolean },
): void {
  sendHere(namespace, room, [name, value], { mayBeLost });
  const flags = mayBeLost ? { volatile: true } : {};
  (namespace.adapter as Publisher).publish?.({
    type: messageToRooms,
    data: { packet: { type: eventPacket, data: [name, value] }, opts: { rooms: [room], except: [], flags } },
  });
}
