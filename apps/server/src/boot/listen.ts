import type { FastifyInstance } from 'fastify';
import { openTransport } from '../platform/http/connections/bounded-server.ts';
import { listenFailure } from './port-check.ts';

/** Listens on all addresses of a host. Returns how the ones beside the first are closed. Throws StartFailure. */
export async function listenOn(
  app: FastifyInstance,
  { host, port, addresses }: { host: string; port: number; addresses: readonly string[] },
): Promise<() => Promise<void>> {
  const [first = host, ...others] = addresses;
  try {
    await app.listen({ host: first, port });
    const closers: (() => Promise<void>)[] = [];
    for (const address of others) closers.push(await openTransport(app.server, address, port));
    return async () => {
      for (const close of closers) await close();
    };
  } catch (error) {
    throw listenFailure(error, host, port);
  }
}
