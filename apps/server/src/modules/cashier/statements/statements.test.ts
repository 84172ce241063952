// @covers bank-transfers

import { randomUUID } from 'node:crypto';
import { calls } from '@baize/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { sandboxMethod, useDeposits } from '../deposits/deposits.fixture.ts';
import type { DepositOrder } from '../deposits/schema.ts';
import { createCashier } from '../index.ts';
import { bankTransferCode } from '../providers/bank-transfer/index.ts';
import { referencesIn, transferReference } from '../providers/bank-transfer/reference.ts';
import { readStatement } from './csv.ts';
import { matchOf } from './rules.ts';

const harness = useDeposits();
const acts: string[] = [];
let cashier: ReturnType<typeof createCashier>;
let staffId: string;

beforeAll(async () => {
  staffId = randomUUID();
  await harness.owner.query(
    `insert into staff (id, brand_id, username, password_hash, created_at) values ($1, null, 'anna', 'x', now())`,
    [staffId],
  );
  const account = {
    institution: 'Baize Bank',
    number: '0012345678',
    holder: 'Baize Ltd',
    qr: { scheme: 'promptpay' } as const,
  };
  harness.methods.push({ ...sandboxMethod('bank', 'transfer'), provider: bankTransferCode, account });
  const sandboxCashier = { enabled: false, minDepositMinor: 1n, maxDepositMinor: 1n, dailyCapMinor: 1n };
  cashier = createCashier({
    ...harness.deps,
    brands: { settingsOf: async () => ({ sandboxCashier, depositMethods: harness.methods }) },
    audit: async (_by, { act, subject }) => acts.push(`${act} ${subject}`),
    noteReading: async () => undefined,
    securityEvents: { note: () => undefined },
  });
});

const of = () => ({ brand: harness.brand, ip: '192.0.2.7', origin: 'https://site.example', userAgent: '' });
const caller = (memberId: string) => ({
  ...of(),
  member: { id: memberId, brandId: harness.brand.id, sessionId: '', type: 0 as const },
});
const desk = (brandId = harness.brand.id) => {
  const staff: RequestStaff = {
    ...{
      id: staffId,
      brandId,
      sessionId: randomUUID(),
      username: 'anna',
      permissions: [],
      permissionsEverywhere: [],
      forAllBrands: true,
    },
    secondFactor: 'given',
  };
  return { ...of(), staff };
};

/** A transfer that waits: its order and the reference under which it is made. */
async function transfer(amount = '100.00'): Promise<DepositOrder & { reference: string }> {
  const memberId = await harness.newMember();
  const body = { requestId: randomUUID(), methodCode: 'bank', amount, device: 'phone', language: 'TY' } as const;
  const answer = await cashier.routes.createDeposit({ ...caller(memberId), body });
  if (!answer.ok) throw new Error(answer.message);
  const { instructions, orderId } = calls.createDeposit.answer.parse(answer.value);
  if (instructions?.kind !== 'transfer') throw new Error('there are no details');
  return { ...(await harness.orderOf({ memberId, orderId })), reference: instructions.reference };
}
const imported = async (...lines: string[]) => {
  const csv = ['date,amount,payer,description', ...lines].join('\n');
  const answer = await cashier.routes.staffStatementImport({ ...desk(), upload: new TextEncoder().encode(csv) });
  return answer.ok ? answer.value : answer;
};
const openLine = async (search: string) => {
  const data = calls.staffStatementLines.data.parse({ search });
  const answer = await cashier.routes.staffStatementLines({ ...desk(), data });
  if (!answer.ok) throw new Error('no list');
  return calls.staffStatementLines.answer.parse(answer.value).rows[0];
};

