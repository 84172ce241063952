// @covers deposit-orders

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothingOutside } from '../../src/composition/outside.ts';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { openProviderProcess, type ProviderProcess } from '../support/payment-provider.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
let program: ProviderProcess;
let server: LiveServer;
let token: string;

beforeAll(async () => {
  program = await openProviderProcess(() => `${server.url}/payments/v1/callbacks/sandbox-pay`);
  const paymentProvider = { url: program.url, secret: program.secret };
  server = await openLiveServer(db, testClock(new Date().toISOString()), {
    outside: { ...nothingOutside, paymentProvider },
  });
  token = await server.register('payer01');
});
afterAll(async () => {
  program.close();
  await server.close();
});

test('a member orders, pays on the provider’s page, and has the money when its callback has come', async () => {
  const headers = { token };
  const methods = await server.call('depositMethods', { data: { device: 'phone' } }, headers);
  expect(methods.value.list.map(({ methodCode }) => methodCode)).toEqual(['card', 'qr', 'bank']);
  const body = { requestId: randomUUID(), methodCode: 'card', amount: '150', device: 'phone' } as const;
  const ordered = await server.call('createDeposit', { body }, headers);
  expect(ordered.value).toMatchObject({ state: 'PENDING', amount: '150.00', fee: '1.50', paid: null });
  const { orderId, instructions } = ordered.value;
  if (instructions?.kind !== 'redirect') throw new Error('there is nowhere to pay');
  await program.pay(instructions.payUrl);
  const state = async () => (await server.call('depositOrder', { params: { orderId }, data: {} }, headers)).value.state;
  await expect.poll(state).toBe('PAID');
  expect((await server.call('balance', {}, headers)).value.sumBalance).toBe('150.00');
  const history = await server.call('depositHistory', { data: {} }, headers);
  expect(history.value.list).toMatchObject([{ orderId, state: 'PAID', paid: '150.00' }]);
});

test('a callback without a signature is refused and noted; one about no provider as well', async () => {
  for (const code of ['sandbox-pay', 'nobody']) {
    const url = `${server.url}/payments/v1/callbacks/${code}`;
    const response = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(401);
  }
  expect(server.securityLines.filter(({ security }) => security === 'payment_callback_refused')).toHaveLength(2);
});
