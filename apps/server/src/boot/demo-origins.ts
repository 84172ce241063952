import type { ServerDependencies } from '../composition/server-dependencies.ts';
import type { Config } from './config.ts';

const everyAddress = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** What to open in a browser of this machine. */
export function shownHost(host: string): string {
  if (everyAddress.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Where the demo brand's pages stand: at the configured origin, else where this process listens, and on this machine in any case. */
export function demoOrigins({
  demoOrigin,
  host,
  port,
}: Pick<Config, 'demoOrigin' | 'host' | 'port'>): NonNullable<ServerDependencies['fallbackBrand']>['origins'] {
  const own = [shownHost(host), ...ownNames].map((name) => new URL(`http://${name}:${port}`).origin);
  return [demoOrigin ?? new URL(`http://${shownHost(host)}:${port}`).origin, ...own];
}
