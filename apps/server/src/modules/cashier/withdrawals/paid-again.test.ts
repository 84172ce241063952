// @covers payout-confirmation payout-providers

import { expect, test } from 'vitest';
import { useWithdrawals } from './testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money, script } = rig;
const hourMs = 3_600_000;

interface Asked {
  memberId: string;
  withdrawalId: string;
}

/** 1,000.00 or less of 10,000.00, approved and with the provider. */
async function approved(amount = '1000.00'): Promise<Asked> {
  const memberId = await money.newMember({ balanceMinor: 1_000_000n });
  const answer = await rig.request(memberId, await rig.bind(memberId), amount);
  if (!answer.ok) throw new Error(answer.message);
  await rig.idle();
  const { withdrawalId } = answer.value;
  await rig.decide(withdrawalId, 'approve');
  await rig.idle();
  return { memberId, withdrawalId };
}

async function notReceived({ memberId, withdrawalId }: Asked) {
  const { default: sharp } = await import('sharp');
  const pixel = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
  const png = await sharp({ create: pixel }).png().toBuffer();
  const proof = await rig.out.routes.withdrawalProof({ ...rig.as(memberId), upload: png });
  if (!proof.ok) throw new Error(proof.message);
  return rig.confirm(memberId, withdrawalId, { answer: 'notReceived', proofIds: [proof.value.proofId] });
}

async function payAgain(of: Asked): Promise<void> {
  expect(await rig.dispute(of.withdrawalId, 'payAgain')).toMatchObject({ ok: true, value: { waitsForSecond: false } });
  await rig.idle();
}

/** The provider says that its payment number so many came back, and says it twice. */
async function cameBack({ withdrawalId }: Asked, place = 0): Promise<void> {
  const detail = await rig.out.routes.staffWithdrawal({ ...rig.asStaff(), params: { withdrawalId } });
  const payout = detail.ok ? detail.value.payouts[place] : undefined;
  if (!payout) throw new Error('there is no such payment');
  const amountMinor = BigInt(payout.amount.replace('.', ''));
  const report = {
    state: 'reversed',
    amountMinor,
    currency: money.brand.currency.code,
    providerReference: 'r',
  } as const;
  for (const _again of [1, 2]) await rig.out.followPayout('test-pay', { id: payout.payoutId, report });
}

const balanceOf = ({ memberId }: Asked) => money.ledger.balanceOf(memberId);

test('a payment that comes back after it was paid again is the operator’s', async () => {
  const of = await approved();
  await notReceived(of);
  await payAgain(of);
  await cameBack(of);
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 900_000n, lockedMinor: 0n });
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'DISBURSED' });
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'received' });
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'COMPLETED', received: '1000.00' });
  await cameBack(of, 1);
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 1_000_000n });
  await money.expectCleanBooks();
});

test('and while the second payment is under way, or after it failed and was refused', async () => {
  const of = await approved();
  await notReceived(of);
  script.answer = 'failed';
  await payAgain(of);
  await cameBack(of);
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 900_000n, lockedMinor: 100_000n });
  await rig.decide(of.withdrawalId, 'refuse');
  script.answer = 'paid';
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 1_000_000n, lockedMinor: 0n });
  await money.expectCleanBooks();
});

test('of one that was paid again in part, the member has what is missing of his amount', async () => {
  const of = await approved();
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'partial', amount: '650.00' });
  await payAgain(of);
  await cameBack(of);
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 965_000n });
  // What he said to have received of it is his again; the second payment is still to be answered for.
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'DISBURSED', remainder: '350.00' });
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'received' });
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'COMPLETED', received: '350.00' });
  await money.expectCleanBooks();
});

test('one that came back before anybody heard that it was paid is one that failed', async () => {
  script.answer = 'pending';
  const of = await approved();
  await cameBack(of);
  script.answer = 'paid';
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW' });
  await rig.decide(of.withdrawalId, 'refuse');
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 1_000_000n, lockedMinor: 0n });
});

