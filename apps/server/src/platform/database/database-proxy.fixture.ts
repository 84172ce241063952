import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between a client and the database. */
export interface Interference {
  /** Another first message instead of the client's; null: whoever interferes has answered the client himself. */
  atStart?(message: Buffer, client: Socket): Buffer | null;
  /** True: the connection is cut instead of passing these bytes of the client on. */
  isCut?(bytes: Buffer): boolean;
}

/** A way to the database through somebody who interferes. Returns its URL. */
export async function openDatabaseProxy(url: string, { atStart, isCut }: Interference) {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) });
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    database.pipe(client);
    client.once('data', (first) => {
      const message = atStart ? atStart(first, client) : first;
      if (message !== null) database.write(message);
      client.on('data', (bytes) => (isCut?.(bytes) ? client.destroy() : database.write(bytes)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way = new URL(url);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of open) socket.destroy();
      }),
  };
}
