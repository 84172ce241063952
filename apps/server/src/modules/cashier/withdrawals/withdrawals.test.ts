// @covers withdrawal-states withdrawal-limits turnover-before-withdrawal

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useWithdrawals } from './testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money, script, settings } = rig;

/** A member with cash that needs no turnover, and a bound account. */
async function richMember(balanceMinor = 100_000n) {
  const memberId = await money.newMember({ balanceMinor });
  return { memberId, accountId: await rig.bind(memberId) };
}
async function requested(amount = '100.00', balanceMinor = 100_000n) {
  const { memberId, accountId } = await richMember(balanceMinor);
  const answer = await rig.request(memberId, accountId, amount);
  if (!answer.ok) throw new Error(answer.message);
  await rig.idle();
  return { memberId, accountId, withdrawalId: answer.value.withdrawalId };
}

test('a withdrawal goes from the request to the member’s answer, each step with who, when and why', async () => {
  const { memberId, withdrawalId } = await requested();
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 90_000n, lockedMinor: 10_000n });
  expect(await rig.show(memberId, withdrawalId)).toMatchObject({
    state: 'RISK_REVIEW',
    actsNext: 'staff',
    may: ['cancel'],
  });
  expect(await rig.decide(withdrawalId, 'approve')).toMatchObject({ ok: true, value: { state: 'APPROVED' } });
  await rig.idle();
  const paid = await rig.show(memberId, withdrawalId);
  expect(paid).toMatchObject({ state: 'DISBURSED', actsNext: 'member', may: ['confirm'], arrives: '100.00' });
  expect(Date.parse(paid.deadlineAt ?? '') - money.clock.now().getTime()).toBe(60 * 60_000);
  expect(await rig.confirm(memberId, withdrawalId, { answer: 'received' })).toMatchObject({ ok: true });
  expect(await rig.confirm(memberId, withdrawalId, { answer: 'received' })).toMatchObject({ ok: true });
  const done = await rig.show(memberId, withdrawalId);
  expect(done).toMatchObject({ state: 'COMPLETED', received: '100.00', actsNext: null, may: [] });
  expect(done.steps.map(({ to, actor }) => `${to}/${actor}`)).toEqual([
    'REQUESTED/member',
    'RISK_REVIEW/system',
    'APPROVED/staff',
    'PAYING/system',
    'DISBURSED/provider',
    'COMPLETED/member',
  ]);
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 90_000n, lockedMinor: 0n });
  expect(await rig.toldOf(withdrawalId)).toEqual(['approved', 'paid']);
  await money.expectCleanBooks();
});

test('two at the same moment are one; the same again is the same', async () => {
  const { memberId, accountId } = await richMember();
  const requestId = newId();
  const answers = await Promise.all([
    rig.request(memberId, accountId, '100.00'),
    rig.request(memberId, accountId, '100.00'),
    rig.request(memberId, accountId, '100.00', requestId),
    rig.request(memberId, accountId, '100.00', requestId),
  ]);
  const ids = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.withdrawalId] : [])));
  expect(ids.size).toBe(1);
  expect(
    answers.filter((answer) => !answer.ok).every((answer) => !answer.ok && answer.message === 'request_pending'),
  ).toBe(true);
  expect(await money.cashOf(memberId)).toBe(90_000n);
  const other = await richMember();
  const first = await rig.request(other.memberId, other.accountId, '50.00', requestId);
  expect(await rig.request(other.memberId, other.accountId, '50.0', requestId.toUpperCase())).toMatchObject({
    ok: true,
    value: { withdrawalId: first.ok && first.value.withdrawalId },
  });
  expect(await rig.request(other.memberId, other.accountId, '51.00', requestId)).toEqual({
    ok: false,
    message: 'repeated_with_other_content',
  });
});

test.each([
  ['5.001', 'amount_scale'],
  ['0', 'amount_zero'],
  ['-5', 'amount_negative'],
  ['1e3', 'amount_format'],
  ['1,000', 'amount_format'],
  [' 5 ', 'amount_format'],
  ['٥', 'amount_format'],
  ['NaN', 'amount_format'],
  ['', 'amount_format'],
  ['99999999999999999999', 'amount_too_large'],
])('the amount %j is refused and names the field', async (amount, key) => {
  const { memberId, accountId } = await richMember();
  expect(await rig.request(memberId, accountId, amount)).toEqual({
    ok: false,
    message: 'invalid_input',
    detail: { fields: { amount: { key } } },
  });
  expect(await money.cashOf(memberId)).toBe(100_000n);
});

test('limits hold to the unit, and so does the balance', async () => {
  const { memberId, accountId } = await richMember(600_000n);
  const refused = async (amount: string) => {
    const answer = await rig.request(memberId, accountId, amount);
    return answer.ok ? 'taken' : answer.message;
  };
  expect(await refused('9.99')).toBe('limit_reached');
  expect(await refused('5000.01')).toBe('limit_reached');
  const poor = await richMember(2_000n);
  expect(await rig.request(poor.memberId, poor.accountId, '20.01')).toEqual({
    ok: false,
    message: 'insufficient_funds',
  });
  expect(await rig.request(poor.memberId, poor.accountId, '20.00')).toMatchObject({ ok: true });
  expect(await refused('10.00')).toBe('taken');
  expect(await refused('10.00')).toBe('request_pending');
});

