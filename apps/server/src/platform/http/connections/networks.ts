import { BlockList, isIP } from 'node:net';

/** True for an address, or for a network as 192.168.0.0/16. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, surplus] = text.split('/');
  const version = isIP(address);
  if (version === 0 || surplus !== undefined) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), version === 6 ? 'ipv6' : 'ipv4');
    return /^\d{1,3}$/.test(bits);
  } catch {
    return false;
  }
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** An IPv4 address that came in the clothes of IPv6, as ::ffff:10.0.0.1, is that IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address lies in one of the networks, each as `isNetwork` wants it. */
export function isAmong(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, family(base));
    else list.addSubnet(base, Number(bits), family(base));
  }
  return isIP(plainAddress(address)) !== 0 && list.check(plainAddress(address), family(plainAddress(address)));
}
