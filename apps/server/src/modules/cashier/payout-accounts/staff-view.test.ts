// @covers staff-payout-accounts

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const view = async (memberId: string, by = rig.staff()) => {
  const answer = await rig.out.routes.staffPayoutAccounts({ ...rig.asStaff(by), params: { memberId } });
  return answer.ok ? calls.staffPayoutAccounts.answer.parse(answer.value).list : answer.message;
};

test('staff sees whole numbers, removed accounts, and who else has the same', async () => {
  const [ana, ben] = [await rig.money.newMember(), await rig.money.newMember()];
  const accountId = await rig.bind(ana, 'PH 1234-5678');
  await rig.bind(ben, 'ph12345678');
  const other = await rig.bind(ana, 'PH99990000');
  const removal = { ...rig.as(ana), params: { accountId: other }, body: { paymentPassword: '246810' } };
  expect(await rig.out.routes.removePayoutAccount(removal)).toMatchObject({ ok: true });
  expect(await view(ana)).toMatchObject([
    { accountId, number: 'PH12345678', holder: 'Ana Cruz', removedAt: null, sharedWith: [{ memberId: ben }] },
    { accountId: other, number: 'PH99990000', removedAt: expect.any(String), sharedWith: [] },
  ]);
});

test('another brand’s member is not found', async () => {
  const ana = await rig.money.newMember();
  expect(await view(ana, rig.staff(newId(), newId()))).toBe('not_found');
});
