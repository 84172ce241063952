// @covers payout-confirmation payout-providers

import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useWithdrawals } from './testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money, script, settings } = rig;
const minuteMs = 60_000;

async function approved(amount = '1000.00') {
  const memberId = await money.newMember({ balanceMinor: 1_000_000n });
  const accountId = await rig.bind(memberId);
  const answer = await rig.request(memberId, accountId, amount);
  if (!answer.ok) throw new Error(answer.message);
  await rig.idle();
  const { withdrawalId } = answer.value;
  await rig.decide(withdrawalId, 'approve');
  await rig.idle();
  return { memberId, withdrawalId };
}
const state = async ({ memberId, withdrawalId }: { memberId: string; withdrawalId: string }) =>
  (await rig.show(memberId, withdrawalId)).state;

async function proofOf(memberId: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const pixel = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
  const png = await sharp({ create: pixel }).png().toBuffer();
  const answer = await rig.out.routes.withdrawalProof({ ...rig.as(memberId), upload: png });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.proofId;
}

test('of many pictures at the same moment no more are kept than a member may have', async () => {
  const memberId = await money.newMember();
  for (let place = 0; place < 5; place += 1) await proofOf(memberId);
  // Of those that the pictures' queue takes one is kept.
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => proofOf(memberId)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await money.owner.query('select from withdrawal_proofs where member_id = $1', [memberId]);
  expect(rows).toHaveLength(6);
});

test('1,000 paid and 650 received: 350 is looked at, paid again, and received', async () => {
  const of = await approved();
  for (const amount of ['0', '-1', '1000.00', '1000.01', '1.001', undefined]) {
    const body = { answer: 'partial', ...(amount === undefined ? {} : { amount }) } as const;
    const parse = () => rig.confirm(of.memberId, of.withdrawalId, body);
    if (amount === '-1') expect(parse).toThrow();
    else
      expect(await parse(), String(amount)).toMatchObject({
        message: 'invalid_input',
        detail: { fields: { amount: {} } },
      });
  }
  const part = await rig.confirm(of.memberId, of.withdrawalId, { answer: 'partial', amount: '650.00' });
  expect(part).toMatchObject({ ok: true, value: { state: 'PARTIAL_REVIEW', received: '650.00', remainder: '350.00' } });
  expect(await rig.dispute(of.withdrawalId, 'payAgain')).toMatchObject({ ok: true });
  await rig.idle();
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({
    ...{ state: 'DISBURSED', received: '650.00', remainder: '350.00' },
  });
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'received' });
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'COMPLETED', received: '1000.00' });
  const sent = [...script.taken.values()].map(({ amountMinor }) => amountMinor);
  expect(sent.slice(-2)).toEqual(['100000', '35000']);
  await money.expectCleanBooks();
});

test('not received needs pictures of one’s own; staff sees both sides and forces the receipt with a reason', async () => {
  const of = await approved();
  const proofId = await proofOf(of.memberId);
  const notReceived = (proofIds: string[]) =>
    rig.confirm(of.memberId, of.withdrawalId, { answer: 'notReceived', proofIds, note: 'nothing came' });
  expect(await notReceived([])).toMatchObject({ detail: { fields: { proofIds: { key: 'not_empty' } } } });
  const strange = await proofOf(await money.newMember());
  expect(await notReceived([strange])).toMatchObject({ detail: { fields: { proofIds: { key: 'field_choice' } } } });
  expect(await notReceived([proofId])).toMatchObject({ ok: true, value: { state: 'DISPUTED', remainder: '1000.00' } });
  const params = { withdrawalId: of.withdrawalId };
  const detail = await rig.out.routes.staffWithdrawal({ ...rig.asStaff(), params });
  expect(detail).toMatchObject({
    ok: true,
    value: {
      proofIds: [proofId],
      payouts: [{ state: 'paid', amount: '1000.00', provider: 'test-pay' }],
      risk: { isFirst: true, turnoverMissing: '0.00', ratioPercent: null },
    },
  });
  expect(await rig.out.routes.staffDisputeAsk({ ...rig.asStaff(), params, body: {} })).toMatchObject({
    value: { reports: [{ report: 'paid' }] },
  });
  const picture = { ...rig.asStaff(), params: { proofId } };
  expect(await rig.out.routes.staffWithdrawalProof(picture)).toMatchObject({ ok: true });
  const elsewhere = { ...rig.asStaff(rig.staff(newId(), newId())), params: { proofId } };
  expect(await rig.out.routes.staffWithdrawalProof(elsewhere)).toMatchObject({ message: 'not_found' });
  expect(await rig.dispute(of.withdrawalId, 'forceReceipt')).toMatchObject({ value: { state: 'FORCED_RECEIVED' } });
  expect(await rig.dispute(of.withdrawalId, 'reopen')).toMatchObject({ message: 'already_decided' });
  expect(await money.ledger.balanceOf(of.memberId)).toMatchObject({ cashMinor: 900_000n, lockedMinor: 0n });
});

