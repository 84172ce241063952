import { beforeEach, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
const hourMs = 3_600_000;
let brand: RequestBrand;
let other: RequestBrand;
let serial = 0;
const settings = {
  flags: { USERNAMEREG3: true, DIRECTREG3: true },
  botChecks: [],
  registrationsPerNetworkPerDay: 3,
};
beforeEach(async () => {
  serial += 1;
  [brand, other] = [
    await harness.seedBrand(`capped${serial}`, settings),
    await harness.seedBrand(`beside${serial}`, settings),
  ];
  harness.securityEvents.heard.length = 0;
  // Above the cap of passwords that are hashed at once.
  harness.clock.advanceMs(48 * hourMs);
});
const register = (ip: string, at = brand) => {
  serial += 1;
  return harness.register(`member${serial}`, { brand: at, ip });
};
const full = (retryAfterSeconds: number) => ({ ok: false, message: 'quota_exceeded', detail: { retryAfterSeconds } });

test.each([
  ['an IPv4 address', () => '203.0.113.7', '203.0.113.8'],
  [
    'an IPv4 address in its IPv6 form',
    (index: number) => (index % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'),
    '203.0.113.8',
  ],
  ['an IPv6 /64', (index: number) => `2001:db8:7:7:${index.toString(16)}::${index}`, '2001:db8:7:8::1'],
])('%s registers so many members in a day, and tells how long to wait', async (_what, ipOf, elsewhere) => {
  for (let index = 1; index <= 3; index += 1) {
    expect((await register(ipOf(index))).ok).toBe(true);
    harness.clock.advanceMs(hourMs);
  }
  expect(await register(ipOf(4))).toEqual(full(21 * 3_600));
  expect(harness.securityEvents.heard).toMatchObject([
    { kind: 'registration_refused', brandId: brand.id, ip: ipOf(4), detail: { reason: 'network_cap' } },
  ]);
  expect((await register(elsewhere)).ok).toBe(true);
  expect((await register(ipOf(5), other)).ok).toBe(true);
  harness.clock.advanceMs(21 * hourMs - 1_000);
  expect(await register(ipOf(6))).toEqual(full(1));
  harness.clock.advanceMs(1_000);
  expect((await register(ipOf(7))).ok).toBe(true);
  expect(await register(ipOf(8))).toMatchObject({ message: 'quota_exceeded' });
});

test('of many at once no more get through than the cap', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => register(`2001:db8:9:9::${index}`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  for (const answer of answers) if (!answer.ok) expect(answer.message).toBe('quota_exceeded');
  const { rows } = await harness.owner.query('select count(*) as count from members where brand_id = $1', [brand.id]);
  expect(rows).toEqual([{ count: '3' }]);
});

test('logins and refused registrations take nothing of it; by number it is the same cap', async () => {
  const ip = '198.51.100.1';
  const mobiles = await harness.seedBrand(`numbers${serial}`, { ...everyWay, registrationsPerNetworkPerDay: 1 });
  const forms = formsOf(harness, () => mobiles);
  await harness.register('taken', { brand, ip });
  for (let count = 0; count < 4; count += 1) {
    expect(await harness.register('taken', { brand, ip })).toMatchObject({ message: 'username_taken' });
    expect((await harness.login('taken', goodPassword, { brand, ip })).ok).toBe(true);
  }
  expect((await register(ip)).ok).toBe(true);
  expect((await forms.registerMobile(forms.newNumber())).ok).toBe(true);
  expect(await forms.registerMobile(forms.newNumber())).toMatchObject({ message: 'quota_exceeded' });
});
