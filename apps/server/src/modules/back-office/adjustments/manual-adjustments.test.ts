// @covers caps-for-everyone money-limits security-events audit-log

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { recordSecurityEvents } from '../../../../test/support/recorded-security-events.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createAuditLog } from '../../audit-log/index.ts';
import { createHeldPayoutAdmin, createVendorAdmin } from '../../gateway/index.ts';
import { gameCode, useMoney } from '../../gateway/testing/money.fixture.ts';
import { auditedPayoutAdmin, createManualAdjustments, type ManualAdjustments } from './index.ts';

const money = useMoney();
const staff = { actor: { kind: 'staff', id: 'anna' }, reason: 'the player was right' } as const;
let admin: ManualAdjustments;
let auditLog: ReturnType<typeof createAuditLog>;
const securityEvents = recordSecurityEvents();
let verify: () => Promise<{ firstBad: unknown }>;

beforeAll(() => {
  const { database, clock, ledger } = money;
  const anchorPath = path.join(mkdtempSync(path.join(tmpdir(), 'anchors-')), 'anchors.log');
  auditLog = createAuditLog({ database, clock, anchorPath });
  const vendorAdmin = createVendorAdmin({ database, clock, newId });
  admin = createManualAdjustments({ database, clock, ledger, auditLog, vendorAdmin, securityEvents });
  verify = auditLog.verify;
});

const log = async (subject: string) =>
  (
    await money.owner.query('select actor, act, reason, before, after from audit_log where subject = $1 order by seq', [
      subject,
    ])
  ).rows;

test('a correction is in the log once, also when it is asked for twice; a refused one is not', async () => {
  const memberId = await money.newMember({ balanceMinor: 100n });
  const request = { ...staff, brandId: money.brand.id, memberId, amountMinor: -40n, reference: `desk-${memberId}` };
  expect(await admin.correctBalance(request)).toMatchObject({ status: 'booked', balance: { cashMinor: 60n } });
  expect(await admin.correctBalance(request)).toMatchObject({ status: 'replay' });
  expect(await admin.correctBalance({ ...request, amountMinor: -61n, reference: 'too-much' })).toEqual({
    status: 'insufficient',
  });
  expect(await log(`member:${memberId}`)).toEqual([
    {
      actor: 'anna',
      act: 'correctBalance',
      reason: staff.reason,
      before: { balanceMinor: '100' },
      after: { amountMinor: '-40', reference: request.reference, balanceMinor: '60' },
    },
  ]);
});

test('nobody touches a member in the name of another brand; nothing of it is in the log', async () => {
  const memberId = await money.newMember({ balanceMinor: 100n });
  const elsewhere = { ...staff, brandId: (await insertBrand(money.owner, 'elsewhere')).id, memberId };
  await expect(admin.correctBalance({ ...elsewhere, amountMinor: 5n, reference: 'elsewhere' })).rejects.toThrow(
    TypeError,
  );
  await expect(admin.setLimit({ ...elsewhere, kind: 'stake', amountMinor: 1n })).rejects.toThrow(TypeError);
  expect([await money.cashOf(memberId), await log(`member:${memberId}`)]).toEqual([100n, []]);
  const { rows } = await money.owner.query('select 1 from money_limits where member_id = $1', [memberId]);
  expect(rows).toEqual([]);
});

test('a limit binds the very next act, also one that is decided from memory, and stands in the log with before and after', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const stake = (txId: string, amountMinor: bigint) =>
    money.wallet.debit({ ...player, roundId: `round-${txId}`, gameCode, txId, amountMinor });
  const limit = { ...staff, brandId: money.brand.id, memberId: player.memberId, kind: 'stake' } as const;
  expect((await stake('free', 60n)).code).toBe('OK');
  expect(await admin.setLimit({ ...limit, amountMinor: 50n })).toBeNull();
  expect(await stake('over', 51n)).toMatchObject({ code: 'LIMIT_REACHED', limit: { kind: 'stake', until: null } });
  expect((await stake('under', 50n)).code).toBe('OK');
  expect(await admin.setLimit({ ...limit, memberId: null, amountMinor: 40n })).toBeNull();
  expect((await stake('over-brand', 41n)).code).toBe('LIMIT_REACHED');
  expect(await admin.setLimit({ ...limit, memberId: null, amountMinor: null })).toBe(40n);
  expect(await admin.setLimit({ ...limit, amountMinor: null })).toBe(50n);
  expect((await stake('free-again', 60n)).code).toBe('OK');
  const states = (await log(`member:${player.memberId}`)).map(({ before, after }) => [before, after]);
  const fifty = { kind: 'stake', amountMinor: '50' };
  expect(states).toEqual([
    [null, fifty],
    [fifty, null],
  ]);
});

