// @covers system-status site-closed-pages

import { type CallName, calls } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGeoIp } from '../../src/platform/geoip/geoip-table.ts';
import { createAccess, WrongGeoIpError } from '../../src/platform/geoip/index.ts';
import { requestOf } from '../support/sample-request.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer(db, clock, {
    countryOf: ({ ip }) => ({ '192.0.2.9': 'PH', '192.0.2.10': 'US' })[ip] ?? null,
  });
  token = await server.register('insider');
});
afterAll(() => server.close());

const settle = async (settings: object) => {
  await db.owner.query('update brands set settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  server.server.forgetBrands();
};
const open = { maintenance: {}, regionRestriction: false, blockedCountries: [], blockUnknownCountry: false };
const ask = (name: CallName, remoteAddress = '192.0.2.1') =>
  server.app.inject({ ...requestOf(calls[name], { token }), remoteAddress });
const statusAt = async (remoteAddress: string) => (await ask('systemStatus', remoteAddress)).json().value;

describe('maintenance', () => {
  test('closes every call but those of the system, tells until when, and lets staff through', async () => {
    const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await settle({ ...open, maintenance: { on: true, endsAt, staffNetworks: ['10.0.0.0/8'] } });
    for (const name of ['memberInfo', 'captcha', 'hotGames', 'balance', 'register', 'login'] as const) {
      const response = await ask(name);
      expect(response.json(), name).toEqual({
        success: false,
        value: { retryAfterSeconds: 3_600 },
        message: 'info_maintenance',
      });
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('3600');
    }
    for (const name of ['whitelabel', 'systemStatus', 'listAnnouncements', 'domainRoute', 'health'] as const) {
      expect((await ask(name)).statusCode, name).toBe(200);
    }
    expect(await statusAt('192.0.2.1')).toMatchObject({ status: 1, maintenanceEndsAt: endsAt, ip: '192.0.2.1' });
    expect(await statusAt('10.3.4.5')).toMatchObject({ status: 0, maintenanceEndsAt: null });
    expect((await ask('memberInfo', '10.3.4.5')).statusCode).toBe(200);
    await settle(open);
    expect((await ask('memberInfo')).statusCode).toBe(200);
  });

  test('goes before a region restriction', async () => {
    await settle({ ...open, maintenance: { on: true }, regionRestriction: true });
    expect(await statusAt('192.0.2.1')).toMatchObject({ status: 1 });
    await settle(open);
  });

  test('does not stop a round that is under way: the game’s calls go on', async () => {
    await settle({ ...open, maintenance: { on: true } });
    const response = await server.app.inject(requestOf(calls.studioBalance, { 'game-session': 'unknown' }));
    expect(response.json().message).toBe('session_expired');
    await settle(open);
  });
});

describe('a region restriction', () => {
  test('closes the site to the countries that are not served, and shows the visitor’s address', async () => {
    await settle({ ...open, blockedCountries: ['US'] });
    expect(await statusAt('192.0.2.10')).toMatchObject({ status: 2, ip: '192.0.2.10' });
    expect(await statusAt('192.0.2.9')).toMatchObject({ status: 0 });
    expect((await ask('memberInfo', '192.0.2.10')).json()).toMatchObject({ success: false, message: 'info_ip_block' });
    expect((await ask('memberInfo', '192.0.2.10')).statusCode).toBe(403);
    const { value } = (await ask('whitelabel', '192.0.2.10')).json();
    expect(value).toMatchObject({ regionRestriction: true, location: { ip: '192.0.2.10' } });
    expect((await ask('whitelabel', '192.0.2.9')).json().value).toMatchObject({ currentCountry: 'PH' });
  });

  test('closes it to unknown countries only where the brand says so', async () => {
    await settle({ ...open, blockedCountries: ['US'] });
    expect(await statusAt('203.0.113.1')).toMatchObject({ status: 0 });
    await settle({ ...open, blockedCountries: ['US'], blockUnknownCountry: true });
    expect(await statusAt('203.0.113.1')).toMatchObject({ status: 2 });
    await settle(open);
  });
});

test.each([
  ['maintenance', { maintenance: { on: true } }, 1],
  ['a region restriction', { blockedCountries: ['US'] }, 2],
])('customer service goes on during %s: a visitor opens a chat and writes', async (_why, settings, status) => {
  await settle({ ...open, ...settings });
  const remoteAddress = '192.0.2.10';
  expect(await statusAt(remoteAddress)).toMatchObject({ status });
  const log = (name: CallName, payload: object, chatToken = '') =>
    server.app.inject({
      ...{ method: calls[name].method, url: calls[name].path, payload, remoteAddress },
      headers: { 'chat-token': chatToken },
    });
  const dispatch = await ask('serviceDispatch', remoteAddress);
  expect(dispatch.json().value.pathList).not.toEqual([]);
  const opened = await log('chatOpen', { language: 'TY' });
  expect(opened.statusCode).toBe(200);
  const message = { messageId: newId(), text: 'When do you open again?' };
  const sent = await log('chatSend', message, opened.json().value.chatToken);
  expect([sent.statusCode, sent.json().message]).toEqual([200, '']);
  await settle(open);
});

describe('the country', () => {
  const headers = { 'cf-ipcountry': 'ph' };
  const access = (trustedProxies: string[]) =>
    createAccess({ countryHeader: 'cf-ipcountry', trustedProxies, geoIpFile: null });

  test('of the header counts from a listed proxy alone', () => {
    expect(access(['10.0.0.0/8']).countryOf({ ip: '192.0.2.1', peer: '10.1.1.1', headers })).toBe('PH');
    expect(access(['10.0.0.0/8']).countryOf({ ip: '192.0.2.1', peer: '::ffff:10.1.1.1', headers })).toBe('PH');
    expect(access(['10.0.0.0/8']).countryOf({ ip: '192.0.2.1', peer: '192.0.2.1', headers })).toBeNull();
    expect(access([]).countryOf({ ip: '192.0.2.1', peer: '192.0.2.1', headers })).toBeNull();
    const broken = { 'cf-ipcountry': 'Philippines' };
    expect(access(['10.0.0.0/8']).countryOf({ ip: '192.0.2.1', peer: '10.1.1.1', headers: broken })).toBeNull();
  });

  test('of a list is that of the range', () => {
    const table = readGeoIp(
      '# list\n"192.0.2.0","192.0.2.255","PH","Philippines"\n10.0.0.0,10.0.0.0,us\n2001:db8::,2001:db8::ffff,VN\n::1.2.3.0,::1.2.3.9,TH\n',
    );
    const countries = ['192.0.2.0', '192.0.2.255', '192.0.3.0', '192.0.1.255', '10.0.0.0', '10.0.0.1', '0.0.0.0'];
    expect(countries.map(table.countryOf)).toEqual(['PH', 'PH', null, null, 'US', null, null]);
    expect(
      ['2001:db8::', '2001:DB8:0::FfFf', '2001:db8::1:0', '::1.2.3.4', '::ffff:192.0.2.7', 'x'].map(table.countryOf),
    ).toEqual(['VN', 'VN', null, 'TH', 'PH', null]);
  });

  test.each(['1.2.3.4,1.2.3,PH', '1.2.3.4,::1,PH', 'a,b,c', '1.2.3.4 1.2.3.5 PH'])(
    'a list with the line "%s" is refused',
    (line) => {
      expect(() => readGeoIp(`192.0.2.0,192.0.2.255,PH\n${line}\n`)).toThrow(WrongGeoIpError);
      expect(() => readGeoIp(`192.0.2.0,192.0.2.255,PH\n${line}\n`)).toThrow(/^Line 2 /);
    },
  );
});
