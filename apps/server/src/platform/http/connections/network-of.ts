import { isIP } from 'node:net';

/** Whom an address stands for: an IPv6 client has a whole /64 network to choose from; ::ffff:192.0.2.1 is an IPv4 client. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  // A URL writes every address in one way: small letters, an IPv4 tail in two groups.
  const address = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}
