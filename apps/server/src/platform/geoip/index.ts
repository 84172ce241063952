import { readFileSync } from 'node:fs';
import { isAmong } from '../http/connections/networks.ts';
import { type GeoIpTable, isCountry, readGeoIp } from './geoip-table.ts';

export { WrongGeoIpError } from './geoip-table.ts';

/** A request as far as the visitor's country goes. */
export interface VisitorRequest {
  /** The client's address. */
  ip: string;
  /** The address that the connection comes from: the client's own, or a proxy's. */
  peer: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface AccessModule {
  /** ISO code; null where nobody can tell. */
  countryOf(request: VisitorRequest): string | null;
}

/** Where visitors come from: the header of a listed proxy, else a local list of address ranges. */
export function createAccess(options: {
  /** Name of the header in lower case, as cf-ipcountry; null: none is believed. */
  countryHeader: string | null;
  trustedProxies: readonly string[];
  /** A file of ranges; null: no list. */
  geoIpFile: string | null;
}): AccessModule {
  const table: GeoIpTable | null = options.geoIpFile ? readGeoIp(readFileSync(options.geoIpFile, 'utf8')) : null;
  return {
    countryOf: ({ ip, peer, headers }) => {
      const told = options.countryHeader ? headers[options.countryHeader] : undefined;
      const isBelieved = typeof told === 'string' && isCountry(told) && isAmong(options.trustedProxies, peer);
      return isBelieved ? told.toUpperCase() : (table?.countryOf(ip) ?? null);
    },
  };
}
