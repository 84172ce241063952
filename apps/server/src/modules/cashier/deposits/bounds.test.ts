// @covers deposit-orders bank-transfers

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useDeposits } from './deposits.fixture.ts';

const harness = useDeposits();
const dayMs = 86_400_000;

test('orders that end at once are bounded by day', async () => {
  const memberId = await harness.newMember();
  const { orderId } = await harness.ordered(memberId);
  await harness.owner.query(`update deposit_orders set state = 'FAILED', ask_at = null where order_id = $1`, [orderId]);
  await harness.owner.query(
    `insert into deposit_orders (member_id, order_id, brand_id, request_id, method_code, provider, kind, currency_code, amount_minor,
      fee_minor, state, reason, return_url, created_at, expires_at, changed_at)
    select member_id, gen_random_uuid(), brand_id, gen_random_uuid(), method_code, provider, kind, currency_code, amount_minor, fee_minor,
      'FAILED', reason, return_url, created_at, expires_at, changed_at from deposit_orders, generate_series(1, 99) where order_id = $1`,
    [orderId],
  );
  await expect(harness.ordered(memberId)).rejects.toThrow('limit_reached');
  expect(await harness.ordered(await harness.newMember())).toMatchObject({ state: 'PENDING' });
  harness.clock.advanceMs(dayMs);
  expect(await harness.ordered(memberId)).toMatchObject({ memberId });
});

test('of pictures of several transfers at the same moment no more are kept than a member may have in a day', async () => {
  const memberId = await harness.newMember();
  const png = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const add = (order: Awaited<ReturnType<typeof harness.ordered>>) =>
    harness.deposits.proofs.add(order, png, '192.0.2.7');
  const [first, second, third, fourth] = [
    await harness.ordered(memberId),
    await harness.ordered(memberId),
    await harness.ordered(memberId),
    await harness.ordered(memberId),
  ];
  for (const order of [first, first, first, second, second, second, third, third])
    expect((await add(order)).ok).toBe(true);
  const last = await Promise.all([add(third), add(fourth)]);
  expect(last.filter(({ ok }) => ok)).toHaveLength(1);
});

test('pictures of transfers are bounded by member and day, whatever they are of', async () => {
  const memberId = await harness.newMember();
  const png = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const added: (number | string)[] = [];
  for (let place = 0; place < 4; place += 1) {
    const order = await harness.ordered(memberId);
    for (let proof = 0; proof < 3; proof += 1) {
      const answer = await harness.deposits.proofs.add(order, png, '192.0.2.7');
      added.push(answer.ok ? answer.value : answer.message);
    }
  }
  const three = [1, 2, 3];
  expect(added).toEqual([...three, ...three, ...three, 'limit_reached', 'limit_reached', 'limit_reached']);
  harness.clock.advanceMs(dayMs);
  const order = await harness.ordered(memberId);
  expect(await harness.deposits.proofs.add(order, png, '192.0.2.7')).toEqual({ ok: true, value: 1 });
  const noise = await sharp({
    create: {
      width: 1_800,
      height: 1_800,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  expect(await harness.deposits.proofs.add(order, noise, '192.0.2.7')).toEqual({ ok: true, value: 2 });
  expect((await harness.deposits.proofs.read(order, 2))?.length).toBeLessThan(1_000_000);
});
