import type { Socket } from 'node:net';
import { refuseConnection } from '../raw-answer.ts';
import { networkOf } from './network-of.ts';
import { isAmong } from './networks.ts';

export interface ConnectionLimits {
  /** Of this process, those of sockets among them. The rest of its file descriptors is the database's. */
  total: number;
  /** Of one client address (an IPv6 client by its /64 network); listed proxies are not held to it. */
  perAddress: number;
}

/** Told of what stands and what was refused. */
export interface ConnectionWatcher {
  connectionsStand(count: number): void;
  connectionRefused(reason: 'total' | 'address'): void;
}

/** So many that were refused are told why; the others are cut, so that refusing costs nothing. */
const maxLingering = 32;
const lingerMs = 500;

/** Counts connections from their first to their last moment and refuses those over a limit. Returns whether one may stay. */
export function createAuthentication(
  { total, perAddress }: ConnectionLimits,
  trustedProxies: readonly string[],
  watcher: ConnectionWatcher | null,
): (socket: Socket) => boolean {
  const counts = new Map<string, number>();
  let standing = 0;
  let lingering = 0;

  const refuse = (socket: Socket, reason: 'total' | 'address') => {
    watcher?.connectionRefused(reason);
    if (lingering >= maxLingering) return void socket.destroy();
    lingering += 1;
    socket.once('close', () => (lingering -= 1));
    refuseConnection(socket, lingerMs);
  };

  const keep = (socket: Socket, client: string) => {
    counts.set(client, (counts.get(client) ?? 0) + 1);
    standing += 1;
    watcher?.connectionsStand(standing);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
      standing -= 1;
      watcher?.connectionsStand(standing);
    });
  };

  return (socket) => {
    const address = socket.remoteAddress;
    // It went before anybody looked.
    if (address === undefined) {
      socket.destroy();
      return false;
    }
    const client = networkOf(address);
    const isProxy = trustedProxies.length > 0 && isAmong(trustedProxies, address);
    const isOver = !isProxy && (counts.get(client) ?? 0) >= perAddress;
    if (standing >= total || isOver) {
      refuse(socket, isOver ? 'address' : 'total');
      return false;
    }
    keep(socket, client);
    return true;
  };
}
