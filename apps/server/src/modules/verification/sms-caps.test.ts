// @covers ended-sessions-stay-ended

import { expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createLookupHash } from '../../platform/crypto/lookup-hash.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
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
  const max = smsCaps.perHour.address;
  for (let count = 0; count < max; count += 1) {
    const host = count.toString(16);
    expect(await take(count % 2 ? `2001:db8:0:7::${host}` : `2001:0DB8::7:1:2:3:${host}`)).toBe(true);
  }
  expect(await take('2001:db8:0:7:ffff::')).toBe(false);
  expect(await take('2001:db8:0:8::1')).toBe(true);
});

test('of many numbers asked for at the same moment from one address, no more get a code than the address may have', async () => {
  const { id: brandId } = await insertBrand(harness.owner, 'at_once');
  const caps = createSmsCaps({ ...harness, clock, newId });
  const answers = await Promise.all(
    Array.from({ length: smsCaps.perHour.address + 10 }, (_, index) =>
      caps.take({ brandId, numberLookup: lookupHash('mobile', `at once ${index}`), ip: '192.0.2.9' }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(smsCaps.perHour.address);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c0A8:0201', '192.168.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.255', '192.0.2.255'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['2001:0DB8:0:0:1::', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