test('beyond the day’s number nothing is taken, and beyond the free ones it costs', async () => {
  Object.assign(settings, { freePerDay: 1, perDay: 2 });
  const { memberId, accountId } = await richMember();
  for (const [index, fee] of ['0.00', '1.00'].entries()) {
    const asked = await rig.request(memberId, accountId, '100.00');
    if (!asked.ok) throw new Error(asked.message);
    expect(asked.value, String(index)).toMatchObject({ fee });
    await rig.idle();
    await rig.decide(asked.value.withdrawalId, 'approve');
    await rig.idle();
    await rig.confirm(memberId, asked.value.withdrawalId, { answer: 'received' });
  }
  expect(await rig.request(memberId, accountId, '100.00')).toEqual({ ok: false, message: 'quota_exceeded' });
  money.clock.advanceMs(24 * 3_600_000);
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ ok: true, value: { fee: '0.00' } });
  Object.assign(settings, { freePerDay: 3, perDay: 3 });
  await money.expectCleanBooks();
});

test('a refusal gives the money and the fee back, with a reason that the member reads', async () => {
  Object.assign(settings, { freePerDay: 0 });
  const { memberId, withdrawalId } = await requested();
  Object.assign(settings, { freePerDay: 3 });
  expect(await money.cashOf(memberId)).toBe(90_000n);
  const decided = await Promise.all([
    rig.decide(withdrawalId, 'refuse', rig.staff(), 'the account is not yours'),
    rig.decide(withdrawalId, 'approve'),
  ]);
  const state = (await rig.show(memberId, withdrawalId)).state;
  expect(['REJECTED', 'APPROVED', 'PAYING', 'DISBURSED']).toContain(state);
  expect(decided.filter((answer) => answer.ok)).toHaveLength(1);
  const other = await requested();
  await rig.decide(other.withdrawalId, 'refuse', rig.staff(), 'the account is not yours');
  expect(await rig.show(other.memberId, other.withdrawalId)).toMatchObject({
    state: 'REJECTED',
    reason: 'the account is not yours',
  });
  expect(await money.ledger.balanceOf(other.memberId)).toMatchObject({ cashMinor: 100_000n, lockedMinor: 0n });
  expect(await rig.decide(other.withdrawalId, 'approve')).toEqual({ ok: false, message: 'already_decided' });
  await money.expectCleanBooks();
});

test('above the amount of four eyes two people approve it', async () => {
  const { memberId, withdrawalId } = await requested('4000.01', 500_000n);
  const anna = rig.staff();
  expect(await rig.decide(withdrawalId, 'approve', anna)).toMatchObject({ ok: true, value: { waitsForSecond: true } });
  expect(await rig.decide(withdrawalId, 'approve', anna)).toEqual({ ok: false, message: 'permission_not_held' });
  expect((await rig.show(memberId, withdrawalId)).state).toBe('RISK_REVIEW');
  expect(await rig.decide(withdrawalId, 'approve')).toMatchObject({ ok: true, value: { waitsForSecond: false } });
  await rig.idle();
  expect((await rig.show(memberId, withdrawalId)).state).toBe('DISBURSED');
});

test('deposits stay until they were turned over once, the oldest first', async () => {
  const player = await money.newPlayer();
  const { memberId } = player;
  const accountId = await rig.bind(memberId);
  await rig.deposit(memberId, '1000.00');
  const bet = async (txId: string, amountMinor: bigint) => {
    const fields = { ...player, roundId: `round-${txId}-${memberId}`, gameCode: money.game.gameCode };
    await money.wallet.debit({ ...fields, txId: `${txId}-${memberId}`, amountMinor });
    await money.wallet.credit({
      ...fields,
      txId: `${txId}-win-${memberId}`,
      amountMinor: amountMinor * 2n,
      kind: 'win',
      refTxIds: [`${txId}-${memberId}`],
      roundEnd: true,
    });
  };
  expect(await rig.request(memberId, accountId, '1000.00')).toEqual({ ok: false, message: 'turnover_missing' });
  money.clock.advanceMs(1_000);
  await bet('most', 99_999n);
  expect(await rig.request(memberId, accountId, '1999.99')).toEqual({ ok: false, message: 'turnover_missing' });
  money.clock.advanceMs(1_000);
  await bet('rest', 1n);
  expect(await rig.request(memberId, accountId, '2000.00')).toMatchObject({ ok: true });
});

