// @covers member-second-factors

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { factorsOf } from './second-factor.fixture.ts';

const harness = useIdentity();
const { newPerson, withTotp, withPasskey } = factorsOf(harness);

const staffOf = (brandId: string): RequestStaff => ({
  ...{ id: newId(), brandId, sessionId: newId(), username: 'anna', permissions: [], permissionsEverywhere: [] },
  ...{ forAllBrands: false, secondFactor: 'given' as const },
});
const reset = (memberId: string, brandId = harness.brand.id) =>
  harness.identity.routes.staffMemberSecondFactorReset({
    ...harness.caller(),
    staff: staffOf(brandId),
    params: { memberId },
    body: { reason: 'identity card compared' },
  });

test('staff takes all of them away: sessions end, payouts wait, the audit log says why, the member gets a message', async () => {
  const person = await newPerson();
  expect(await reset(person.member.id)).toMatchObject({ message: 'not_found' });
  await withTotp(person);
  await withPasskey(person);
  expect(await reset(person.member.id)).toMatchObject({ ok: true });
  expect(await harness.identity.memberOfSession(person.member.sessionId)).toMatchObject({ ok: false });
  expect(await harness.identity.coolingOffUntil(person.member.id)).not.toBeNull();
  expect(harness.secondFactorNotices.at(-1)).toBe('reset');
  const { rows } = await harness.owner.query('select act, reason from audit_log where subject = $1', [
    `member:${person.member.id}`,
  ]);
  expect(rows).toEqual([{ act: 'resetMemberSecondFactor', reason: 'identity card compared' }]);
  expect(await harness.login(person.username, goodPassword)).toMatchObject({ ok: true });
});

test('staff of another brand finds nobody', async () => {
  const person = await newPerson();
  await withTotp(person);
  expect(await reset(person.member.id, harness.otherBrand.id)).toMatchObject({ message: 'not_found' });
});
