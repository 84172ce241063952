import { expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createLookupHash } from '../../platform/crypto/lookup-hash.ts';
import { insertBrand } from '../../testing/factories.ts';
import { testClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { networkOf } from './network-of.ts';
import { createSmsCaps, smsCaps } from './sms-caps.ts';

const harness = useTestDatabase();
const clock = testClock();
const lookupHash = createLookupHash('the secret of an installation for tests');

test('an IPv6 client is counted by his network, whatever address of it he takes', async () => {
  const { id: brandId } = await insertBrand(harness.owner);
  const caps = createSmsCaps({ ...harness, clock, newId });
  let serial = 0;
  const take = async (ip: string) => {
    serial += 1;
    return (await caps.take({ brandId, numberLookup: lookupHash('mobile', `${serial}`), ip })).ok;
  };
  const most = smsCaps.perHour.address;
  for (let count = 0; count < most; count += 1) {
    const host = count.toString(16);
    expect(await take(count % 2 ? `2001:db8:0:7::${host}` : `2001:0DB8::7:1:2:3:${host}`)).toBe(true);
  }
  expect(await take('2001:db8:0:7:ffff::')).toBe(false);
  expect(await take('2001:db8:0:8::1')).toBe(true);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