test('a statement books what arrived under a reference, once, whatever was asked for', async () => {
  const [exact, less] = [await transfer(), await transfer()];
  const lines = [
    `2026-11-25,100.00,Lena,transfer ${exact.reference.toLowerCase().replace('bz', 'bz-')} thanks`,
    `2026-11-25,99.99,Mia,${less.reference}`,
    '2026-11-25,-50.00,Landlord,rent',
    '2026-11-25,42.00,Nobody,no reference at all',
  ];
  expect(await imported(...lines)).toEqual({ lines: 3, known: 0, matched: 2, open: 1 });
  expect(await imported(...lines)).toEqual({ lines: 3, known: 3, matched: 0, open: 0 });
  expect(await harness.orderOf(exact)).toMatchObject({ state: 'PAID', reason: 'paid', paidMinor: 10_000n });
  expect(await harness.orderOf(less)).toMatchObject({ state: 'PAID', reason: 'paidInPart', paidMinor: 9_999n });
  expect(await harness.cashOf(exact.memberId)).toBe(10_000n);
  expect(await harness.cashOf(less.memberId)).toBe(9_999n);
  expect(acts.filter((act) => act.startsWith('importStatement'))).toHaveLength(2);
});

test('a second transfer under a paid reference waits for a person; a person matches a line once', async () => {
  const [paid, waiting, third] = [await transfer(), await transfer(), await transfer()];
  await imported(`2026-11-26,100.00,Lena,${paid.reference}`, `2026-11-27,100.00,Second payer,${paid.reference}`);
  const line = await openLine('Second payer');
  expect(line).toMatchObject({ amount: '100.00', matchedOrderId: null });
  const match = (order: DepositOrder) =>
    cashier.routes.staffDepositMatch({
      ...desk(),
      params: { orderId: order.orderId },
      body: { lineId: line?.lineId ?? '', reason: 'he wrote the wrong words' },
    });
  expect(await match(waiting)).toEqual({ ok: true, value: { state: 'PAID' } });
  expect(await match(waiting)).toMatchObject({ message: 'already_decided' });
  expect(await match(third)).toMatchObject({ message: 'already_decided' });
  expect(await match(paid)).toMatchObject({ message: 'already_decided' });
  expect(await harness.cashOf(waiting.memberId)).toBe(10_000n);
  expect((await harness.deposits.store.stepsOf(waiting)).at(-1)).toMatchObject({ actor: 'staff', reason: 'matched' });
  await harness.expectCleanBooks();
});

test('of eight lines that are matched to one order at the same moment one pays it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await transfer();
    const payers = Array.from({ length: 8 }, (_, index) => `Payer ${round}-${index}`);
    await imported(...payers.map((payer) => `2026-11-28,100.00,${payer},no reference ${round}`));
    const lines = await Promise.all(payers.map(openLine));
    const answers = await Promise.all(
      lines.map((line) =>
        cashier.routes.staffDepositMatch({
          ...desk(),
          params: { orderId: order.orderId },
          body: { lineId: line?.lineId ?? '', reason: 'he says so' },
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, message: 'already_decided' });
    expect(await harness.cashOf(order.memberId)).toBe(10_000n);
  }
  await harness.expectCleanBooks();
});

test('a member shows at most three pictures of a transfer, and another’s order takes no picture of his', async () => {
  const order = await transfer();
  const upload = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const add = (memberId: string, bytes: Uint8Array = upload) =>
    cashier.routes.depositProof({ ...caller(memberId), params: { orderId: order.orderId }, upload: bytes });
  expect(await add(await harness.newMember())).toMatchObject({ message: 'not_found' });
  expect(await add(order.memberId, new TextEncoder().encode('no picture'))).toMatchObject({ message: 'invalid_input' });
  for (const proofs of [1, 2, 3]) expect(await add(order.memberId)).toEqual({ ok: true, value: { proofs } });
  expect(await add(order.memberId)).toMatchObject({ message: 'limit_reached' });
  const params = { orderId: order.orderId, proofNo: '3' } as const;
  const shown = await cashier.routes.staffDepositProof({ ...desk(), params });
  expect(shown.ok && shown.value.image).toMatch(/^data:image\/webp;base64,/);
});

