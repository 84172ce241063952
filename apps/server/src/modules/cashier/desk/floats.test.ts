// @covers provider-float

import { expect, test } from 'vitest';
import { until, useDeposits } from '../deposits/deposits.fixture.ts';
import { createFloats, floatLookEveryMs } from './floats.ts';

const harness = useDeposits();

test('the float of the ledger is the provider’s own, and a planted cent is named at the second look, once', async () => {
  const floats = createFloats(harness.deps);
  const order = await harness.ordered(await harness.newMember());
  if (order.instructions?.kind !== 'redirect') throw new Error('there is nowhere to pay');
  await harness.program.pay(order.instructions.payUrl);
  await until(async () => (await harness.orderOf(order)).state === 'PAID');
  const equal = {
    provider: 'sandbox-pay',
    currency: harness.brand.currency.code,
    ledgerMinor: 10_000n,
    state: 'equal',
  };
  await until(async () => (await floats.compare())[0]?.ledgerMinor === 10_000n);
  expect(await floats.compare()).toMatchObject([equal]);
  await floats.watch();
  await floats.watch();
  expect(harness.alarms).toEqual([]);

  const { memberId } = order;
  await harness.ledger.deposit(harness.database, {
    ...{ providerCode: 'sandbox-pay', reference: 'planted', memberId, depositId: 'planted', amountMinor: 1n },
  });
  expect(await floats.compare()).toMatchObject([{ ledgerMinor: 10_001n, differenceMinor: -1n, state: 'different' }]);
  for (let look = 0; look < 4; look += 1) await floats.watch();
  const detail = {
    provider: 'sandbox-pay',
    currency: harness.brand.currency.code,
    differenceMinor: '-1',
    ledgerMinor: '10001',
  };
  expect(harness.alarms).toEqual([{ code: 'provider_difference', detail }]);
});

test('a cent that only the provider’s own report knows is named within a minute of looks', async () => {
  harness.alarms.length = 0;
  const floats = createFloats(harness.deps);
  await floats.watch();
  const account = { kind: 'bank', institution: 'First Bank', number: '1', holder: 'Nobody' } as const;
  const { code: currency } = harness.brand.currency;
  await harness.provider.startPayout({ payoutId: 'planted', amountMinor: 1n, currency, exponent: 2, account });
  await until(async () => (await floats.compare())[0]?.report?.paidOutMinor === 1n);
  expect(await floats.compare()).toMatchObject([{ ledgerMinor: 10_001n, differenceMinor: -2n, state: 'different' }]);
  for (let lookMs = floatLookEveryMs; lookMs < 60_000; lookMs += floatLookEveryMs) await floats.watch();
  const detail = { provider: 'sandbox-pay', currency, differenceMinor: '-2', ledgerMinor: '10001' };
  expect(harness.alarms).toEqual([{ code: 'provider_difference', detail }]);
});

test('a provider that does not answer is shown as such, and raises no alarm', async () => {
  harness.program.close();
  const floats = createFloats({ ...harness.deps, onFailure: () => undefined });
  expect(await floats.compare()).toMatchObject([
    { state: 'notAnswering', ledgerMinor: 10_001n, differenceMinor: null },
  ]);
  harness.alarms.length = 0;
  await floats.watch();
  await floats.watch();
  expect(harness.alarms).toEqual([]);
});
