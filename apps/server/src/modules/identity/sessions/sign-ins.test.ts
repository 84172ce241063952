// @covers sign-in-history

import { expect, test } from 'vitest';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { maskAddress } from './sign-ins.ts';

const harness = useIdentity();

test.each([
  ['192.0.2.44', '192.0.•.•'],
  ['::ffff:192.0.2.44', '192.0.•.•'],
  ['2001:db8:5:6::1', '2001:db8:•'],
])('of %s %s is kept', (ip, masked) => {
  expect(maskAddress(ip)).toBe(masked);
});

test('a member reads how somebody came in, or tried to, from where; for 90 days', async () => {
  const token = await harness.tokenOf('watcher');
  const member = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  const history = async () => {
    await harness.people.background.idle();
    const data = { page: 1, pageSize: 25, sort: 'at', direction: 'desc' } as const;
    const answer = await harness.identity.routes.signInHistory({ ...harness.caller(), member: member.value, data });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.rows.map(({ method, outcome, maskedAddress }) => `${method} ${outcome} ${maskedAddress}`);
  };
  const minute = () => harness.clock.advanceMs(60_000);
  minute();
  await harness.login('watcher', 'not the password 1', { ip: '198.51.100.7' });
  minute();
  await harness.login('nobody at all', 'not the password 1', { ip: '198.51.100.7' });
  await harness.login('watcher', goodPassword, { ip: '192.0.2.9' });
  minute();
  await harness.identity.blockMember(member.value.id);
  await harness.login('watcher', goodPassword);
  const seen = [
    'password blocked 192.0.•.•',
    'password success 192.0.•.•',
    'password wrongPassword 198.51.•.•',
    'register success 192.0.•.•',
  ];
  expect(await history()).toEqual(seen);
  harness.clock.advanceMs(89 * 24 * 3_600_000);
  await harness.identity.purge();
  expect(await history()).toEqual(seen);
  harness.clock.advanceMs(2 * 24 * 3_600_000);
  await harness.identity.purge();
  expect(await history()).toEqual([]);
});
