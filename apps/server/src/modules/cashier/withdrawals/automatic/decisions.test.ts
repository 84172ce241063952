// @covers automatic-withdrawals

import { beforeAll, expect, test } from 'vitest';
import { useWithdrawals } from '../testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money } = rig;

const rules = {
  ...{ enabled: true, maxAmount: null, maxPerMemberPerDay: null, maxPerBrandPerDay: null, firstWithdrawal: true },
  ...{ minAccountAgeHours: 0, maxRatioPercent: null, sharedPayee: true, sharedDevice: true, sharedAddress: true },
};
beforeAll(() => rig.out.routes.staffWithdrawalRulesSet({ ...rig.asStaff(), body: { rules, reason: 'trial' } }));

async function asking() {
  const memberId = await money.newMember({ balanceMinor: 1_000_000n });
  return { memberId, accountId: await rig.bind(memberId) };
}

test('more requests at once than there are connections are all decided, and hold up nobody', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, asking));
  await money.owner.query('begin');
  await money.owner.query(`select pg_advisory_xact_lock(hashtext('withdrawal rules'), hashtext($1))`, [money.brand.id]);
  const asked = await Promise.all(all.map(({ memberId, accountId }) => rig.request(memberId, accountId, '100.00')));
  // While all decisions wait, others have a connection: this would wait with them.
  await money.database.selectNoFrom(({ val }) => val(1).as('one')).execute();
  await money.owner.query('commit');
  await rig.idle();
  expect(rig.failures).toEqual([]);
  for (const [index, answer] of asked.entries()) {
    const shown = answer.ok && (await rig.show(all[index]?.memberId ?? '', answer.value.withdrawalId));
    expect(shown).toMatchObject({ state: expect.stringMatching(/^(APPROVED|PAYING|DISBURSED)$/) });
  }
});

test('what a member asked for before he was blocked waits for a person', async () => {
  const { memberId, accountId } = await asking();
  await money.owner.query('begin');
  // The decision waits here, as for another one of the brand.
  await money.owner.query(`select pg_advisory_xact_lock(hashtext('withdrawal rules'), hashtext($1))`, [money.brand.id]);
  const asked = await rig.request(memberId, accountId, '100.00');
  await money.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
  await money.owner.query('commit');
  await rig.idle();
  if (!asked.ok) throw new Error(asked.message);
  expect(await rig.show(memberId, asked.value.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW' });
});

test('what a risk rule holds waits for a person', async () => {
  const { memberId, accountId } = await asking();
  rig.held.add(memberId);
  const asked = await rig.request(memberId, accountId, '100.00');
  await rig.idle();
  if (!asked.ok) throw new Error(asked.message);
  expect(await rig.show(memberId, asked.value.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW' });
});
