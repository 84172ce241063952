import { expect, test } from 'vitest';
import { readGeoIp } from './geoip-table.ts';
import { createAccess } from './index.ts';

const proxy = '10.0.0.1';
const access = createAccess({ countryHeader: 'cf-ipcountry', trustedProxies: [proxy], geoIpFile: null });
const told = (country: string, peer = proxy) =>
  access.countryOf({ ip: '192.0.2.1', peer, headers: { 'cf-ipcountry': country } });

test('a listed proxy’s word for the country counts, nobody else’s', () => {
  expect(told('ph')).toBe('PH');
  expect(told('PH', '10.0.0.2')).toBeNull();
});

test.each(['XX', 'xx', 'ZZ', 'T1', '', 'PHL'])('“%s” is no country: nobody can tell', (country) => {
  expect(told(country)).toBeNull();
});

test('an address with a zone is the address', () => {
  const table = readGeoIp('fe80::,fe80::ffff,PH');
  expect(table.countryOf('fe80::1%eth0')).toBe('PH');
});