test.each(['appeal', 'reopen'] as const)('the %s after time passed is about what he did not confirm', async (by) => {
  const of = await approved();
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'partial', amount: '650.00' });
  await payAgain(of);
  money.clock.advanceMs(2 * hourMs);
  await rig.job('withdrawals.confirm');
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'AUTO_RECEIVED' });
  await (by === 'appeal' ? notReceived(of) : rig.dispute(of.withdrawalId, 'reopen'));
  const shown = await rig.show(of.memberId, of.withdrawalId);
  expect(shown).toMatchObject({ state: 'DISPUTED', received: '650.00', remainder: '350.00' });
});

test('above the amount of four eyes two people agree that it is paid again, whoever approved it first', async () => {
  const [first, second] = [rig.staff(), rig.staff()];
  const of = await approved('4000.01');
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW' });
  await rig.decide(of.withdrawalId, 'approve', second);
  await rig.idle();
  await notReceived(of);
  const again = (by: typeof first) => rig.dispute(of.withdrawalId, 'payAgain', by);
  expect(await again(first)).toEqual({ ok: true, value: { state: 'DISPUTED', waitsForSecond: true } });
  expect(await again(first)).toEqual({ ok: false, message: 'permission_not_held' });
  const data = { page: 1, pageSize: 50, sort: 'stateSince', direction: 'desc', state: 'open' } as const;
  const open = await rig.out.routes.staffDisputes({ ...rig.asStaff(), data });
  const listed = open.ok ? open.value.rows.find(({ withdrawalId }) => withdrawalId === of.withdrawalId) : undefined;
  expect(listed?.needsSecondApproval).toBe(true);
  expect(await again(second)).toMatchObject({ value: { state: 'APPROVED', waitsForSecond: false } });
  await rig.idle();
  expect(await balanceOf(of)).toMatchObject({ cashMinor: 599_999n, lockedMinor: 0n });
  await money.expectCleanBooks();
});

test('above the amount of four eyes two people approve it anew after its payment failed', async () => {
  const [first, second] = [rig.staff(), rig.staff()];
  script.answer = 'failed';
  const of = await approved('4000.02');
  await rig.decide(of.withdrawalId, 'approve', second);
  await rig.idle();
  script.answer = 'paid';
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'RISK_REVIEW' });
  const approve = (by: typeof first) => rig.decide(of.withdrawalId, 'approve', by);
  expect(await approve(second)).toMatchObject({ ok: true, value: { state: 'RISK_REVIEW', waitsForSecond: true } });
  expect(await approve(second)).toEqual({ ok: false, message: 'permission_not_held' });
  expect(await approve(first)).toMatchObject({ ok: true, value: { waitsForSecond: false } });
  await rig.idle();
  expect(await rig.show(of.memberId, of.withdrawalId)).toMatchObject({ state: 'DISBURSED' });
});

test('what is paid on after two people agreed waits for no second person any more', async () => {
  const [first, second] = [rig.staff(), rig.staff()];
  const of = await approved('5000.00');
  await rig.decide(of.withdrawalId, 'approve', second);
  await rig.idle();
  await rig.confirm(of.memberId, of.withdrawalId, { answer: 'partial', amount: '500.00' });
  const listed = async () => {
    const data = { page: 1, pageSize: 50, sort: 'createdAt', direction: 'desc', state: 'all' } as const;
    const { rows } = await rig.out.lists.staffWithdrawals({ brand: money.brand, staff: rig.staff(), data });
    return rows.find(({ withdrawalId }) => withdrawalId === of.withdrawalId);
  };
  await rig.dispute(of.withdrawalId, 'payAgain', first);
  expect(await listed()).toMatchObject({ state: 'PARTIAL_REVIEW', needsSecondApproval: true });
  await rig.dispute(of.withdrawalId, 'payAgain', second);
  expect(await listed()).toMatchObject({ needsSecondApproval: false });
  await rig.idle();
  expect(await listed()).toMatchObject({ state: 'DISBURSED', needsSecondApproval: false });
});
