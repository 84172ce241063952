import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/** Sentences for what keeps a port from being listened on. */
function refusalOf(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; end it or set PORT to another one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}; set PORT to one above 1023.`;
    default:
      return `The setting HOST is wrong: this machine cannot listen on ${host} (${code}).`;
  }
}

/** Whatever `listen` threw, as a failure of the start. */
export function listenFailure(error: unknown, host: string, port: number): StartFailure {
  return new StartFailure(refusalOf((error as NodeJS.ErrnoException).code ?? 'unknown error', host, port), {
    cause: error,
  });
}

/**
 * Finds out whether the port can be had before anything else is touched, by listening for a moment on every address of the host.
 * An address family that this machine lacks does not count. Returns the addresses to listen on. Throws StartFailure.
 */
export async function checkPort(host: string, port: number): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch((error) => {
    throw listenFailure(error, host, port);
  });
  const missing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
  const results = await Promise.all(found.map(({ address }) => faultOf(address, port)));
  const faults = results.filter((fault) => fault !== null);
  const [serious] = faults.filter(({ code = '' }) => !missing.has(code));
  if (serious) throw listenFailure(serious, host, port);
  if (faults.length === results.length) throw listenFailure(faults[0], host, port);
  return found.filter((_, index) => results[index] === null).map(({ address }) => address);
}

function faultOf(address: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error));
    server.listen({ host: address, port }, () => server.close(() => resolve(null)));
  });
}
