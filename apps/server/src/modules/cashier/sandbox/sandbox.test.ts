// @covers fifteen-digits sandbox-deposit

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useMoney } from '../../gateway/testing/money.fixture.ts';
import { createSandbox, type SandboxCashier } from './index.ts';

const money = useMoney();
const rules = { enabled: true, minDepositMinor: 100n, maxDepositMinor: 50_000n, dailyCapMinor: 120_000n };
let cashier: SandboxCashier;
let memberId: string;

beforeEach(async () => {
  Object.assign(rules, { enabled: true });
  const brands = { settingsOf: async () => ({ sandboxCashier: rules }) };
  cashier = createSandbox({ clock: money.clock, newId, ledger: money.ledger, brands });
  memberId = await money.newMember();
});

const deposit = (amount: string, requestId: string = randomUUID()) =>
  cashier.depositSandbox({ memberId, brand: money.brand, requestId, amount });
const depositRows = async () =>
  (await money.owner.query('select amount_minor from deposits where member_id = $1', [memberId])).rows;

test('a deposit is booked with its row, and the same request again is a replay of it', async () => {
  const requestId = randomUUID();
  const first = await deposit('500.00', requestId);
  expect(first).toMatchObject({ ok: true, value: { amountMinor: 50_000n, balanceMinor: 50_000n, replay: false } });
  const depositId = first.ok && first.value.depositId;
  expect(await deposit('500', requestId)).toMatchObject({ ok: true, value: { depositId, replay: true } });
  expect(await deposit('500.0', requestId.toUpperCase())).toMatchObject({
    ok: true,
    value: { depositId, replay: true },
  });
  expect(await deposit('499.99', requestId)).toEqual({ ok: false, message: 'repeated_with_other_content' });
  expect(await depositRows()).toEqual([{ amount_minor: '50000' }]);
  expect(await money.cashOf(memberId)).toBe(50_000n);
});

test('fifty twins at once make one deposit', async () => {
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => deposit('10.00', requestId)));
  const ids = new Set(answers.map((answer) => answer.ok && answer.value.depositId));
  expect(ids.size).toBe(1);
  expect(answers.filter((answer) => answer.ok && !answer.value.replay)).toHaveLength(1);
});

test('another member’s request of the same id is his own', async () => {
  const requestId = randomUUID();
  await deposit('10.00', requestId);
  memberId = await money.newMember();
  expect(await deposit('20.00', requestId)).toMatchObject({ ok: true, value: { balanceMinor: 2_000n, replay: false } });
});

test.each([
  ['5.001', 'amount_scale'],
  ['0', 'amount_zero'],
  ['0.00', 'amount_zero'],
  ['-5', 'amount_negative'],
  ['1e3', 'amount_format'],
  ['1,000', 'amount_format'],
  [' 5 ', 'amount_format'],
  ['٥', 'amount_format'],
  ['NaN', 'amount_format'],
  ['', 'amount_format'],
  ['99999999999999999999', 'amount_too_large'],
])('the amount %j is refused and names the field', async (amount, key) => {
  expect(await deposit(amount)).toEqual({
    ok: false,
    message: 'invalid_input',
    detail: { fields: { amount: { key } } },
  });
  expect(await depositRows()).toEqual([]);
});

test.each(['0.99', '500.01'])('%s is outside the limits of one deposit', async (amount) => {
  expect(await deposit(amount)).toEqual({ ok: false, message: 'limit_reached' });
  expect(await depositRows()).toEqual([]);
});

test.each(['1.00', '500.00'])('%s is just within the limits of one deposit', async (amount) => {
  expect(await deposit(amount)).toMatchObject({ ok: true, value: { replay: false } });
  expect(await depositRows()).toHaveLength(1);
});

test('the cap of 24 hours holds to the unit, also among parallel deposits, and moves on', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => deposit('250.00')));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(4);
  expect(await deposit('200.01')).toEqual({ ok: false, message: 'limit_reached' });
  expect(await deposit('200.00')).toMatchObject({ ok: true, value: { balanceMinor: 120_000n } });
  expect(await deposit('1.00')).toEqual({ ok: false, message: 'limit_reached' });
  money.clock.advanceMs(24 * 3_600_000 - 1);
  expect(await deposit('1.00')).toEqual({ ok: false, message: 'limit_reached' });
  money.clock.advanceMs(1);
  expect(await deposit('500.00')).toMatchObject({ ok: true });
});

test('no deposit for a blocked member, none while the sandbox is off', async () => {
  Object.assign(rules, { enabled: false });
  expect(await deposit('10.00')).toEqual({ ok: false, message: 'service_unavailable' });
  Object.assign(rules, { enabled: true });
  const requestId = randomUUID();
  await deposit('10.00', requestId);
  await money.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
  expect(await deposit('10.00')).toEqual({ ok: false, message: 'account_blocked' });
  expect(await deposit('10.00', requestId)).toMatchObject({ ok: true, value: { replay: true } });
  Object.assign(rules, { enabled: false });
  expect(await deposit('10.00', requestId)).toMatchObject({ ok: true, value: { replay: true } });
});

test('a trial member has no cash account to deposit to', async () => {
  memberId = await money.newMember({ type: 4, balanceMinor: 100n });
  await expect(deposit('10.00')).rejects.toThrow(TypeError);
  expect(await depositRows()).toEqual([]);
});

test('the route speaks decimal text', async () => {
  const answer = await cashier.routes.sandboxDeposit({
    brand: money.brand,
    ip: '',
    origin: '',
    userAgent: '',
    member: { id: memberId, brandId: money.brand.id, sessionId: '', type: 0 },
    body: { requestId: randomUUID(), amount: '12.5' },
  });
  expect(answer).toMatchObject({ ok: true, value: { amount: '12.50', sumBalance: '12.50', replay: false } });
});

test('the books are clean after all of this', async () => {
  await money.expectCleanBooks();
});

test('a deposit that would take the balance beyond what can be shown is wrong input', async () => {
  memberId = await money.newMember({ balanceMinor: 10n ** 15n - 101n });
  expect(await deposit('1.01')).toEqual({
    ok: false,
    message: 'invalid_input',
    detail: { fields: { amount: { key: 'amount_too_large' } } },
  });
  expect(await deposit('1.00')).toMatchObject({ ok: true, value: { balanceMinor: 10n ** 15n - 1n } });
});