test('desks that set a first limit at once set it one after the other; the log tells how one became the next', async () => {
  const amounts = [1n, 2n, 3n, 4n, 5n, 6n];
  // The first time connections are opened, which keeps the desks apart.
  for (let time = 0; time < 5; time += 1) {
    const memberId = await money.newMember();
    const limit = { ...staff, brandId: money.brand.id, memberId, kind: 'dayLoss' } as const;
    await Promise.all(amounts.map((amountMinor) => admin.setLimit({ ...limit, amountMinor })));
    const lines = await log(`member:${memberId}`);
    expect(new Set(lines.map(({ after }) => BigInt(after.amountMinor)))).toEqual(new Set(amounts));
    expect(lines.map(({ before }) => before)).toEqual([null, ...lines.slice(0, -1).map(({ after }) => after)]);
  }
});

test('a vendor’s key is recorded before and after, its private half never', async () => {
  const { vendorCode } = money.game;
  const added = await admin.vendorAdminOf(staff).addVendorKey({ vendorCode });
  if (!added.ok) throw new Error(added.fault);
  await admin.vendorAdminOf(staff).retireVendorKey({ vendorCode, keyId: added.value.keyId });
  const lines = await log(`vendor:${vendorCode}`);
  expect(lines.map(({ act }) => act)).toEqual([
    'addVendorKey:asked',
    'addVendorKey',
    'retireVendorKey:asked',
    'retireVendorKey',
  ]);
  expect(JSON.stringify(lines)).not.toContain('PRIVATE KEY');
  expect(securityEvents.heard).toMatchObject([
    { kind: 'vendor_key_added', subject: `vendor:${vendorCode}`, detail: { by: 'anna' } },
    { kind: 'vendor_key_retired', subject: `vendor:${vendorCode}`, detail: { by: 'anna' } },
  ]);
  expect(await verify()).toMatchObject({ firstBad: null });
});

test('a held payout is decided once, in the log with its money', async () => {
  const { memberId, playerRef } = await money.newPlayer({ balanceMinor: 100n });
  const holding = money.gateway.holdingWalletFor(money.game.vendorCode, 'hourly_loss');
  expect(await holding.promo({ playerRef, txId: 'gift', campaign: 'c', amountMinor: 70n })).toMatchObject({
    balance: { cashMinor: 100n, lockedMinor: 70n },
  });
  const payouts = auditedPayoutAdmin(
    { clock: money.clock, auditLog, admin: createHeldPayoutAdmin(money) },
    staff.actor,
  );
  const [waiting] = await payouts.waiting();
  const decision = { id: waiting?.id ?? '', reason: 'no such campaign' };
  const decided = await Promise.all([
    payouts.decide({ ...decision, to: 'refused' }),
    payouts.decide({ ...decision, to: 'refused' }),
  ]);
  expect(decided.toSorted()).toEqual(['done', 'replay']);
  expect(await payouts.decide({ ...decision, to: 'paid' })).toBe('decided');
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 100n, lockedMinor: 0n });
  const after = { payout: decision.id, vendorCode: money.game.vendorCode, txId: 'gift', amountMinor: '70' };
  expect(await log(`member:${memberId}`)).toEqual([
    { actor: 'anna', act: 'refuseHeldPayout', reason: decision.reason, before: null, after },
  ]);
  await expect(
    money.owner.query(`update held_payouts set state = 'paid' where id = $1`, [decision.id]),
  ).rejects.toThrow('a payout that is refused does not become paid');
  await money.expectCleanBooks();
});
