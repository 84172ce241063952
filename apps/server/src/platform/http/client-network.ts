import { isIP } from 'node:net';

const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/** Whom an address is counted as: all addresses of an IPv6 network (/64) are one client's, and IPv4 in the clothes of IPv6 is IPv4. */
export function clientNetworkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) !== 6) return plain;
  const [front = [], back] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const left = back ? Array.from({ length: groupsOfAddress - front.length - back.length }, () => '0') : [];
  const network = [...front, ...left, ...(back ?? [])].slice(0, groupsOfNetwork);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
