import { isIP } from 'node:net';

/** Countries by address range. */
export interface GeoIpTable {
  /** ISO code; null for an address of no range, or of one that the list knows no country of. */
  countryOf(address: string): string | null;
}

/** Of an IPv4 address that came in the clothes of IPv6, as ::ffff:192.0.2.1 or ::ffff:c000:201. */
const mappedPrefix = 0xffffn;
const lowest32Bits = 0xffff_ffffn;

interface Range {
  first: bigint;
  last: bigint;
  country: string;
}

/** A line that cannot be used; the message is one sentence that names it. */
export class WrongGeoIpError extends Error {}

const line = /^("?)([0-9a-f.:]+)\1,("?)([0-9a-f.:]+)\3,("?)([A-Z]{2})\5\s*(?:,|$)/i;

/** Lists and proxies say XX or ZZ where they do not know. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/i.test(code) && !/^(XX|ZZ)$/i.test(code);

/** Reads lines "first,last,CC" of IPv4 and IPv6 ranges, as the free country lists have them; further columns are passed over. */
export function readGeoIp(text: string): GeoIpTable {
  const ranges: Record<4 | 6, Range[]> = { 4: [], 6: [] };
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [, , first = '', , last = '', , country = ''] = line.exec(row) ?? [];
    const version = isIP(first);
    if (version === 0 || isIP(last) !== version || numberOf(first) > numberOf(last)) {
      throw new WrongGeoIpError(`Line ${index + 1} of the GeoIP file is no range as 192.0.2.0,192.0.2.255,PH.`);
    }
    ranges[version as 4 | 6].push({ first: numberOf(first), last: numberOf(last), country: country.toUpperCase() });
  }
  for (const list of Object.values(ranges)) list.sort((a, b) => (a.first < b.first ? -1 : 1));
  return {
    countryOf: (address) => {
      const plain = address.replace(/%.*$/, '');
      if (isIP(plain) === 0) return null;
      const value = numberOf(plain);
      const isIpv4 = isIP(plain) === 4 || value >> 32n === mappedPrefix;
      const country = find(ranges[isIpv4 ? 4 : 6], isIpv4 ? value & lowest32Bits : value)?.country ?? '';
      return isCountry(country) ? country : null;
    },
  };
}

/** The last range that begins at or before the address, if it reaches so far. */
function find(list: readonly Range[], address: bigint): Range | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.first ?? 0n) <= address) low = middle + 1;
    else high = middle;
  }
  const range = list[low - 1];
  return range && address <= range.last ? range : undefined;
}

function numberOf(address: string): bigint {
  if (isIP(address) === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [head = '', tail] = withoutIpv4Tail(address).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].reduce((sum, part) => sum * 65_536n + BigInt(`0x${part}`), 0n);
}

/** ::1.2.3.4 in hexadecimal groups. */
function withoutIpv4Tail(address: string): string {
  const [, before = '', ipv4] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (!ipv4) return address;
  const value = numberOf(ipv4);
  return `${before}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
}