test('without an answer two warnings come before it counts as received; then an appeal is open for seven days', async () => {
  const of = await approved();
  const kinds = () => rig.toldOf(of.withdrawalId);
  const confirmations = () => rig.job('withdrawals.confirm');
  for (const [minutes, sent] of [
    [29, []],
    [1, ['receiptDue', 'receiptDue by mail']],
    [19, []],
    [1, ['receiptLastCall', 'receiptLastCall by mail']],
    [9, []],
  ] as const) {
    const before = (await kinds()).length;
    money.clock.advanceMs(minutes * minuteMs);
    await Promise.all([confirmations(), confirmations()]);
    expect((await kinds()).slice(before)).toEqual(sent);
  }
  expect(await state(of)).toBe('DISBURSED');
  money.clock.advanceMs(minuteMs);
  expect(await rig.confirm(of.memberId, of.withdrawalId, { answer: 'received' })).toMatchObject({
    message: 'already_decided',
  });
  await confirmations();
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'AUTO_RECEIVED', may: ['appeal'] });
  money.clock.advanceMs(7 * 24 * 60 * minuteMs - 1);
  const proofIds = [await proofOf(of.memberId)];
  expect(await rig.confirm(of.memberId, of.withdrawalId, { answer: 'notReceived', proofIds })).toMatchObject({
    ok: true,
    value: { state: 'DISPUTED', remainder: '1000.00' },
  });
  const late = await approved();
  money.clock.advanceMs(60 * minuteMs);
  await confirmations();
  money.clock.advanceMs(7 * 24 * 60 * minuteMs);
  const proof = [await proofOf(late.memberId)];
  expect(await rig.confirm(late.memberId, late.withdrawalId, { answer: 'notReceived', proofIds: proof })).toMatchObject(
    {
      message: 'already_decided',
    },
  );
  expect(await rig.dispute(late.withdrawalId, 'reopen')).toMatchObject({ value: { state: 'DISPUTED' } });
});

test('a payout that nobody knows of is asked again until it is known, and is paid once', async () => {
  script.answer = 'lost';
  const of = await approved();
  expect(await state(of)).toBe('PAYING');
  script.answer = 'broken';
  for (let minute = 0; minute < 60; minute += 1) {
    money.clock.advanceMs(minuteMs);
    await Promise.all([rig.job('withdrawals.pay'), rig.job('withdrawals.pay')]);
  }
  expect(await state(of)).toBe('PAYING');
  expect(await money.ledger.balanceOf(of.memberId)).toMatchObject({ cashMinor: 900_000n, lockedMinor: 100_000n });
  script.answer = 'paid';
  money.clock.advanceMs(10 * minuteMs);
  await rig.job('withdrawals.pay');
  expect(await state(of)).toBe('DISBURSED');
  const taken = [...script.taken.values()].filter(({ amountMinor }) => amountMinor === '100000');
  expect(taken.length).toBeGreaterThan(0);
  await money.expectCleanBooks();
});

test('a payout that names one cent less books nothing and raises an alarm', async () => {
  script.answer = 'oneLess';
  const of = await approved();
  expect(await state(of)).toBe('PAYING');
  expect(rig.alarms).toContain('payout_differs');
  script.answer = 'paid';
  money.clock.advanceMs(minuteMs);
  await rig.job('withdrawals.pay');
  expect(await state(of)).toBe('DISBURSED');
});

test('a payout that fails comes back to a person, who refuses it or tries again', async () => {
  script.answer = 'failed';
  const of = await approved();
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({
    state: 'RISK_REVIEW',
    reason: 'account closed',
  });
  script.answer = 'paid';
  await rig.decide(of.withdrawalId, 'approve');
  await rig.idle();
  expect(await state(of)).toBe('DISBURSED');
  script.answer = 'failed';
  const refused = await approved();
  script.answer = 'paid';
  await rig.decide(refused.withdrawalId, 'refuse');
  expect(await state(refused)).toBe('REJECTED');
  expect(await money.ledger.balanceOf(refused.memberId)).toMatchObject({ cashMinor: 1_000_000n, lockedMinor: 0n });
  await money.expectCleanBooks();
});

