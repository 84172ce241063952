// @covers withdrawals-paid-by-hand

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useWithdrawals } from './testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money, settings, script } = rig;

/** Asked for, and approved for a person to pay where `provider` says so. */
async function requested(amount = '1000.00', provider = 'bank-transfer') {
  const memberId = await money.newMember({ balanceMinor: 1_000_000n });
  const accountId = await rig.bind(memberId);
  const answer = await rig.request(memberId, accountId, amount);
  if (!answer.ok) throw new Error(answer.message);
  await rig.idle();
  const params = { withdrawalId: answer.value.withdrawalId };
  const approve = (by = rig.staff()) =>
    rig.out.routes.staffWithdrawalDecide({
      ...rig.asStaff(by),
      params,
      body: { to: 'approve', reason: 'looked at', provider },
    });
  return { memberId, ...params, approve };
}
const paid = (withdrawalId: string, reference = 'FT 4711', by = rig.staff()) =>
  rig.out.routes.staffWithdrawalPaid({
    ...rig.asStaff(by),
    params: { withdrawalId },
    body: { reference, reason: 'transferred today' },
  });
const bankFloat = async (): Promise<bigint> => {
  const { rows } = await money.owner.query<{ held: string }>(
    `select coalesce(-sum(h.balance_minor), 0)::text as held from house_balances h join accounts a on a.id = h.account_id
     where a.kind = 'provider' and a.label = 'bank-transfer'`,
  );
  return BigInt(rows[0]?.held ?? 0);
};

test('what a person pays waits for him, is booked from the operator’s bank account, and is the member’s to confirm', async () => {
  const of = await requested();
  expect(await paid(of.withdrawalId)).toEqual({ ok: false, message: 'already_decided' });
  expect(await of.approve()).toMatchObject({ ok: true, value: { state: 'APPROVED' } });
  await rig.idle();
  await rig.job('withdrawals.pay');
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'APPROVED', actsNext: 'staff' });
  const before = await bankFloat();
  expect(await paid(of.withdrawalId)).toEqual({ ok: true, value: { state: 'DISBURSED', waitsForSecond: false } });
  expect(await paid(of.withdrawalId)).toMatchObject({ ok: true, value: { state: 'DISBURSED' } });
  expect(await paid(of.withdrawalId, 'FT 4712')).toEqual({ ok: false, message: 'already_decided' });
  expect((await bankFloat()) - before).toBe(-100_000n);
  const shown = await rig.show(of.memberId, of.withdrawalId);
  expect(shown).toMatchObject({ state: 'DISBURSED', bankReference: 'FT 4711', may: ['confirm'] });
  expect(shown.steps.at(-1)).toMatchObject({ to: 'DISBURSED', actor: 'staff', reason: 'transferred today' });
  expect(await rig.toldOf(of.withdrawalId)).toEqual(['approved', 'paid']);
  expect(await rig.confirm(of.memberId, of.withdrawalId, { answer: 'received' })).toMatchObject({
    value: { state: 'COMPLETED', bankReference: 'FT 4711' },
  });
  await money.expectCleanBooks();
});

test('above the amount of four eyes two people name the same reference', async () => {
  const of = await requested('4500.00');
  await of.approve();
  await of.approve();
  const anna = rig.staff();
  expect(await paid(of.withdrawalId, 'FT 1', anna)).toMatchObject({
    value: { state: 'APPROVED', waitsForSecond: true },
  });
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'APPROVED', bankReference: '' });
  expect(await paid(of.withdrawalId, 'FT 1', anna)).toEqual({ ok: false, message: 'permission_not_held' });
  expect(await paid(of.withdrawalId, 'FT 2')).toMatchObject({
    detail: { fields: { reference: { key: 'field_choice' } } },
  });
  expect(await paid(of.withdrawalId, 'FT 1')).toMatchObject({ value: { state: 'DISBURSED', waitsForSecond: false } });
  await money.expectCleanBooks();
});

test('by hand and by the provider at once: one payment', async () => {
  for (let round = 0; round < 6; round += 1) {
    const of = await requested('100.00', 'test-pay');
    const asked = script.taken.size;
    settings.routes = [{ kind: null, provider: 'absent', maxPaymentMinor: null }];
    await of.approve();
    await rig.idle();
    settings.routes = [];
    const [byHand] = await Promise.all([paid(of.withdrawalId, newId()), rig.job('withdrawals.pay')]);
    const { rows } = await money.owner.query(
      "select provider from withdrawal_payouts where withdrawal_id = $1 and state = 'paid'",
      [of.withdrawalId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].provider === 'bank-transfer').toBe(byHand.ok);
    if (byHand.ok) expect(script.taken.size).toBe(asked);
  }
  await money.expectCleanBooks();
});

test('a payment by hand that did not arrive is paid again by hand, under another reference', async () => {
  const of = await requested();
  await of.approve();
  await paid(of.withdrawalId, 'FT 10');
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'partial', amount: '400.00' });
  expect(await rig.dispute(of.withdrawalId, 'payAgain')).toMatchObject({ ok: true });
  expect(await paid(of.withdrawalId, 'FT 10')).toMatchObject({
    detail: { fields: { reference: { key: 'field_choice' } } },
  });
  expect(await paid(of.withdrawalId, 'FT 11')).toMatchObject({ value: { state: 'DISBURSED' } });
  const detail = await rig.out.routes.staffWithdrawal({ ...rig.asStaff(), params: { withdrawalId: of.withdrawalId } });
  expect(detail).toMatchObject({ value: { toPay: '0.00', handFirstPayer: null } });
  if (detail.ok) {
    expect(detail.value.payouts.map(({ amount, providerReference }) => [amount, providerReference])).toEqual([
      ['1000.00', 'FT 10'],
      ['600.00', 'FT 11'],
    ]);
  }
  await money.expectCleanBooks();
});

test('another brand’s is not found', async () => {
  const of = await requested();
  await of.approve();
  expect(await paid(of.withdrawalId, 'FT 20', rig.staff(newId(), newId()))).toEqual({
    ok: false,
    message: 'not_found',
  });
});
