import { hostName } from './host-name.ts';
import type { BrandSettings } from './settings/settings.ts';

/** A brand that needs no host of its own, for development: it answers on this machine's own names and at its public origin. */
export interface FallbackBrand {
  code: string;
  /** Where browsers reach it, the public one first: `http://192.168.1.5:3000`. */
  origins: readonly [string, ...string[]];
}

/**
 * The origins that are a brand's own, the public one first; empty for a brand without any host. Nothing here comes from a request: its
 * configured public origin, those of a fallback, and its other hosts and its agents' with the scheme and port of the first.
 */
export function originsOf(
  { publicOrigin }: Pick<BrandSettings, 'publicOrigin'>,
  { hosts, agentHosts }: { hosts: readonly string[]; agentHosts: readonly string[] },
  fallbackOrigins: readonly string[],
): string[] {
  const names = hosts.toSorted();
  const named = publicOrigin === null ? fallbackOrigins : [publicOrigin, ...fallbackOrigins];
  const first = named[0] ?? (names[0] === undefined ? null : `https://${names[0]}`);
  if (first === null) return [];
  const { protocol, port } = new URL(first);
  const beside = [...names, ...agentHosts].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
  return [...new Set([first, ...named, ...beside])];
}

const loopbackName = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a name that no brand owns is the fallback's: names that mean this machine alone, and those of its origins. */
export function isFallbackHost(host: string, { origins }: FallbackBrand): boolean {
  const name = hostName(host);
  return loopbackName.test(name) || origins.some((origin) => new URL(origin).hostname === name);
}
