// @covers ended-sessions-stay-ended

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

test.each(['ZZ', 'XX', 'zz'])('a list’s “%s” is no country either', (country) => {
  expect(readGeoIp(`192.0.2.0,192.0.2.255,${country}`).countryOf('192.0.2.1')).toBeNull();
});

test.each([
  '192.0.2.0,192.0.2.255,None',
  '192.0.2.0,192.0.2.255,PHL',
  '192.0.2.0,192.0.2.255,"PH',
  '192.0.2.255,192.0.2.0,PH',
  'fe80::2,fe80::1,PH',
])('a list with the line %s is not read as something else', (row) => {
  expect(() => readGeoIp(`192.0.2.0,192.0.2.255,PH\n${row}`)).toThrow(/^Line 2 /);
});

test.each(['192.0.2.0,192.0.2.255,PH,Manila', '"192.0.2.0","192.0.2.255","PH"', '192.0.2.0,192.0.2.255,PH '])(
  'a list with the line %s is read',
  (row) => {
    expect(readGeoIp(row).countryOf('192.0.2.1')).toBe('PH');
  },
);

test('an IPv4 address is itself in whatever IPv6 clothes', () => {
  const table = readGeoIp('192.0.2.0,192.0.2.255,PH\n::ffff:0:0,::ffff:ffff:ffff,ZZ');
  for (const ip of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    expect(table.countryOf(ip), ip).toBe('PH');
});

test('an address with a zone is the address', () => {
  const table = readGeoIp('fe80::,fe80::ffff,PH');
  expect(table.countryOf('fe80::1%eth0')).toBe('PH');
});
