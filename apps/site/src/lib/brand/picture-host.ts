import { useWhitelabel } from './whitelabel.ts';

/** Drawn once a visit: pages of one visit share a host, and its cache. */
let drawn: number | undefined;
const draw = (): number => {
  drawn ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return drawn;
};

/** Where a picture of the site is loaded from: one of the brand's picture hosts, or the site itself. Other addresses stay as they are. */
export function hostedPicture(path: string, hosts: readonly string[], drawnNumber: number): string {
  const host = hosts[drawnNumber % Math.max(hosts.length, 1)];
  return host !== undefined && /^\/(?!\/)/.test(path) ? host + path : path;
}

/** Puts the brand's picture host before a cover's path. Hosts that do not answer were left out by the server. */
export function usePictureHost(): (path: string) => string {
  const hosts = useWhitelabel().data?.info?.imageCDNs ?? [];
  return (path) => hostedPicture(path, hosts, draw());
}
