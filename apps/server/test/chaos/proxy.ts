import { connect, createServer, type Socket } from 'node:net';

export type Direction = 'toServer' | 'toClient';

/** One connection through the proxy. */
export interface ProxiedConnection {
  client: Socket;
  server: Socket;
  /** Passes bytes on, behind all that is held already. */
  write(direction: Direction, bytes: Buffer): void;
  /** From now on nothing passes in this direction, until `release`. */
  hold(direction: Direction): void;
  release(direction: Direction): void;
}

/** Sees the bytes of a connection as they come and passes them on itself, or not. */
export type Pass = (connection: ProxiedConnection, direction: Direction, bytes: Buffer) => void;

export interface TcpProxy {
  port: number;
  connections(): readonly ProxiedConnection[];
  /** Nothing passes on any connection, of now or later, like a cable that is out; `release` passes on what has gathered. */
  hold(direction: Direction): void;
  release(): void;
  /** Ends every connection with a reset. */
  cut(): void;
  close(): Promise<void>;
}

/** A TCP proxy that can hold, cut and look at what passes. Without `pass` it passes all. */
export async function openProxy(target: { host: string; port: number }, pass: Pass = passAll): Promise<TcpProxy> {
  const open = new Set<ProxiedConnection>();
  const held = new Set<Direction>();

  const server = createServer((client) => {
    const upstream = connect({ ...target, noDelay: true });
    client.setNoDelay(true);
    const connection = join(client, upstream);
    open.add(connection);
    for (const direction of held) connection.hold(direction);
    client.on('data', (bytes: Buffer) => pass(connection, 'toServer', bytes));
    upstream.on('data', (bytes: Buffer) => pass(connection, 'toClient', bytes));
    const end = () => {
      open.delete(connection);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => [...open],
    hold: (direction) => {
      held.add(direction);
      for (const connection of open) connection.hold(direction);
    },
    release: () => {
      held.clear();
      for (const connection of open) {
        connection.release('toServer');
        connection.release('toClient');
      }
    },
    cut: () => {
      for (const { client, server: upstream } of open) {
        client.resetAndDestroy();
        upstream.resetAndDestroy();
      }
    },
    close: async () => {
      for (const { client, server: upstream } of open) {
        client.destroy();
        upstream.destroy();
      }
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const passAll: Pass = (connection, direction, bytes) => connection.write(direction, bytes);

function join(client: Socket, server: Socket): ProxiedConnection {
  const gathered: Record<Direction, Buffer[] | null> = { toServer: null, toClient: null };
  const socketOf = (direction: Direction) => (direction === 'toServer' ? server : client);
  return {
    client,
    server,
    write: (direction, bytes) => {
      const waiting = gathered[direction];
      if (waiting) waiting.push(bytes);
      else if (!socketOf(direction).destroyed) socketOf(direction).write(bytes);
    },
    hold: (direction) => {
      gathered[direction] ??= [];
    },
    release: (direction) => {
      const waiting = gathered[direction] ?? [];
      gathered[direction] = null;
      const socket = socketOf(direction);
      for (const bytes of waiting) if (!socket.destroyed) socket.write(bytes);
    },
  };
}

/** The connection string of a database, by way of a proxy. */
export function viaProxy(databaseUrl: string, proxy: Pick<TcpProxy, 'port'>): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.href;
}
