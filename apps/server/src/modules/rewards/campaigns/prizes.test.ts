// @covers promotion-claims raffles

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { grantStatement } from '../../gateway/index.ts';
import { createClaiming } from '../granting/claim.ts';
import { useRewards } from '../rewards.fixture.ts';
import { campaignContent, useCampaign } from './campaigns.fixture.ts';

const rewards = useRewards();
const campaign = useCampaign(rewards);
const dayMs = 86_400_000;
const noDue = { key: '', start: new Date(0), end: new Date(0) };

const addGoods = async (stock: number): Promise<string> => {
  const goodsId = randomUUID();
  await rewards.owner.query(
    `insert into mall_goods (brand_id, id, kind, names, points, stock, is_offered, position, version, changed_at)
     values ($1, $2, 'goods', '{"TY": "Baize cap"}', 100, $3, false, 0, 1, $4)`,
    [rewards.brand.id, goodsId, stock, rewards.clock.now()],
  );
  return goodsId;
};
const stockOf = async (goodsId: string): Promise<number> => {
  const { rows } = await rewards.owner.query('select stock from mall_goods where id = $1', [goodsId]);
  return rows[0].stock;
};
const openRaffle = async (): Promise<string> => {
  const raffleId = randomUUID();
  const at = (days: number) => new Date(rewards.clock.now().getTime() + days * dayMs).toISOString();
  const answer = await rewards.rewards.routes.staffRaffleWrite({
    ...rewards.staffCaller(),
    params: { raffleId },
    body: {
      content: {
        ...{ names: { TY: 'Spring raffle' }, gameTypes: [], perTicket: '10' },
        ...{ startsAt: at(-1), endsAt: at(1), drawsAt: at(2), prizes: [{ payout: 'points', amount: '50', count: 1 }] },
      },
      reason: 'for the test',
    },
  });
  expect(answer).toMatchObject({ ok: true });
  return raffleId;
};
const listOf = async (memberId: string) => {
  const list = await rewards.rewards.routes.rewardList({
    ...rewards.caller(memberId),
    data: { pageNo: 1, pageSize: 15, language: 'TY' },
  });
  if (!list.ok) throw new Error(list.message);
  return list.value;
};
const claim = async (memberId: string, rewardId: string, address = '') => {
  const answer = await rewards.rewards.routes.claimRewards({
    ...rewards.caller(memberId),
    body: { rewardIds: [rewardId], address },
  });
  return answer.ok ? answer.value.results[0]?.message : answer.message;
};

test('goods: two pieces for three members, claimed once with an address, sent back into the stock when they are refused', async () => {
  const goodsId = await addGoods(2);
  await campaign.open({ trigger: 'date', payout: 'goods', goodsId, reward: '1' });
  const members = await Promise.all(Array.from({ length: 3 }, () => rewards.newMember()));
  const joined = await Promise.all(members.map((memberId) => campaign.join(memberId)));
  expect(joined.map((one) => one.ok && one.value.status).sort()).toEqual(['claim', 'claim', 'signed']);
  expect(await stockOf(goodsId)).toBe(0);
  const lists = await Promise.all(members.map(listOf));
  const winners = members.filter((_, index) => lists[index]?.claimable.length === 1);
  expect(winners).toHaveLength(2);
  const [first = '', second = ''] = winners;
  const [reward] = (await listOf(first)).claimable;
  expect(reward).toMatchObject({ payout: 'goods', amount: '1', prizeName: 'Baize cap', wagering: null });
  const rewardId = reward?.rewardId ?? '';
  expect(await claim(first, rewardId)).toBe('address_missing');
  expect(await Promise.all([claim(first, rewardId, '1 Long Road'), claim(first, rewardId, '1 Long Road')])).toEqual([
    '',
    '',
  ]);
  const { rows: orders } = await rewards.owner.query(
    'select id, state, points, quantity from mall_orders where member_id = $1',
    [first],
  );
  expect(orders).toMatchObject([{ state: 'processing', quantity: 1 }]);
  expect(Number(orders[0].points)).toBe(0);
  const refused = await rewards.rewards.routes.staffOrderDecide({
    ...rewards.staffCaller(),
    params: { orderId: orders[0].id },
    body: { to: 'rejected', reason: 'not sent abroad' },
  });
  expect(refused).toMatchObject({ ok: true });
  expect(await stockOf(goodsId)).toBe(1);
  expect(await rewards.pointsOf(first)).toBe(0n);
  // Who waited has it at the next look; who did not claim in time gives his back.
  await rewards.runJob('rewards.campaigns', noDue);
  expect(await stockOf(goodsId)).toBe(0);
  rewards.clock.advanceMs(4 * dayMs);
  await rewards.runJob('rewards.expiry', noDue);
  expect(await stockOf(goodsId)).toBe(2);
  expect(await claim(second, (await listOf(second)).past[0]?.rewardId ?? '', '2 Long Road')).toBe('reward_expired');
  expect(await stockOf(goodsId)).toBe(2);
  await rewards.expectCleanBooks();
});