test('taking back is there only where the brand allows it, and before it is paid', async () => {
  const { memberId, withdrawalId } = await requested();
  const cancel = () => rig.out.routes.cancelWithdrawal({ ...rig.as(memberId), params: { withdrawalId }, body: {} });
  settings.mayCancel = false;
  expect(await cancel()).toEqual({ ok: false, message: 'operation_not_allowed' });
  settings.mayCancel = true;
  expect(await cancel()).toMatchObject({ ok: true, value: { state: 'CANCELLED' } });
  expect(await money.cashOf(memberId)).toBe(100_000n);
  const paid = await requested();
  await rig.decide(paid.withdrawalId, 'approve');
  await rig.idle();
  const late = { ...rig.as(paid.memberId), params: { withdrawalId: paid.withdrawalId }, body: {} };
  expect(await rig.out.routes.cancelWithdrawal(late)).toEqual({ ok: false, message: 'already_decided' });
});

test('another’s withdrawal and another brand’s are not found', async () => {
  const { withdrawalId } = await requested();
  const other = await richMember();
  const params = { withdrawalId };
  expect(await rig.out.routes.cancelWithdrawal({ ...rig.as(other.memberId), params, body: {} })).toMatchObject({
    message: 'not_found',
  });
  expect(await rig.confirm(other.memberId, withdrawalId, { answer: 'received' })).toMatchObject({
    message: 'not_found',
  });
  const elsewhere = rig.staff(newId(), newId());
  expect(await rig.decide(withdrawalId, 'approve', elsewhere)).toMatchObject({ message: 'not_found' });
  expect(await rig.dispute(withdrawalId, 'forceReceipt', elsewhere)).toMatchObject({ message: 'not_found' });
  const by = { ...rig.asStaff(elsewhere), params };
  expect(await rig.out.routes.staffWithdrawal(by)).toMatchObject({ message: 'not_found' });
  expect(await rig.out.routes.staffDisputeAsk({ ...by, body: {} })).toMatchObject({ message: 'not_found' });
});

test('a new account waits, one in another name is refused, and so is a withdrawal to another’s', async () => {
  const { memberId } = await richMember();
  const { routes } = rig.out;
  const account = (holder: string, number = '123456789') => ({
    ...rig.as(memberId),
    body: {
      ...{ accountId: newId(), kind: 'wallet' as const, institution: 'GCash' },
      number,
      holder,
      paymentPassword: '246810',
    },
  });
  expect(await routes.addPayoutAccount(account('Ben Cruz'))).toMatchObject({
    message: 'invalid_input',
    detail: { fields: { holder: { key: 'payee_name_differs' } } },
  });
  const added = await routes.addPayoutAccount(account('CRUZ, ANA', '12 3456-789'));
  if (!added.ok) throw new Error(added.message);
  expect(added.value).toMatchObject({ numberMasked: '•••• 6789', isUsable: false });
  const { accountId } = added.value;
  const notices = await money.owner.query('select kind from test_notices where reference = $1', [accountId]);
  expect(notices.rows).toEqual([{ kind: 'payoutAccountAdded' }]);
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ message: 'payout_waits' });
  const other = await richMember();
  expect(await rig.request(memberId, other.accountId, '100.00')).toMatchObject({ message: 'invalid_input' });
  money.clock.advanceMs(24 * 3_600_000);
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ ok: true });
  const wrong = { ...rig.as(memberId), params: { accountId }, body: { paymentPassword: 'wrong' } };
  expect(await routes.removePayoutAccount(wrong)).toMatchObject({ message: 'payment_password_wrong' });
  const { rows } = await money.owner.query('select sealed_number from payout_accounts where id = $1', [accountId]);
  expect(rows[0].sealed_number).not.toContain('123456789');
});

test('an identity check is asked before the first request where the brand wants it', async () => {
  rig.requiredLevel.value = 1;
  const { memberId, accountId } = await richMember();
  expect(await rig.request(memberId, accountId, '100.00')).toEqual({ ok: false, message: 'identity_check_required' });
  rig.levels.set(memberId, 1);
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ ok: true });
  rig.requiredLevel.value = 0;
});

test('who has a second factor gives it before he asks for money or changes accounts; what was asked for stays', async () => {
  const { memberId, accountId } = await richMember();
  const requestId = newId();
  expect(await rig.request(memberId, accountId, '100.00', requestId)).toMatchObject({ ok: true });
  rig.askedForFactor.add(memberId);
  expect(await rig.request(memberId, accountId, '100.00', requestId)).toMatchObject({ ok: true });
  expect(await rig.request(memberId, accountId, '50.00')).toMatchObject({ message: 'second_factor_required' });
  await expect(rig.bind(memberId)).rejects.toThrow('second_factor_required');
  const removal = { ...rig.as(memberId), params: { accountId }, body: { paymentPassword: '246810' } };
  expect(await rig.out.routes.removePayoutAccount(removal)).toMatchObject({ message: 'second_factor_required' });
});

test('a trial account and a wrong payment password get nowhere', async () => {
  const { memberId, accountId } = await richMember();
  const body = { requestId: newId(), accountId, amount: '100.00', paymentPassword: '000000' };
  expect(await rig.out.routes.requestWithdrawal({ ...rig.as(memberId), body })).toMatchObject({
    message: 'payment_password_wrong',
  });
  expect(script.answer).toBe('paid');
  expect(rig.failures).toEqual([]);
});
