import { calls, staffPermissionNames } from '@baize/contract';
import { beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { createAuditLog } from '../../audit-log/index.ts';
import { createHeldPayoutAdmin } from '../../gateway/index.ts';
import { useMoney } from '../../gateway/testing/money.fixture.ts';
import { createManualAdjustments } from '../adjustments/index.ts';
import { createVendorAdmin } from './index.ts';

const money = useMoney();
const reason = 'the round was looked at';
let routes: ReturnType<typeof createVendorAdmin>['routes'];
beforeAll(() => {
  const { database, clock } = money;
  const auditLog = createAuditLog({ database, clock, anchorPath: '/nowhere' });
  const securityEvents = { note: () => undefined };
  const vendorAdmin = {} as Parameters<typeof createManualAdjustments>[0]['vendorAdmin'];
  const manualAdjustments = createManualAdjustments({ ...money, auditLog, vendorAdmin, securityEvents });
  const payouts = createHeldPayoutAdmin(money);
  ({ routes } = createVendorAdmin({
    database,
    clock,
    auditLog,
    manualAdjustments,
    payouts,
    noteReading: async () => undefined,
  }));
});

const staffOf = (brandId: string): RequestStaff => ({
  id: newId(),
  brandId,
  sessionId: newId(),
  username: 'anna',
  permissions: staffPermissionNames,
  permissionsEverywhere: staffPermissionNames,
  forAllBrands: true,
  secondFactor: 'given',
});
const caller = (brandId = money.brand.id) => ({
  staff: staffOf(brandId),
  brand: money.brand,
  ip: '192.0.2.7',
  origin: 'https://a.example',
  userAgent: 'test',
});
const listed = async (data: object, by = caller()) => {
  const answer = await routes.staffPayouts({ ...by, data: calls.staffPayouts.data.parse(data) });
  if (!answer.ok) throw new Error(answer.message);
  return calls.staffPayouts.answer.parse(answer.value);
};
const decide = (payoutId: string, to: 'paid' | 'refused', by = caller()) =>
  routes.staffPayoutDecide({ ...by, params: { payoutId }, body: { to, reason } });

async function heldPayout(amountMinor: bigint) {
  const { memberId, playerRef } = await money.newPlayer();
  const txId = newId();
  const wallet = money.gateway.holdingWalletFor(money.game.vendorCode, 'hourly_loss');
  await wallet.promo({ playerRef, txId, campaign: 'c', amountMinor });
  const payout = (await listed({ pageSize: 100 })).rows.find((row) => row.txId === txId);
  if (!payout) throw new Error('nothing waits');
  return { memberId, payout };
}

test('a payout that waits is decided once, also by two at the same moment, with its line in the log', async () => {
  const { memberId, payout } = await heldPayout(70n);
  expect(payout).toMatchObject({ memberId, amount: '0.70', state: 'held', reason: 'hourly_loss', decidedAt: null });
  const decided = await Promise.all([decide(payout.payoutId, 'paid'), decide(payout.payoutId, 'paid')]);
  expect(decided.map((answer) => answer.ok && answer.value.replay).sort()).toEqual([false, true]);
  expect(await decide(payout.payoutId, 'refused')).toMatchObject({ message: 'already_decided' });
  expect(await money.cashOf(memberId)).toBe(70n);
  const { rows } = await money.owner.query('select act, reason, after from audit_log where subject = $1', [
    `member:${memberId}`,
  ]);
  expect(rows).toMatchObject([{ act: 'payHeldPayout', reason, after: { payout: payout.payoutId, ip: '192.0.2.7' } }]);
  const [paid] = (await listed({ state: 'paid' })).rows;
  expect(paid).toMatchObject({ payoutId: payout.payoutId, decisionReason: reason });
  expect((await listed({})).rows.map(({ payoutId }) => payoutId)).not.toContain(payout.payoutId);
  await money.expectCleanBooks();
});

test('payouts are sorted by amount, and one that is refused goes back to the operator', async () => {
  const { memberId, payout } = await heldPayout(900n);
  await heldPayout(300n);
  const amounts = (await listed({ sort: 'amount', direction: 'desc' })).rows.map(({ amount }) => amount);
  expect(amounts).toEqual(['9.00', '3.00']);
  expect(await decide(payout.payoutId, 'refused')).toMatchObject({ ok: true });
  expect(await money.cashOf(memberId)).toBe(0n);
});

test('staff of a brand decides no payout of another', async () => {
  const { payout } = await heldPayout(10n);
  const elsewhere = caller((await insertBrand(money.owner, 'elsewhere')).id);
  expect(await decide(payout.payoutId, 'paid', elsewhere)).toMatchObject({ message: 'not_found' });
  expect((await listed({}, elsewhere)).total).toBe(0);
  expect(await decide(newId(), 'paid')).toMatchObject({ message: 'not_found' });
});