test('goods whose claim meets their expiry are sent once and leave the stock once', async () => {
  const goodsId = await addGoods(1);
  await campaign.open({ trigger: 'date', payout: 'goods', goodsId, reward: '1' });
  const memberId = await rewards.newMember();
  await campaign.join(memberId);
  const [reward] = (await listOf(memberId)).claimable;
  const secretBox = createSecretBox('a secret of tests');
  const { claim: claimLate } = createClaiming({
    ...{ ledger: rewards.ledger, newId, freeRounds: { games: [], grantStatement, openOf: async () => [] } },
    // The claim is decided in time, and written after the expiry.
    secretBox: {
      ...secretBox,
      seal: async (text) => {
        rewards.clock.advanceMs(4 * dayMs);
        await rewards.runJob('rewards.expiry', noDue);
        return secretBox.seal(text);
      },
    },
  });
  expect(await claimLate(memberId, reward?.rewardId ?? '', '1 Long Road')).toMatchObject({ ok: true });
  const { rows: orders } = await rewards.owner.query('select quantity from mall_orders where member_id = $1', [
    memberId,
  ]);
  expect(orders).toEqual([{ quantity: 1 }]);
  expect(await stockOf(goodsId)).toBe(0);
});

test('tickets: they are claimed while the raffle runs, take part in its numbering, and expire with it', async () => {
  const raffleId = await openRaffle();
  await campaign.open({ trigger: 'date', payout: 'tickets', raffleId, reward: '7' });
  const [player, late] = [await rewards.newPlayer({ balanceMinor: 10_000n }), await rewards.newMember()];
  await Promise.all([campaign.join(player.memberId), campaign.join(late)]);
  const [reward] = (await listOf(player.memberId)).claimable;
  expect(reward).toMatchObject({ payout: 'tickets', amount: '7', prizeName: 'Spring raffle' });
  const rewardId = reward?.rewardId ?? '';
  expect(await Promise.all([claim(player.memberId, rewardId), claim(player.memberId, rewardId)])).toEqual(['', '']);
  await rewards.play(player, 2_000n, 0n);
  const mine = async () => {
    const answer = await rewards.rewards.routes.raffles({
      ...rewards.caller(player.memberId),
      data: { language: 'TY' },
    });
    return answer.ok ? answer.value.list.find((one) => one.raffleId === raffleId) : undefined;
  };
  expect(await mine()).toMatchObject({ state: 'open', myTickets: 9 });
  rewards.clock.advanceMs(dayMs + 3 * 60_000);
  await rewards.runJob('rewards.raffles', noDue);
  expect(await mine()).toMatchObject({ state: 'closed', tickets: 9, myTickets: 9, firstTicket: 1 });
  expect(await claim(late, (await listOf(late)).past[0]?.rewardId ?? '')).toBe('reward_expired');
  await rewards.expectCleanBooks();
});

test('goods and raffles that the brand does not have, and a share of goods, name their field', async () => {
  const write = (more: object) => campaign.write(campaignContent(rewards, { trigger: 'date', ...more }));
  const fault = (field: string, key: string) => ({ detail: { fields: { [`content.${field}`]: { key } } } });
  const missing = randomUUID();
  expect(await write({ payout: 'goods', goodsId: missing, reward: '1' })).toMatchObject(
    fault('goodsId', 'field_format'),
  );
  expect(await write({ payout: 'goods', reward: '1' })).toMatchObject(fault('goodsId', 'field_format'));
  expect(await write({ payout: 'tickets', raffleId: missing, reward: '1' })).toMatchObject(
    fault('raffleId', 'field_format'),
  );
  expect(await write({ payout: 'tickets', raffleId: missing, reward: '0' })).toMatchObject(
    fault('reward', 'amount_zero'),
  );
  expect(await write({ payout: 'goods', goodsId: missing, reward: '1001' })).toMatchObject(
    fault('reward', 'field_format'),
  );
});