test('staff of a brand reaches no deposit of another', async () => {
  const order = await transfer();
  const elsewhere = desk((await insertBrand(harness.owner, 'elsewhere')).id);
  const params = { orderId: order.orderId };
  const notFound = { ok: false, message: 'not_found' };
  expect(await cashier.routes.staffDeposit({ ...elsewhere, params })).toEqual(notFound);
  expect(await cashier.routes.staffDepositProof({ ...elsewhere, params: { ...params, proofNo: '1' } })).toEqual(
    notFound,
  );
  const body = { lineId: randomUUID(), reason: 'mine' };
  expect(await cashier.routes.staffDepositMatch({ ...elsewhere, params, body })).toEqual(notFound);
  const data = calls.staffDeposits.data.parse({ search: order.orderId });
  const listed = async (by: ReturnType<typeof desk>) => {
    const answer = await cashier.routes.staffDeposits({ ...by, data });
    return answer.ok && calls.staffDeposits.answer.parse(answer.value).total;
  };
  expect([await listed(elsewhere), await listed(desk())]).toEqual([0, 1]);
  const own = await cashier.routes.staffDeposit({ ...desk(), params });
  expect(own.ok && calls.staffDeposit.answer.parse(own.value)).toMatchObject({
    order: { methodName: 'Pay by bank' },
    canMatch: true,
    steps: [{}, { state: 'PENDING' }],
  });
});

describe('a statement', () => {
  const faultOf = (csv: string | Uint8Array) => {
    const read = readStatement(typeof csv === 'string' ? new TextEncoder().encode(csv) : csv, 2);
    return read.ok ? read.value.length : read.detail?.fields;
  };
  const head = 'date,amount,payer,description\n';
  test.each([
    [`${head}2026-11-25,1.00,a,b\n2026-11-25,1.00,a,b`, 2],
    ['﻿Date;Amount;Payer;Description\r\n2026-11-25;+1.00;a;b\r\n', 1],
    [head, 0],
    ['date,amount\n2026-11-25,1.00', { payer: { key: 'not_empty' } }],
    [`${head}25.11.2026,1.00,a,b`, { 'line 2: date': { key: 'field_format' } }],
    [`${head}2026-02-30,1.00,a,b`, { 'line 2: date': { key: 'field_format' } }],
    [`${head}2025-02-29,1.00,a,b`, { 'line 2: date': { key: 'field_format' } }],
    [`${head}0000-01-01,1.00,a,b`, { 'line 2: date': { key: 'field_format' } }],
    [`${head}2024-02-29,1.00,a,b`, 1],
    ['date,amount,payer,description,amount\n2026-11-25,1.00,a,b,9.00', { file: { key: 'field_format' } }],
    [`${head}2026-11-25,1.00,a,b\n2026-11-25,1e3,a,b`, { 'line 3: amount': { key: 'amount_format' } }],
    [`${head}2026-11-25,1.001,a,b`, { 'line 2: amount': { key: 'amount_scale' } }],
    [`${head}2026-11-25,1.00,"a`, { file: { key: 'field_format' } }],
    [`${head}2026-11-25,1.00,a\0,b`, { file: { key: 'field_format' } }],
    [new Uint8Array([0xff, 0xfe, 0x00]), { file: { key: 'field_format' } }],
  ])('%j', (csv, expected) => expect(faultOf(csv)).toEqual(expected));
});

test('a reference is found however it was typed, and one line that fits two orders waits for a person', () => {
  const reference = transferReference('0195abcd');
  expect(reference).toMatch(/^BZ[0-9A-HJKMNP-TV-Z]{8}$/);
  for (const words of [
    reference,
    `x${reference.toLowerCase()}y`,
    reference.split('').join(' '),
    `${reference.slice(0, 5)}-${reference.slice(5)}`,
  ])
    expect(referencesIn(words)).toContain(reference);
  const order = { orderId: 'a', reference, amountMinor: 5n, isOpen: true };
  expect(matchOf({ amountMinor: 5n }, [order])).toEqual({ orderId: 'a', rule: 'referenceAndAmount' });
  expect(matchOf({ amountMinor: 4n }, [order])).toEqual({ orderId: 'a', rule: 'reference' });
  expect(matchOf({ amountMinor: 5n }, [order, { ...order, orderId: 'b' }])).toBeNull();
  expect(matchOf({ amountMinor: 5n }, [{ ...order, isOpen: false }])).toBeNull();
  expect(matchOf({ amountMinor: 5n }, [])).toBeNull();
});
