import { type Call, calls } from '@baize/contract';
import { pathOf, walletCommands } from '@baize/vendor-kit/http';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call that the route answers. */
    call?: string;
    /** The only other kinds of routes: files, the documentation, the game frame's preflight, the vendors' wallet, payment providers' callbacks, feeds of odds, the operator's metrics and probes. */
    serves?: 'files' | 'documentation' | 'preflight' | 'wallet' | 'payments' | 'feeds' | 'metrics' | 'probes';
  }
}

const walletPaths: readonly string[] = walletCommands.map(pathOf);
const documentation = /^\/docs(\/|$)/;

/** Every route answers a call of the contract (so it has schemas, a permission rule and errors) or is named as one of the few others. */
export function refuseForeignRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!isKnown(route)) {
      throw new Error(`The route ${String(route.method)} ${route.url} has no call in packages/contract.`);
    }
  });
}

function isKnown({ method, url, config }: RouteOptions): boolean {
  if (config?.serves === 'wallet') return method === 'POST' && walletPaths.includes(url);
  if (config?.serves === 'payments') return method === 'POST' && url.startsWith('/payments/v1/callbacks/');
  if (config?.serves === 'feeds') return method === 'POST' && url.startsWith('/feeds/v1/');
  if (config?.serves === 'metrics') return url === '/metrics' && (method === 'GET' || method === 'HEAD');
  if (config?.serves === 'probes')
    return /^\/health\/(live|ready)$/.test(url) && (method === 'GET' || method === 'HEAD');
  if (config?.serves !== undefined) return true;
  const methods = [method].flat();
  if (documentation.test(url)) return methods.every((name) => name === 'GET' || name === 'HEAD');
  const call: Call | undefined = Object.entries<Call>(calls).find(([name]) => name === config?.call)?.[1];
  // Fastify adds a HEAD route beside each GET route.
  return (
    call?.path === url && methods.every((name) => name === call.method || (name === 'HEAD' && call.method === 'GET'))
  );
}
