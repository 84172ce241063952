import type { AddressInfo } from 'node:net';
import { type CallName, type CallRequest, type Calls, type CallValue, calls, prepareRequest } from '@baize/contract';
import { type FromClient, type FromServer, type SocketChannel, socketPath } from '@baize/contract/sockets';
import type pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { nothingOutside } from '../../src/composition/outside.ts';
import { openPool } from '../../src/platform/database/database.ts';
import { listenTo } from '../../src/platform/database/notifications.ts';
import type { TestClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A browser's socket: what the server says is kept in order. */
export interface LiveSocket<C extends SocketChannel> {
  heard: { name: keyof FromServer<C>; value: never }[];
  /** The next message of this name, now or later; throws after twenty seconds. */
  next<N extends keyof FromServer<C>>(name: N): Promise<FromServer<C>[N]>;
  log<N extends keyof FromClient<C>>(name: N, value: FromClient<C>[N]): void;
  raw: Socket;
  /** Resolves when the connection is closed. */
  closed: Promise<string>;
}

/** A whole server that listens on a port, as one process of several on a database. */
export interface LiveServer extends TestServer {
  url: string;
  /** Makes a call over HTTP; returns the whole envelope. */
  call<N extends CallName>(
    name: N,
    request: CallRequest<Calls[N]>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; success: boolean; message: string; value: CallValue<Calls[N]> & { fields?: never } }>;
  /** Connects; throws an Error with the refusal's key. */
  connect<C extends SocketChannel>(channel: C, auth: object, headers?: Record<string, string>): Promise<LiveSocket<C>>;
}

const waitMs = 20_000;

export async function openLiveServer(
  db: TestDatabase,
  clock: TestClock,
  more: Parameters<typeof openTestServer>[2] = {},
): Promise<LiveServer> {
  const pool: pg.Pool = openPool({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 3,
    onIdleError: () => undefined,
  });
  const sessionNews = listenTo({
    connectionString: db.url,
    channel: 'baize_sessions',
    clock,
    onFailure: () => undefined,
  });
  const test = await openTestServer(db, clock, {
    sockets: { pool, trustedProxies: [], requestsPerMinute: 1_000_000 },
    outside: { ...nothingOutside, sessionNews },
    ...more,
  });
  await test.server.sockets.ready();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];

  return {
    ...test,
    url,
    call: async (name, request, headers = {}) => {
      const http = prepareRequest(name, request);
      const sealed = http.encrypted ? await test.seal(JSON.stringify(http.body), calls[name]) : undefined;
      const plain = http.body === undefined ? undefined : JSON.stringify(http.body);
      const contentType = http.upload?.type ?? (http.encrypted ? 'application/jose' : 'application/json');
      const body = http.upload ?? sealed ?? plain;
      const response = await fetch(url + http.target, {
        method: http.method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': contentType }) },
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, ...((await response.json()) as object) } as never;
    },
    connect: async (channel, auth, headers = {}) => {
      const socket = io(url + channel.namespace, {
        path: socketPath,
        transports: ['websocket'],
        auth,
        extraHeaders: headers,
        reconnection: false,
        forceNew: true,
      });
      sockets.push(socket);
      return connected(socket);
    },
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await test.close();
      await sessionNews.close();
      await pool.end();
    },
  };
}

async function connected<C extends SocketChannel>(socket: Socket): Promise<LiveSocket<C>> {
  const heard: LiveSocket<C>['heard'] = [];
  const taken = new Set<object>();
  socket.onAny((name: keyof FromServer<C>, value: unknown) => heard.push({ name, value: value as never }));
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    heard,
    raw: socket,
    closed,
    log: (name, value) => void socket.emit(name, value),
    next: async (name) => {
      const beganMs = performance.now();
      for (;;) {
        const message = heard.find((one) => one.name === name && !taken.has(one));
        if (message) {
          taken.add(message);
          return message.value;
        }
        if (performance.now() - beganMs > waitMs) throw new Error(`no ${name} within ${waitMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}