test('what a provider takes back after it was paid is the member’s again', async () => {
  const of = await approved();
  const payouts = await rig.out.routes.staffWithdrawal({ ...rig.asStaff(), params: { withdrawalId: of.withdrawalId } });
  if (!payouts.ok) throw new Error(payouts.message);
  const payoutId = payouts.value.payouts[0]?.payoutId ?? '';
  const report = {
    state: 'reversed',
    amountMinor: 100_000n,
    currency: money.brand.currency.code,
    providerReference: 'r',
  } as const;
  expect(await rig.out.followPayout('test-pay', { id: payoutId, report })).toBe(true);
  expect(await rig.out.followPayout('test-pay', { id: payoutId, report })).toBe(true);
  expect(await rig.out.followPayout('test-pay', { id: newId(), report })).toBe(false);
  expect(await rig.out.followPayout('other-pay', { id: payoutId, report })).toBe(false);
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'REJECTED' });
  expect(await money.cashOf(of.memberId)).toBe(1_000_000n);
  await money.expectCleanBooks();
});

test('an amount above what a route takes at once is paid in parts, and a part that fails is given back', async () => {
  settings.routes = [{ provider: 'test-pay', kind: 'bank', maxPaymentMinor: 40_000n }];
  script.answer = 'pending';
  const of = await approved();
  const ours = [...script.taken.entries()].slice(-3);
  expect(ours.map(([, { amountMinor }]) => amountMinor).sort()).toEqual(['20000', '40000', '40000']);
  const [first, second, third] = ours.map(([, payout]) => payout);
  if (!first || !second || !third) throw new Error('three parts');
  first.state = 'paid';
  second.state = 'paid';
  third.state = 'failed';
  script.answer = 'paid';
  money.clock.advanceMs(minuteMs);
  await rig.job('withdrawals.pay');
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW', may: [] });
  await rig.decide(of.withdrawalId, 'refuse');
  const after = await rig.show(of.memberId, of.withdrawalId);
  expect(after.state).toBe('DISBURSED');
  const balance = await money.ledger.balanceOf(of.memberId);
  expect(balance?.lockedMinor).toBe(0n);
  expect([940_000n, 920_000n]).toContain(balance?.cashMinor);
  settings.routes = [];
  await money.expectCleanBooks();
});

test('rules approve what meets them all, under their caps; a dry run says what they would have done', async () => {
  const rules = {
    ...{ enabled: true, maxAmount: '1000.00', maxPerMemberPerDay: null, maxPerBrandPerDay: '1500.00' },
    ...{ firstWithdrawal: true, minAccountAgeHours: 0, maxRatioPercent: null },
    ...{ sharedPayee: true, sharedDevice: true, sharedAddress: true },
  };
  money.clock.advanceMs(48 * 60 * minuteMs);
  const { routes } = rig.out;
  const wrong = { ...rules, maxAmount: '1.234' };
  expect(
    await routes.staffWithdrawalRulesSet({ ...rig.asStaff(), body: { rules: wrong, reason: 'trial' } }),
  ).toMatchObject({
    detail: { fields: { maxAmount: { key: 'amount_scale' } } },
  });
  expect(await routes.staffWithdrawalRulesSet({ ...rig.asStaff(), body: { rules, reason: 'trial' } })).toMatchObject({
    ok: true,
  });
  const states: string[] = [];
  for (const amount of ['1000.00', '1000.01', '500.01', '500.00']) {
    const memberId = await money.newMember({ balanceMinor: 1_000_000n });
    const asked = await rig.request(memberId, await rig.bind(memberId), amount);
    if (!asked.ok) throw new Error(asked.message);
    await rig.idle();
    states.push((await rig.show(memberId, asked.value.withdrawalId)).state);
  }
  expect(states).toEqual(['APPROVED', 'RISK_REVIEW', 'RISK_REVIEW', 'APPROVED']);
  const tried = await routes.staffWithdrawalRulesTry({
    ...rig.asStaff(),
    body: { rules: { ...rules, maxAmount: '0' } },
  });
  expect(tried).toMatchObject({ ok: true, value: { approved: { count: 0, amount: '0.00' } } });
  await routes.staffWithdrawalRulesSet({
    ...rig.asStaff(),
    body: { rules: { ...rules, enabled: false }, reason: 'end' },
  });
});

test('nothing failed unexpectedly', () => {
  expect(rig.failures).toEqual([]);
});
