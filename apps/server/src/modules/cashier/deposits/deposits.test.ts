// @covers deposit-orders

import { randomUUID } from 'node:crypto';
import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { signatureHeader, signatureOf, timestampHeader } from '../providers/sandbox-provider/signature.ts';
import { readOutstandingTurnover } from '../wagering/index.ts';
import { sandboxMethod, until, useDeposits } from './deposits.fixture.ts';
import { createDepositsPart } from './index.ts';
import type { DepositOrder } from './schema.ts';

const harness = useDeposits();
const order = (memberId: string, change: object = {}) =>
  harness.deposits.order({
    requestId: randomUUID(),
    methodCode: 'card',
    amount: '100',
    device: 'phone',
    origin: 'https://site.example',
    memberId,
    brand: harness.brand,
    ...change,
  });

const payUrlOf = ({ instructions }: DepositOrder): string => {
  if (instructions?.kind === 'redirect') return instructions.payUrl;
  return (instructions?.kind === 'qr' && instructions.payUrl) || '';
};

/** Sends a callback as the provider signs it, or as somebody else would; returns the status. */
async function callBack(sent: object, { secret = harness.program.secret, atMs = Date.now() } = {}): Promise<number> {
  const body = JSON.stringify({
    messageId: randomUUID(),
    subject: 'deposit',
    reference: 'P1',
    currency: harness.brand.currency.code,
    ...sent,
  });
  const headers = {
    [timestampHeader]: String(atMs),
    [signatureHeader]: signatureOf(secret, String(atMs), 'callback', body),
  };
  return (
    await fetch(harness.callbackUrl, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  ).status;
}

test('an order is the same for the same request, is started once and shows every step', async () => {
  const memberId = await harness.newMember();
  const requestId = randomUUID();
  const first = await order(memberId, { requestId });
  if (!first.ok) throw new Error(first.message);
  expect(await order(memberId, { requestId, amount: '100.00' })).toEqual(first);
  expect(await order(memberId, { requestId, amount: '100.01' })).toMatchObject({
    message: 'repeated_with_other_content',
  });
  const pending = await harness.orderOf({ memberId, orderId: first.value.orderId });
  expect(pending).toMatchObject({ state: 'PENDING', instructions: { kind: 'redirect' } });
  await harness.program.pay(payUrlOf(pending));
  await until(async () => (await harness.orderOf(pending)).state === 'PAID');
  expect(
    (await harness.deposits.store.stepsOf(pending)).map(({ toState, actor, reason }) => [toState, actor, reason]),
  ).toEqual([
    ['CREATED', 'member', 'asked'],
    ['PENDING', 'provider', 'started'],
    ['PAID', 'provider', 'paid'],
  ]);
  const { orderId } = pending;
  expect(harness.notices.filter((notice) => notice.orderId === orderId)).toMatchObject([
    { memberId, state: 'PAID', amountMinor: 10_000n },
  ]);
});

test('fifty twins at once make one order', async () => {
  const memberId = await harness.newMember();
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(memberId, { requestId })));
  expect(new Set(answers.map((answer) => answer.ok && answer.value.orderId)).size).toBe(1);
});

test('open orders count in the member’s limit of a day before the provider is asked', async () => {
  const memberId = await harness.newMember();
  await harness.ledger.setLimit({ brandId: harness.brand.id, memberId, kind: 'dayDeposit', amountMinor: 25_000n });
  expect(await harness.deposits.leftToday(memberId)).toBe(25_000n);
  const answers = await Promise.all([order(memberId), order(memberId), order(memberId)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ message: 'limit_reached' });
  expect(await harness.deposits.leftToday(memberId)).toBe(5_000n);
  expect(await order(memberId, { amount: '50.00' })).toMatchObject({ ok: true });
});

test('a method has its limits, its members and its devices', async () => {
  const memberId = await harness.newMember();
  harness.methods.push(
    { ...sandboxMethod('gold', 'redirect'), ranks: { from: 5, to: 100 } },
    { ...sandboxMethod('phone', 'redirect'), devices: ['phone'] },
    { ...sandboxMethod('off', 'redirect'), enabled: false },
    { ...sandboxMethod('elsewhere', 'redirect'), provider: 'nobody' },
  );
  const unavailable = { ok: false, message: 'deposit_method_unavailable' };
  for (const methodCode of ['gold', 'off', 'elsewhere', 'unheard-of'])
    expect(await order(memberId, { methodCode })).toEqual(unavailable);
  expect(await order(memberId, { methodCode: 'phone', device: 'desktop' })).toEqual(unavailable);
  expect(await order(memberId, { methodCode: 'phone' })).toMatchObject({ ok: true });
  for (const amount of ['9.99', '10000.01'])
    expect(await order(memberId, { amount })).toMatchObject({ message: 'limit_reached' });
  for (const amount of ['0', '-5', '1e3', '5.001', '', '٥'])
    expect(await order(memberId, { amount })).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { amount: {} } },
    });
  await harness.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
  expect(await order(memberId)).toMatchObject({ message: 'account_blocked' });
});

