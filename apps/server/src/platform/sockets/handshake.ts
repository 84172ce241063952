import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { networkOf } from '../http/connections/network-of.ts';
import { isAmong } from '../http/connections/networks.ts';
import { isHost, namesTwoHosts } from '../http/security/request-origin.ts';

/** Where a connection comes from, as the calls see it: forwarding headers count only from listed proxies. */
export interface Visit {
  /** Host and port in lower case; empty for one that cannot stand in a URL, and for two. */
  host: string;
  /** Without the port. */
  hostname: string;
  ip: string;
}

export function visitOf(request: IncomingMessage, trustedProxies: readonly string[]): Visit {
  const isTrusted = (address: string) => trustedProxies.length > 0 && isAmong(trustedProxies, address);
  const peer = request.socket.remoteAddress ?? '';
  const forwardedHost = isTrusted(peer) ? lastOf(request.headers['x-forwarded-host']) : undefined;
  const host = (forwardedHost ?? request.headers.host ?? '').toLowerCase();
  const path = [...listOf(request.headers['x-forwarded-for']), peer];
  // The nearest address that is no proxy of ours.
  while (path.length > 1 && isTrusted(path.at(-1) ?? '')) path.pop();
  const known = isHost(host) && !namesTwoHosts(request) ? host : '';
  return { host: known, hostname: known.replace(/:\d+$/, ''), ip: path.at(-1) ?? '' };
}

/** What a browser calls a frame without an origin. Any page can make one, so only channels that allow it are open to it. */
const sandboxOrigin = 'null';

export const isSandboxed = (request: IncomingMessage): boolean => request.headers.origin === sandboxOrigin;

/** True for a page of another host. Browsers always name the page's origin here; whoever names none is no browser's page. */
export function isForeignPage(request: IncomingMessage, { host }: Visit): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return host === '';
  if (origin === sandboxOrigin) return host === '';
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

const minuteMs = 60_000;
/** Of more clients within a minute, those that were silent for longest are forgotten. */
const rememberedClients = 20_000;

/** Counts by client address (an IPv6 client by its /64 network) in windows of a minute. */
export function createAddressLimit(clock: Clock, perMinute: number): (ip: string) => boolean {
  const counts = new LRUCache<string, number>({ max: rememberedClients });
  let windowBeganMs = Number.NEGATIVE_INFINITY;
  return (ip) => {
    const nowMs = clock.now().getTime();
    if (nowMs < windowBeganMs || nowMs - windowBeganMs >= minuteMs) {
      counts.clear();
      windowBeganMs = nowMs;
    }
    const client = networkOf(ip);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= perMinute;
  };
}

const listOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const lastOf = (header: string | string[] | undefined): string | undefined => listOf(header).at(-1);
