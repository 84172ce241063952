// @covers payout-accounts

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { paymentPassword } from '../withdrawals/testing/money-out.fixture.ts';
import { useWithdrawals } from '../withdrawals/testing/withdrawals.fixture.ts';

const rig = useWithdrawals();

const add = (memberId: string) => {
  const account = { kind: 'bank', institution: 'First Bank', number: newId().slice(-12), holder: 'Ana Cruz' } as const;
  const body = { ...account, accountId: newId(), paymentPassword };
  return rig.out.routes.addPayoutAccount({ ...rig.as(memberId), body });
};

test('accounts that are bound and removed again are bounded by day', async () => {
  const memberId = await rig.money.newMember();
  for (let place = 0; place < 20; place += 1) {
    const added = await add(memberId);
    if (!added.ok) throw new Error(added.message);
    const params = { accountId: added.value.accountId };
    await rig.out.routes.removePayoutAccount({ ...rig.as(memberId), params, body: { paymentPassword } });
  }
  expect(await add(memberId)).toMatchObject({ message: 'limit_reached' });
  rig.money.clock.advanceMs(86_400_000);
  expect(await add(memberId)).toMatchObject({ ok: true });
});

test('of many at once there are no more than a member may have', async () => {
  const memberId = await rig.money.newMember();
  const added = await Promise.all(Array.from({ length: 12 }, () => add(memberId)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(rig.settings.maxAccounts);
});
