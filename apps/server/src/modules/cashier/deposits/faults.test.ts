// @covers deposit-faults

import { afterAll, describe, expect, test } from 'vitest';
import type { DepositsHarness } from './deposits.fixture.ts';
import { until, useDeposits } from './deposits.fixture.ts';
import type { DepositOrder } from './schema.ts';

const harness: DepositsHarness = useDeposits();

/** What each fault ends in, for an order of 100.00: the state, why, and what the member has then, in minor units. */
const ends: Record<string, { state: DepositOrder['state']; reason: DepositOrder['reason']; cashMinor: bigint }> = {
  late: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  silent: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  double: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  flood: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  partial: { state: 'PAID', reason: 'paidInPart', cashMinor: 5_000n },
  tooMuch: { state: 'PAID', reason: 'paidMore', cashMinor: 20_000n },
  wrongAmount: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  wrongCurrency: { state: 'FAILED', reason: 'wrongCurrency', cashMinor: 0n },
  wrongCurrencyTold: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  reversed: { state: 'REVERSED', reason: 'reversed', cashMinor: 0n },
  reversedInPart: { state: 'REVERSED', reason: 'reversedInPart', cashMinor: 7_500n },
  reversedFirst: { state: 'REVERSED', reason: 'reversed', cashMinor: 0n },
  failedFirst: { state: 'PAID', reason: 'paidLate', cashMinor: 10_000n },
  failedAfterPaid: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  forgets: { state: 'EXPIRED', reason: 'forgotten', cashMinor: 0n },
  forgetsForAWhile: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  errors: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  takesButErrors: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  unsigned: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
  replayed: { state: 'PAID', reason: 'paid', cashMinor: 10_000n },
};
/** Nobody tells the operator of these: it asks. */
const untold = ['silent', 'forgets', 'forgetsForAWhile', 'unsigned', 'replayed'];

/** Orders under a fault and pays, as soon as there is somewhere to pay. */
async function paid(fault: string): Promise<DepositOrder> {
  let order = await harness.ordered(await harness.newMember(), { fault });
  for (let time = 0; order.state === 'CREATED' && time < 4; time += 1) {
    harness.clock.advanceMs(61_000);
    await harness.deposits.askDue();
    order = await harness.orderOf(order);
  }
  expect(order.state).toBe('PENDING');
  if (order.instructions?.kind !== 'redirect') throw new Error('there is nowhere to pay');
  await harness.program.pay(order.instructions.payUrl);
  return order;
}

describe.each(Object.entries(ends))('a provider that is "%s"', (fault, { state, reason, cashMinor }) => {
  test(`ends in ${state}, and the money is booked once`, async () => {
    const order = await paid(fault);
    if (untold.includes(fault)) await harness.asked(8);
    await until(async () => {
      const now = await harness.orderOf(order);
      return now.state === state && now.reason === reason;
    });
    // Whatever comes later changes nothing any more.
    await harness.asked(3);
    expect(await harness.orderOf(order)).toMatchObject({ state, reason });
    expect(await harness.cashOf(order.memberId)).toBe(cashMinor);
  });
});

afterAll(async () => {
  expect(harness.failures).toEqual([]);
});

test('all twenty faults of the program are here, and the books are clean after them', async () => {
  expect(Object.keys(ends)).toHaveLength(20);
  await harness.expectCleanBooks();
});

test('the float of the ledger is what the provider says, but for the money of another currency', async () => {
  const totals = await harness.provider.totals?.();
  const ours = totals?.currencies.find(({ currency }) => currency === harness.brand.currency.code);
  const { rows } = await harness.owner.query<{ paid: string; reversed: string }>(
    `select coalesce(sum(paid_minor), 0)::text as paid, coalesce(sum(reversed_minor) filter (where paid_minor is not null), 0)::text as reversed
     from deposit_orders where currency_code = $1`,
    [harness.brand.currency.code],
  );
  const booked = BigInt(rows[0]?.paid ?? 0) - BigInt(rows[0]?.reversed ?? 0);
  expect((ours?.depositedMinor ?? 0n) - (ours?.reversedMinor ?? 0n)).toBe(booked);
  expect(totals?.currencies.map(({ currency }) => currency).sort()).toEqual(
    [harness.brand.currency.code, 'USD'].sort(),
  );
});