test('a callback that is unsigned, old, or about another order, currency or amount books nothing by itself', async () => {
  const waiting = await harness.ordered(await harness.newMember());
  const paid = { id: waiting.orderId, state: 'paid', amountMinor: '10000' };
  expect(await callBack(paid, { secret: 'somebody else’s secret' })).toBe(401);
  expect(await callBack(paid, { atMs: Date.now() - 6 * 60_000 })).toBe(401);
  expect(await callBack({ ...paid, id: randomUUID() })).toBe(200);
  for (const other of [
    { amountMinor: '9999' },
    { amountMinor: '10001' },
    { currency: 'USD' },
    { amountMinor: 'many' },
    { state: 'rich' },
  ])
    await callBack({ ...paid, ...other });
  expect((await harness.orderOf(waiting)).state).toBe('PENDING');
  expect(await harness.cashOf(waiting.memberId)).toBe(0n);
  expect(await callBack(paid)).toBe(200);
  expect(await callBack(paid)).toBe(200);
  expect(await harness.cashOf(waiting.memberId)).toBe(10_000n);
});

test('a payment that is taken back after it was spent is owed, and the balance stays at zero', async () => {
  const waiting = await harness.ordered(await harness.newMember());
  await harness.program.pay(payUrlOf(waiting));
  await until(async () => (await harness.orderOf(waiting)).state === 'PAID');
  const { memberId } = waiting;
  await harness.ledger.correct(harness.database, {
    memberId,
    amountMinor: -7_000n,
    reference: `spent-${memberId}`,
    reason: 'spent',
  });
  await harness.program.pay(payUrlOf(waiting), 'reverse');
  await until(async () => (await harness.orderOf(waiting)).state === 'REVERSED');
  expect(await harness.orderOf(waiting)).toMatchObject({
    paidMinor: 10_000n,
    reversedMinor: 10_000n,
    owedMinor: 7_000n,
  });
  expect(await harness.cashOf(memberId)).toBe(0n);
  await harness.expectCleanBooks();
});

test('a payment that is taken back asks for no turnover any more', async () => {
  const memberId = await harness.newMember();
  const missing = async (): Promise<bigint> => {
    const currencyCode = harness.brand.currency.code;
    const question = { memberId, currencyCode, zone: 'UTC', now: harness.clock.now() };
    return (await readOutstandingTurnover(harness.database, question)).missingMinor;
  };
  for (const outcome of ['PAID', 'REVERSED'] as const) {
    const waiting = await harness.ordered(memberId);
    await harness.program.pay(payUrlOf(waiting));
    await until(async () => (await harness.orderOf(waiting)).state === 'PAID');
    if (outcome === 'PAID') continue;
    expect(await missing()).toBe(20_000n);
    await harness.program.pay(payUrlOf(waiting), 'reverse');
    await until(async () => (await harness.orderOf(waiting)).state === 'REVERSED');
  }
  expect(await missing()).toBe(10_000n);
});

test('a provider that ends and starts again goes on with the same payment', async () => {
  const waiting = await harness.ordered(await harness.newMember(), { methodCode: 'qr' });
  await harness.program.restart();
  await harness.program.pay(payUrlOf(waiting));
  await until(async () => (await harness.orderOf(waiting)).state === 'PAID');
  expect(await harness.cashOf(waiting.memberId)).toBe(10_000n);
});

test('the calls show nobody another’s order, and speak decimal text and the reader’s language', async () => {
  const { routes } = createDepositsPart(harness.deps);
  const caller = (memberId: string) => ({
    ...{ brand: harness.brand, ip: '', origin: 'https://site.example', userAgent: '' },
    member: { id: memberId, brandId: harness.brand.id, sessionId: '', type: 0 as const },
  });
  const waiting = await harness.ordered(await harness.newMember());
  const mine = caller(waiting.memberId);
  const methods = await routes.depositMethods({ ...mine, data: { device: 'desktop', language: 'CN' } });
  expect(methods.ok && calls.depositMethods.answer.parse(methods.value).list[0]).toMatchObject({
    methodCode: 'card',
    name: '用 card 付款',
    min: '10.00',
    chips: ['100.00', '500.00'],
  });
  const params = { orderId: waiting.orderId };
  const shown = await routes.depositOrder({ ...mine, params, data: { language: 'TH' } });
  expect(shown.ok && calls.depositOrder.answer.parse(shown.value)).toMatchObject({
    methodName: 'Pay by card',
    amount: '100.00',
    state: 'PENDING',
    nextActor: 'member',
    instructions: { kind: 'redirect' },
  });
  const other = caller(await harness.newMember());
  expect(await routes.depositOrder({ ...other, params, data: { language: 'TY' } })).toMatchObject({
    message: 'not_found',
  });
  const history = await routes.depositHistory({ ...mine, data: { pageNo: 1, pageSize: 15, language: 'TY' } });
  expect(history.ok && calls.depositHistory.answer.parse(history.value)).toMatchObject({
    total: 1,
    list: [{ paid: null }],
  });
});
